"""What departments, tabs and tracks do, as data: amounts gained and paid, uses of an employee, lasting effects."""

from __future__ import annotations

import enum

from game.content.data import Count, Data, Positive


class Gain(Data, frozen=True):
    """Amounts received or paid together. `steps` are employee steps, `employee` comes from the reserve to a lobby."""

    money: Count = 0
    goods: Count = 0
    vp: Count = 0
    study: Count = 0
    employee: Count = 0
    steps: Count = 0


class Income(Data, frozen=True):
    """What a tab or transport space pays: all of the amounts, or one entry of `choose`."""

    money: Count = 0
    goods: Count = 0
    vp: Count = 0
    study: Count = 0
    employee: Count = 0
    choose: tuple[Gain, ...] = ()

    def fixed(self) -> Gain:
        """Return the amounts that need no choice."""
        return Gain(money=self.money, goods=self.goods, vp=self.vp, study=self.study, employee=self.employee)


class Round(enum.StrEnum):
    """How an uneven count is halved."""

    UP = "up"
    DOWN = "down"


class PerActive(Data, frozen=True):
    """`gain` once for every `each` active employees of the company, the permanent one left out (ruling 3)."""

    each: Positive
    gain: Gain
    round: Round


class Trade(Data, frozen=True):
    """Sell (`give` goods) or buy (`give` money) from 1 to `up_to` times; each time gives `gain`."""

    up_to: Positive
    give: Gain
    gain: Gain


class Where(enum.StrEnum):
    """Where a project may be built: the region of the mission, or anywhere."""

    MISSION_REGION = "mission_region"
    ANYWHERE = "anywhere"


class DepartmentPrice(Data, frozen=True):
    """Goods for a new department: in a free room that holds an own employee, or in an empty one."""

    occupied_room: Count
    empty_room: Count


class Use(Data, frozen=True):
    """One way to spend one active employee. Exactly one effect besides `mission` and `pay` is set."""

    mission: bool = False
    pay: Gain = Gain()
    gain: Gain | None = None
    per_active: PerActive | None = None
    trade: Trade | None = None
    build_project: Where | None = None
    build_department: DepartmentPrice | None = None
    donate_on_top: bool = False


class Continuous(Data, frozen=True):
    """What a department does all the time (D4). Zero or false: not this effect."""

    lobby: bool = False  # is a lobby; works without an active employee
    move_in: Count = 0  # employees that may move into a department just built
    donation_step: Count = 0  # dollars a donation costs, times its number
    transport_discount: Count = 0  # study points less for a space of a transport track
    transport_minimum: Count = 0  # study points such a space costs at least
