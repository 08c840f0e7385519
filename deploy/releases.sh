#!/usr/bin/env bash
# The releases of the site on this server: building one, using it, asking whether it works, and the database
# from before it. Read by deploy/site and deploy/install.sh.

ROOT=${SITE_ROOT:-} # Set by tests only: a folder that stands for /.
ACCOUNT=${SITE_ACCOUNT:-site}
BASE=$ROOT/srv/site
RELEASES=$BASE/releases
CURRENT=$BASE/current
SETTINGS=$ROOT/etc/site.env
LOCK=$ROOT/run/site-upgrade.lock
PORT=${SITE_PORT:-3001}
# nginx passes no visitor on to this one: what they send cannot be lost when a new version is taken back.
CHECK_PORT=${SITE_CHECK_PORT:-3901}
RELEASES_KEPT=3
NPM_INSTALL=(npm install --include=dev --ignore-scripts --no-save --no-audit --no-fund --prefer-offline --loglevel=error)
export PATH=$BASE/node/bin:$PATH

say() { printf '%s\n' "$*" || true; }
refuse() {
  printf '%s\n' "$*" >&2 || true
  exit 1
}

# FOLDER COMMAND…: runs the command there as the account of the site.
as_account() (
  cd "$1"
  shift
  export HOME=$BASE/home NEXT_TELEMETRY_DISABLED=1
  exec runuser -u "$ACCOUNT" -- "$@"
)

