"""Turns the content files, once they are free of faults, into the `Content` the rules are played with."""

from __future__ import annotations

from game.content import model
from game.content.schema import (
    FREE,
    LOBBY,
    CompanyFile,
    DepartmentsFile,
    DonationsFile,
    Files,
    MapFile,
    SoloFile,
)


def content(files: Files, digest: str) -> model.Content:
    """Return the content; `digest` as in `model.Content`."""
    tabs, tracks = files.project_tabs, files.transport
    return model.Content(
        map=_map(files.map),
        company=_company(files.company),
        starting_departments=_starting(files.departments),
        departments=_tiles(files.departments),
        tabs={type_: getattr(tabs, type_) for type_ in model.ProjectType},
        transport={region: getattr(tracks, region) for region in model.Region},
        donations=_donations(files.donations),
        timeline=model.Timeline(
            layout=files.timeline.layout,
            tiles=files.timeline.tiles,
            end={row: files.timeline.end[row] for row in model.ActionType},
        ),
        solo=_solo(files.solo_cards),
        setup=model.Setup(**{name: getattr(files.setup, name) for name in model.Setup.__struct_fields__}),
        scoring=model.Scoring(**{name: getattr(files.scoring, name) for name in model.Scoring.__struct_fields__}),
        digest=digest,
    )


def _map(file: MapFile) -> model.Map:
    cities = {
        id_: model.City(id=id_, **{name: getattr(entry, name) for name in entry.__struct_fields__})
        for id_, entry in file.cities.items()
    }
    return model.Map(cities=cities, routes=file.routes)


def _company(file: CompanyFile) -> model.Company:
    floors = tuple(reversed(file.building))
    rooms = tuple(
        model.StartingRoom(floor=floor, column=column, department=None if name == LOBBY else name)
        for floor, row in enumerate(floors, 1)
        for column, name in enumerate(row, 1)
        if name != FREE
    )
    return model.Company(floors=len(floors), columns=len(floors[0]), rooms=rooms)


def _starting(file: DepartmentsFile) -> dict[str, model.Department]:
    return {
        id_: model.Department(
            id=id_,
            number=0,
            type=entry.type,
            desks=entry.desks,
            permanent_active=entry.permanent_active,
            steps_per_active=entry.steps_per_active,
            uses=entry.uses,
            continuous=entry.continuous,
            starting=True,
        )
        for id_, entry in file.starting.items()
    }


def _tiles(file: DepartmentsFile) -> dict[str, model.Department]:
    return {
        entry.id: model.Department(
            id=entry.id,
            number=number,
            type=entry.type,
            desks=entry.desks,
            uses=entry.uses,
            continuous=entry.continuous,
            extra_build_cost=entry.extra_build_cost,
        )
        for number, entry in sorted(file.tiles.items())
    }


def _donations(file: DonationsFile) -> model.Donations:
    spaces = {
        id_: model.Donation(
            id=id_, theme=theme, row=row, **{name: getattr(entry, name) for name in entry.__struct_fields__}
        )
        for theme, entries in file.themes.items()
        for row, (id_, entry) in enumerate(entries.items(), 1)
    }
    return model.Donations(cost_step=file.cost_step, cap=file.cap, themes=tuple(file.themes), spaces=spaces)


def _solo(file: SoloFile) -> model.Solo:
    cards = {
        id_: model.SoloCard(id=id_, kind=kind, **{name: getattr(entry, name) for name in entry.__struct_fields__})
        for kind in model.CardKind
        for id_, entry in file.cards[kind].items()
    }
    return model.Solo(vp_cards=file.vp_cards, decks=file.decks, scoring=file.scoring, discs=file.discs, cards=cards)
