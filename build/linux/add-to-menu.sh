#!/bin/sh
# Add Carnegie to this user's menu, or take it out again with --remove. Nothing outside ~/.local/share is touched.
set -eu
here=$(dirname "$(readlink -f "$0")")
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/carnegie.desktop
icon=$share/icons/hicolor/256x256/apps/carnegie.png
if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icon"
    exit
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/carnegie.png" "$icon"
# A path in an entry is quoted, and \ " ` $ in it are escaped, twice: once for the string and once for the file.
program=$(printf '%s' "$here/carnegie" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s"\n' "$program" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < "$here/carnegie.desktop" > "$entry"
chmod 644 "$entry" "$icon"
