#!/bin/sh
# A whole fight at a server with a shell, curl and nothing else:
#   sh examples/clients/fray_http.sh 'http://127.0.0.1:3729/#/join/KEY' [another link ...]
# Each link is a seat; this plays all of them until the fight is over, and leaves a picture of its end. A shell does not read JSON, so
# it looks for single fields with grep and sed; with jq at hand all of it is shorter. docs/how-to/build-a-client.md says what else there is.
set -eu

[ $# -gt 0 ] || { echo "Say the link of a seat, as fray serve prints it." >&2; exit 2; }
api="${1%%#*}api"

# ask KEY PATH ...: a request with the key of a seat; the rest goes to curl. Where the server wants a pause or is gone, it is asked again (what
# has an id is done once, however often it is sent), and only what is said at last counts: the file is rewritten.
said=$(mktemp)
trap 'rm -f "$said"' EXIT
ask() {
  key=$1 path=$2
  shift 2
  curl --silent --show-error --max-time 60 --retry 6 --retry-all-errors -H "Authorization: Bearer ${key##*/join/}" "$@" -o "$said" "$api/$path"
  cat "$said"
}

# get KEY PATH: what is answered.
get() {
  ask "$1" "fights/$fight$2"
}

# post KEY WORD FIELDS: says a word of the protocol. Whatever changes something has an id of its own, so that it could be sent again.
post() {
  id=$(od -An -N8 -tx1 /dev/urandom | tr -d ' \n')
  ask "$1" "fights/$fight/$2" -H 'Content-Type: application/json' --data "{\"id\":\"$id\"$3}"
}

# field NAME: the first field of that name on standard input, when it is a text, a number or a word.
field() {
  tr -d '\n' | sed -n "s/.*\"$1\":\\(\"[^\"]*\"\\|[^,}\"]*\\).*/\\1/p" | tr -d '"'
}

# first NAME: the same, of the first place where it stands.
first() {
  grep -o "\"$1\":\\(\"[^\"]*\"\\|[a-z0-9-]*\\)" | head -n 1 | sed 's/^[^:]*://' | tr -d '"'
}

# check ANSWER: stops where something was refused, with the reason.
check() {
  case "$1" in
    *'"type":"refused"'* | *'"error":'*) echo "$1" >&2; exit 1 ;;
  esac
}

# answer KEY TABLE: answers the first open question of a table, as is usual. Fails where there is none.
answer() {
  question=$(printf '%s' "$2" | grep -o '"questions":\[{.*' || true)
  [ -n "$question" ] || return 1
  id=$(printf '%s' "$question" | first id)
  value=$(printf '%s' "$question" | first decline)
  [ "$value" != null ] || value=$(printf '%s' "$question" | first preset)
  check "$(post "$1" answer ",\"question\":\"$id\",\"value\":\"$value\"")"
}

# whole: of actions, a line each, those that ask nothing more and can be mended.
whole() {
  grep '"asks":\[\]' | grep '"drastic":null' || true
}

# any: one of the lines on standard input, another one each time.
chance=1
any() {
  lines=$(cat)
  [ -n "$lines" ] || return 0
  count=$(printf '%s\n' "$lines" | wc -l)
  printf '%s\n' "$lines" | sed -n "$((chance / 65536 % count + 1))p"
}

# act KEY: does something to somebody where one of the seat can, else anything: who stayed where they are would never meet. Fails
# where nobody acts.
act() {
  chance=$(((chance * 1103515245 + 12345) % 2147483648))
  acts=$(get "$1" /legal)
  case "$acts" in *'"actions":null'*) return 1 ;; esac
  # Behind them stand those that are not possible now, and why.
  lines=$(printf '%s' "$acts" | sed 's/],"illegal":\[.*//; s/{"price":/\n&/g; s/{"key":/\n&/g')
  one=$(printf '%s\n' "$lines" | whole | grep '"target":' | head -n 1)
  [ -n "$one" ] || one=$(printf '%s\n' "$lines" | whole | any)
  # Where there is neither, somebody else has acted in the meantime.
  [ -n "$one" ] || return 1
  check "$(post "$1" submit ",\"action\":\"$(printf '%s' "$one" | first key)\"")"
}

fight=$(ask "$1" seat | first fight)
while :; do
  moved=no
  for link in "$@"; do
    table=$(get "$link" '')
    case "$table" in
      *'"over":true'*)
        post "$link" told '' | grep -o '"words":"[^"]*"' | tail -n 1 | cut -d '"' -f 4
        get "$link" /picture > "fray-$fight.svg"
        exit 0 ;;
    esac
    check "$table"
    if answer "$link" "$table" || act "$link"; then moved=yes; fi
  done
  # Nobody here is waited for: the first seat waits for news.
  if [ "$moved" = no ]; then
    get "$1" "/news?epoch=$(printf '%s' "$table" | field epoch)&seq=$(printf '%s' "$table" | field seq)" > /dev/null
  fi
done
