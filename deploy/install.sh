#!/usr/bin/env bash
# Installs the site on a rented server with Debian 12 or 13: bash deploy/install.sh
# It may be repeated: it does what is missing, keeps what the owner has changed, and stops before it would
# change what is not the site's (docs/deploy.md, docs/adr/0069).
set -euo pipefail

SOURCE=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck source=deploy/releases.sh
. "$SOURCE/deploy/releases.sh"
# shellcheck source=deploy/installer/machine.sh
. "$SOURCE/deploy/installer/machine.sh"
# shellcheck source=deploy/installer/web.sh
. "$SOURCE/deploy/installer/web.sh"

WRITTEN=$BASE/written # What this script wrote, to tell whether the owner has changed it since.
WEB=$ROOT/var/www/html
NODE_WANTED=20.20
NODE_LINE=v24.x
PACKAGES=(nginx certbot ca-certificates curl xz-utils unzip)
DOMAIN='' EMAIL='' NODE='' DRY=no SERVICES=yes

USAGE='bash deploy/install.sh [--domain jobs.example.com] [--email you@example.com]
Installs the site on this server. What is not given is asked. It may be repeated.
  --node FILE     the archive node-v24…-linux-….tar.xz of nodejs.org, when the server cannot fetch it
  --node latest   fetches the newest Node 24 again
  --no-services   prepares everything and starts nothing (for images and containers)
  --dry-run       shows what would be done and changes nothing'

step() { say "- $*"; }

# COMMAND…: runs it, or shows it.
act() {
  if [[ $DRY == yes ]]; then say "    would run: $*"; else "$@"; fi
}

# PACKAGE…: without apt's many lines; what goes wrong is on stderr.
apt_install() {
  if [[ $DRY == yes ]]; then
    say "    would install: $*"
  else
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o DPkg::Lock::Timeout=300 --no-install-recommends "$@" >/dev/null
  fi
}

# FILE: its new content is stdin. What the owner has changed is kept.
put() {
  local file=$1 name=${1##*/} new
  new=$(mktemp)
  cat >"$new"
  if [[ $DRY == yes ]]; then
    say "    would write: $file"
  elif [[ -f $file ]] && ! cmp -s "$file" "$new" && ! cmp -s "$file" "$WRITTEN/$name"; then
    say "    $file was changed by hand and is kept. The new one is beside it: $name.new"
    install -m 644 "$new" "$file.new"
  else
    install -D -m 644 "$new" "$file"
    install -D -m 644 "$new" "$WRITTEN/$name"
  fi
  rm -f "$new"
}

parse() {
  while (($# > 0)); do
    case $1 in
      --domain | --email | --node)
        (($# > 1)) || refuse "$USAGE"
        case $1 in --domain) DOMAIN=$2 ;; --email) EMAIL=$2 ;; --node) NODE=$2 ;; esac
        shift
        ;;
      --no-services) SERVICES=no ;;
      --dry-run) DRY=yes ;;
      --help | -h) say "$USAGE" && exit 0 ;;
      *) refuse "$USAGE" ;;
    esac
    shift
  done
}

os_value() { sed -n "s/^$1=\"\{0,1\}\([^\"]*\)\"\{0,1\}$/\1/p" "$ROOT/etc/os-release" 2>/dev/null || true; }

check_machine() {
  local memory free
  [[ $DRY == yes ]] || ((EUID == 0)) || refuse 'Run it as root: sudo bash deploy/install.sh'
  case $(os_value ID)$(os_value VERSION_ID) in
    debian12 | debian13) ;;
    *) refuse "Debian 12 or 13 is needed; this is $(os_value PRETTY_NAME)." ;;
  esac
  is_site "$SOURCE" || refuse "$SOURCE is not a version of the site: it has no package.json of it."
  memory=$(awk '/^MemTotal/ { print $2 }' /proc/meminfo)
  ((memory > 900000)) || refuse 'The server has less than 1 GB of memory. Rent one with 2 GB, better 4.'
  free=$(df --output=avail -k "${ROOT:-/}" | tail -n 1)
  # Tests set ROOT.
  ((free > 6000000)) || [[ -d $CURRENT || -n $ROOT ]] || refuse '6 GB of free disk are needed.'
  check_other_sites
  if [[ $SERVICES == yes && $DRY == no && ! -d /run/systemd/system ]]; then
    say 'systemd does not run here, so nothing will be started (--no-services).'
    SERVICES=no
  fi
  step "Server: $(os_value PRETTY_NAME), $(((memory + 500000) / 1000000)) GB of memory, $((free / 1000000)) GB of disk free."
}