# Exports the settings as the service has them; call it in a subshell.
export_settings() {
  local line name value
  export DATA_DIR=$ROOT/var/lib/site NODE_ENV=production
  [[ -f $SETTINGS ]] || return 0
  while IFS= read -r line || [[ -n $line ]]; do
    [[ $line =~ ^([A-Z][A-Z0-9_]*)=(.*)$ ]] || continue
    name=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
    if [[ $value =~ ^\"(.*)\"$ || $value =~ ^\'(.*)\'$ ]]; then value=${BASH_REMATCH[1]}; fi
    export "$name=$value"
  done <"$SETTINGS"
}

# COMMAND…: as the account, with the settings, in the release in use.
with_settings() (
  export_settings
  as_account "$CURRENT" "$@"
)

data_folder() (
  export_settings
  printf '%s' "$DATA_DIR"
)

# PORT: "ready", "failing NAMES" or "silent".
answer_of() {
  node --input-type=module - "$1" <<'SCRIPT'
const ask = (path) =>
  fetch(`http://127.0.0.1:${process.argv[2]}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(20_000) })
try {
  const { failing = [] } = await (await ask('/ready')).json()
  if ((await ask('/')).status >= 400) failing.push('home-page')
  console.log(failing.length === 0 ? 'ready' : `failing ${failing.join(' ')}`)
} catch {
  console.log('silent')
}
SCRIPT
}

# PORT: how often systemd had to start it again; also of a site that runs well since then.
restarts_of() {
  local number
  number=$(systemctl show --property=NRestarts --value "site@$1")
  printf '%s' "${number:-0}"
}

# PORT SECONDS KNOWN: waits until the site is ready, or fails only what failed before the upgrade.
until_ready() {
  local port=$1 end=$((SECONDS + $2)) known=" $3 " name is_ready restarts
  restarts=$(restarts_of "$port")
  while ((SECONDS < end)); do
    ANSWER=$(answer_of "$port")
    if [[ $ANSWER != silent ]]; then
      is_ready=yes
      for name in ${ANSWER#* }; do
        [[ $ANSWER == ready || $known == *" $name "* ]] || is_ready=no
      done
      if [[ $is_ready == yes ]]; then return 0; fi
    fi
    if (($(restarts_of "$port") > restarts)); then return 1; fi
    sleep 1
  done
  return 1
}

# The releases that were built to their end, oldest first: their names are times.
built_releases() { find "$RELEASES" -mindepth 2 -maxdepth 2 -name .built -printf '%h\n' | sort; }

# One step, so that there is no moment without a release.
point_to() {
  ln -sfn "releases/$(basename "$1")" "$CURRENT.new"
  mv -T "$CURRENT.new" "$CURRENT"
}

is_site() { grep -qs '"name": "overseas-recruitment"' "$1/package.json" && [[ -f $1/deploy/site ]]; }

# SOURCE: refused before anything is done for it; what is in an archive shows when it is unpacked.
check_source() {
  [[ -e $1 ]] || refuse "$1 does not exist."
  if [[ -d $1 ]]; then is_site "$1" || refuse "$1 is not a version of the site: it has no package.json of it."; fi
}

# FROM TO: the sources only. Packages and builds of another machine, settings and data stay where they are.
copy_folder() {
  is_site "$1" || refuse "$1 is not a version of the site: it has no package.json of it."
  local name left_out=()
  for name in .git node_modules .next dist data .env .env.local .built .database-before; do
    left_out+=("--exclude=./$name")
  done
  tar -C "$1" --anchored "${left_out[@]}" -cf - . | as_account "$2" tar -xf - --no-same-owner
}

# ARCHIVE TO: unpacked by the account, because root need not trust it.
copy_archive() {
  local name=.archive/${1##*/} top
  install -d -o "$ACCOUNT" -m 755 "$2/.archive" "$2/.archive/in"
  install -o "$ACCOUNT" -m 600 "$1" "$2/$name"
  case $name in
    *.zip) as_account "$2" unzip -q "./$name" -d .archive/in ;;
    *) as_account "$2" tar -xf "./$name" -C .archive/in ;;
  esac
  top=$(find "$2/.archive/in" -maxdepth 2 -name package.json -printf '%h\n' | sort | head -n 1)
  copy_folder "${top:-$1}" "$2"
  rm -rf "$2/.archive"
}

# SOURCE: makes a release beside the one in use; RELEASE is its folder.
build_release() {
  local free old
  free=$(df --output=avail -k "$BASE" | tail -n 1)
  # Tests, which set ROOT, build next to nothing.
  [[ -n $ROOT ]] || ((free > 3000000)) || refuse "3 GB of free disk are needed for a new version; there are $((free / 1000000))."
  for old in "$RELEASES"/*; do
    # The one in use has no mark if it was made by hand.
    if [[ -d $old && ! -f $old/.built && $old != "$(readlink -f "$CURRENT")" ]]; then rm -rf "$old"; fi
  done
  RELEASE=$RELEASES/$(date -u +%Y-%m-%dT%H%M%SZ)
  install -d -o "$ACCOUNT" -m 755 "$RELEASE"
  if [[ -d $1 ]]; then copy_folder "$1" "$RELEASE"; else copy_archive "$1" "$RELEASE"; fi
  say 'Installing packages (one to five minutes) …'
  as_account "$RELEASE" nice "${NPM_INSTALL[@]}"
  say 'Building (one to ten minutes) …'
  as_account "$RELEASE" nice npm run --silent build
  as_account "$RELEASE" nice npm prune --omit=dev --no-audit --no-fund --loglevel=error
  rm -rf "$RELEASE/.next/cache"
  # The site cannot change its own program, and root does not run files of the account.
  chown -hR root:root "$RELEASE"
  chmod -R u=rwX,go=rX "$RELEASE"
  touch "$RELEASE/.built"
}

# The newest database from before an upgrade (docs/adr/0038), or nothing.
newest_copy() {
  local folder
  folder=$(data_folder)/upgrade-copies
  if [[ -d $folder ]]; then find "$folder" -name '*.db' ! -name '*-after.db' | sort | tail -n 1; fi
}

# COPY KEEP: takes the place of the database, which with "yes" is kept among the copies and expires like them.
# Only two are kept, so one that nobody has written to would cost one that `site back` needs.
put_database_back() {
  local data
  data=$(data_folder)
  as_account "$CURRENT" node --input-type=module - "$data/database.db" <<'SCRIPT'
// A process that was killed has left rows in the log beside the file.
import { existsSync } from 'node:fs'
const [, , file] = process.argv
if (existsSync(`${file}-wal`)) {
  const { createClient } = await import('@libsql/client')
  await createClient({ url: `file:${file}` }).execute('PRAGMA wal_checkpoint(TRUNCATE)')
}
SCRIPT
  if [[ $2 == yes ]]; then as_account "$data" cp -p database.db "upgrade-copies/$(date -u +%Y-%m-%dT%H%M%SZ)-after.db"; fi
  as_account "$data" rm -f database.db-wal database.db-shm
  as_account "$data" mv -T "$1" database.db
  sync -f "$data"
}

remove_old_releases() {
  local old
  for old in $(built_releases | head -n "-$RELEASES_KEPT"); do
    if [[ $old != "$(readlink -f "$CURRENT")" ]]; then rm -rf "$old"; fi
  done
}