ask() {
  local stored kept
  stored=$(stored_value SITE_URL)
  stored=${stored,,}
  stored=${stored%/}
  if [[ -z $DOMAIN && $stored == https://* ]]; then DOMAIN=${stored#https://}; fi
  DOMAIN=${DOMAIN:-$(answer 'Domain of the site, such as jobs.example.com: ' --domain)}
  DOMAIN=${DOMAIN,,}
  if [[ -z $EMAIL ]]; then
    kept=$(stored_value ADMIN_EMAIL)
    EMAIL=${kept:-$(answer "Your mail address. It becomes the first admin's, and Let's Encrypt, whose terms you accept with it, warns it about the certificate: " --email)}
  fi
  [[ $DOMAIN =~ ^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$ ]] ||
    refuse "\"$DOMAIN\" is not a domain. Write it like jobs.example.com, without https:// and without a path."
  # Settings are kept, so the certificate and nginx would have another name than the site.
  [[ -z $stored || $stored == "https://$DOMAIN" ]] ||
    refuse "SITE_URL in $SETTINGS is $stored, not https://$DOMAIN. Change SITE_URL there, then: systemctl restart site@$PORT. Then repeat this command."
  [[ $EMAIL =~ ^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$ ]] ||
    refuse "\"$EMAIL\" is not a mail address. Write it like you@example.com."
}

# NAME: as the service reads it from the settings: without quotes, and the last one if there are several.
stored_value() (
  unset "$1"
  export_settings
  printf '%s' "${!1:-}"
)

# QUESTION OPTION
answer() {
  local line
  { exec 8</dev/tty; } 2>/dev/null || refuse "There is no terminal to ask in. Add $2."
  read -rp "$1" line <&8
  printf '%s' "$line"
}

write_settings() {
  if [[ -e $SETTINGS ]]; then
    step "Settings: $SETTINGS is there and kept."
    return
  fi
  step "Settings: writing $SETTINGS, readable by root only."
  if [[ $DRY == yes ]]; then return; fi
  (
    umask 077
    printf '%s\n' "SITE_URL=https://$DOMAIN" TRUSTED_HOPS=1 "ADMIN_EMAIL=$EMAIL" SEED_SAMPLES=false >"$SETTINGS"
  )
}

build_first() {
  if [[ -d $CURRENT ]]; then
    step "Program: $(basename "$(readlink -f "$CURRENT")") is there. A newer one comes with: site upgrade FOLDER"
    return
  fi
  step 'Program: installing and building.'
  if [[ $DRY == yes ]]; then return; fi
  build_release "$SOURCE"
  point_to "$RELEASE"
}

finish() {
  say ''
  if [[ $DRY == yes ]]; then
    say 'Nothing was changed.'
    return
  fi
  if [[ $CERTIFICATE == no ]]; then
    say "Next: enter the DNS records of $DOMAIN (docs/deploy.md), wait until they are known, and repeat this command. It does the rest."
  else
    say "The site: https://$DOMAIN"
    say "Sign in:  https://$DOMAIN/login as $EMAIL"
  fi
  say "First password, shown once:  journalctl -u site@$PORT | grep -A 1 'First admin'"
  say 'Then: change it under Profile, and work through "Before you launch" on the start page of the dashboard.'
  say "Backups: there, under \"No place for backups is set\", name $ROOT/srv/backups, or better a bucket elsewhere: a folder of this server is lost with it."
  say 'Later: site status, site doctor, site upgrade, site back'
}

install_site() {
  parse "$@"
  use_current "$@"
  check_machine
  ask
  add_swap
  install_packages
  provide_node
  make_account
  make_folders
  write_settings
  build_first
  start_service
  close_ports
  get_certificate
  set_up_nginx
  finish
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then install_site "$@"; fi
