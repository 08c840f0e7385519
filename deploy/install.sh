#!/usr/bin/env bash
# Installs the site on a rented server with Debian 12 or 13: bash deploy/install.sh
# It may be repeated: it does what is missing, keeps what the owner has changed, and stops before it would
# change what is not the site's (docs/deploy.md, docs/adr/0069).
set -euo pipefail

SOURCE=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=deploy/site
. "$SOURCE/deploy/site"

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
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
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
  ((free > 6000000)) || [[ -d $CURRENT ]] || refuse '6 GB of free disk are needed.'
  check_other_sites
  if [[ $SERVICES == yes && $DRY == no && ! -d /run/systemd/system ]]; then
    say 'systemd does not run here, so nothing will be started (--no-services).'
    SERVICES=no
  fi
  step "Server: $(os_value PRETTY_NAME), $((memory / 1000000)) GB of memory, $((free / 1000000)) GB of disk free."
}

# This is for a server of its own: two sites would need decisions about names and ports.
check_other_sites() {
  local file other
  for file in "$ROOT"/etc/nginx/sites-enabled/* "$ROOT"/etc/nginx/conf.d/*.conf; do
    [[ -e $file && ${file##*/} != site.conf ]] || continue
    # Debian's first page.
    if [[ $file == */sites-enabled/default && -L $file ]]; then continue; fi
    refuse "nginx serves another site here ($file), which this script will not touch. Install by hand: docs/deploy.md, By hand."
  done
  [[ -n $ROOT ]] && return
  other=$(ss -Hltnp '( sport = :80 or sport = :443 )' 2>/dev/null | grep -v '"nginx"' | grep -o '(("[^"]*"' | head -n 1 || true)
  [[ -z $other ]] || refuse "Another program has port 80 or 443: ${other#((}. This script will not touch it. Install by hand: docs/deploy.md, By hand."
}

ask() {
  local kept
  if [[ -z $DOMAIN ]]; then
    kept=$(sed -n 's/^SITE_URL=https:\/\///p' "$SETTINGS" 2>/dev/null || true)
    DOMAIN=${kept:-$(answer 'Domain of the site, such as jobs.example.com: ' --domain)}
  fi
  if [[ -z $EMAIL ]]; then
    kept=$(sed -n 's/^ADMIN_EMAIL=//p' "$SETTINGS" 2>/dev/null || true)
    EMAIL=${kept:-$(answer "Your mail address. It becomes the first admin's, and Let's Encrypt, whose terms you accept with it, warns it about the certificate: " --email)}
  fi
  DOMAIN=${DOMAIN,,}
  [[ $DOMAIN =~ ^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$ ]] ||
    refuse "\"$DOMAIN\" is not a domain. Write it like jobs.example.com, without https:// and without a path."
  [[ $EMAIL =~ ^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$ ]] ||
    refuse "\"$EMAIL\" is not a mail address. Write it like you@example.com."
}

# QUESTION OPTION
answer() {
  local line
  { exec 8</dev/tty; } 2>/dev/null || refuse "There is no terminal to ask in. Add $2."
  read -rp "$1" line <&8
  printf '%s' "$line"
}

add_swap() {
  local total file=$ROOT/swapfile-site
  total=$(awk '/^(MemTotal|SwapTotal)/ { sum += $2 } END { print sum }' /proc/meminfo)
  if ((total > 3000000)) || [[ -e $file ]]; then
    step 'Memory: enough for a build while the site runs.'
    return
  fi
  step "Memory: too little for a build while the site runs. Adding 2 GB of swap: $file"
  act fallocate -l 2G "$file"
  act chmod 600 "$file"
  act mkswap --quiet "$file"
  if ! act swapon "$file"; then
    say '    This kind of server allows no swap. If the build ends with "Killed", rent 4 GB of memory.'
    act rm -f "$file"
  elif [[ $DRY == no ]]; then
    printf '%s none swap sw 0 0\n' "$file" >>"$ROOT/etc/fstab"
  fi
}

install_packages() {
  local name missing=()
  for name in "${PACKAGES[@]}"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) == installed ]] || missing+=("$name")
  done
  if ((${#missing[@]} == 0)); then
    step 'Packages of Debian: all there.'
    return
  fi
  step "Packages of Debian: ${missing[*]}"
  act apt-get update -qq
  apt_install "${missing[@]}"
}

node_is_new() { dpkg --compare-versions "$(node --version 2>/dev/null | tr -d v || true)" ge "$NODE_WANTED" && command -v npm >/dev/null; }

provide_node() {
  local offered
  if [[ -z $NODE ]] && node_is_new; then
    step "Node: $(node --version) is there ($(command -v node))."
    return
  fi
  offered=$(apt-cache policy nodejs 2>/dev/null | sed -n 's/^ *Candidate: //p' || true)
  if [[ -z $NODE && -n $offered ]] && dpkg --compare-versions "$offered" ge "$NODE_WANTED"; then
    step "Node: $offered from this server's package sources."
    apt_install nodejs
    command -v npm >/dev/null || apt_install npm
  elif [[ -z $NODE || $NODE == latest ]]; then
    fetch_node
  else
    [[ -f $NODE ]] || refuse "--node: $NODE does not exist."
    step "Node: from $NODE. Its SHA-256, to compare with SHASUMS256.txt of nodejs.org: $(sha256sum "$NODE" | cut -d ' ' -f 1)"
    unpack_node "$NODE"
  fi
  [[ $DRY == yes ]] || node_is_new || refuse "Node $NODE_WANTED or newer is needed, with npm."
}

fetch_node() {
  local from=https://nodejs.org/dist/latest-$NODE_LINE machine folder file
  case $(uname -m) in x86_64) machine=x64 ;; aarch64) machine=arm64 ;; *) refuse "There is no Node for $(uname -m)." ;; esac
  step "Node: fetching the newest Node $NODE_LINE from nodejs.org and comparing its SHA-256."
  if [[ $DRY == yes ]]; then return; fi
  folder=$(mktemp -d)
  if ! curl -fsS --proto '=https' --retry 2 -o "$folder/SHASUMS256.txt" "$from/SHASUMS256.txt"; then
    refuse "nodejs.org does not answer. Fetch node-v24…-linux-$machine.tar.xz on your computer (https://nodejs.org/en/download), copy it to this server, and add: --node FILE"
  fi
  file=$(grep -o "node-v[0-9.]*-linux-$machine\.tar\.xz" "$folder/SHASUMS256.txt" | head -n 1)
  curl -fsS --proto '=https' --retry 2 -o "$folder/$file" "$from/$file"
  (cd "$folder" && grep "  $file\$" SHASUMS256.txt | sha256sum --check --quiet -) ||
    refuse 'What came from nodejs.org is damaged: its SHA-256 is another. Try again later.'
  unpack_node "$folder/$file"
  rm -rf "$folder"
}

# FILE: into a folder of the site's own, so that no other program of the server gets another Node.
unpack_node() {
  local name
  name=$(basename "$1" .tar.xz)
  [[ $name == node-v* ]] || refuse "--node: $1 is not named like node-v24.0.0-linux-x64.tar.xz."
  act install -d -m 755 "$BASE/$name"
  act tar -xf "$1" -C "$BASE/$name" --strip-components=1 --no-same-owner
  act ln -sfnT "$name" "$BASE/node"
  hash -r
}

make_account() {
  local home
  home=$(getent passwd "$ACCOUNT" | cut -d : -f 6 || true)
  if [[ -z $home ]]; then
    step "Account: $ACCOUNT, which nobody can sign in to."
    act useradd --system --user-group --home-dir "$BASE/home" --shell /usr/sbin/nologin "$ACCOUNT"
  else
    [[ $home == "$BASE"* ]] || refuse "The account \"$ACCOUNT\" belongs to something else (its folder is $home). Install by hand: docs/deploy.md, By hand."
    step "Account: $ACCOUNT is there."
  fi
}

make_folders() {
  step "Folders: program in $BASE, data in $ROOT/var/lib/site, backups in $ROOT/srv/backups."
  act install -d -m 755 "$BASE" "$RELEASES"
  act install -d -o "$ACCOUNT" -g "$ACCOUNT" -m 700 "$BASE/home" "$ROOT/var/lib/site" "$ROOT/srv/backups"
  act install -D -m 755 "$SOURCE/deploy/site" "$ROOT/usr/local/bin/site"
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

start_service() {
  local unit=$ROOT/etc/systemd/system/site@.service
  step "Service: site@$PORT, which systemd starts with the server and again when it ends."
  put "$unit" <"$SOURCE/deploy/site@.service"
  if [[ $SERVICES == no ]]; then return; fi
  act systemctl daemon-reload
  act systemctl enable --quiet --now "site@$PORT"
  if [[ $DRY == yes ]]; then return; fi
  until_ready "$PORT" 300 '' || refuse "The site does not start ($ANSWER). The reason: journalctl -u site@$PORT -n 50"
}

# Closes what nobody asked for, only where there is no firewall and nothing else to lock out.
close_ports() {
  local ports others port
  if [[ $SERVICES == no ]]; then
    step 'Firewall: not touched (--no-services).'
    return
  fi
  if [[ -n $(nft list ruleset 2>/dev/null || iptables -S 2>/dev/null | grep -v '^-P .* ACCEPT$' || true) ]] || grep -qs '^ENABLED=yes' "$ROOT/etc/ufw/ufw.conf"; then
    step 'Firewall: one is active and not touched. Ports 80 and 443 must be open in it, and in the firewall of your provider.'
    return
  fi
  ports=$({
    sshd -T 2>/dev/null | awk '$1 == "port" { print $2 }'
    awk '{ print $4 }' <<<"${SSH_CONNECTION:-}"
    ss -Hltnp 2>/dev/null | awk '/"sshd"/ { sub(/.*:/, "", $4); print $4 }'
  } | sort -un | xargs)
  others=$(ss -Hltn 2>/dev/null | awk '$4 !~ /^(127\.|\[::1\]|\[::ffff:127\.)/ { sub(/.*:/, "", $4); print $4 }' | sort -un |
    grep -vxE "80|443|${ports// /|}" | xargs || true)
  if [[ -z $ports ]]; then
    step 'Firewall: none made, because the port of SSH was not found and you must not be locked out.'
  elif [[ -n $others ]]; then
    step "Firewall: none made, because something else answers on port $others. To close all but SSH and the site: apt-get install ufw, then ufw allow for the ports $ports 80 443, then ufw enable."
  else
    step "Firewall: ufw, open are $ports (SSH), 80 and 443."
    apt_install ufw
    for port in $ports 80 443; do act ufw allow "$port/tcp"; done
    act ufw --force enable
  fi
}

# Asks the way a certificate authority will.
leads_here() {
  local folder=$WEB/.well-known/acme-challenge name
  name=install-$RANDOM$RANDOM
  install -d -m 755 "$folder"
  printf '%s' "$name" >"$folder/$name"
  node --input-type=module - "http://$DOMAIN/.well-known/acme-challenge/$name" "$name" <<'SCRIPT' || { rm -f "$folder/$name" && return 1; }
const answer = await fetch(process.argv[2], { signal: AbortSignal.timeout(10_000) }).catch(() => null)
process.exit(answer?.ok && (await answer.text()) === process.argv[3] ? 0 : 1)
SCRIPT
  rm -f "$folder/$name"
}

get_certificate() {
  CERTIFICATE=yes
  if [[ -e $ROOT/etc/letsencrypt/live/$DOMAIN/fullchain.pem ]]; then
    step "Certificate: there is one for $DOMAIN, which is kept."
  elif [[ $DRY == no ]] && { [[ $SERVICES == no ]] || ! leads_here; }; then
    CERTIFICATE=no
    step "Certificate: not yet, because http://$DOMAIN does not lead to this server. Visitors see nothing until then."
  else
    step "Certificate: from Let's Encrypt, for $DOMAIN."
    if ! act certbot certonly --webroot -w "$WEB" -d "$DOMAIN" -m "$EMAIL" --agree-tos --no-eff-email --non-interactive \
      --keep-until-expiring --deploy-hook 'systemctl reload nginx'; then
      CERTIFICATE=no
      say '    certbot got none; its reason is above. Repeat this command later, at most five times an hour.'
    fi
  fi
}

# The shipped configuration with this domain, one instance, and IPv6 where the server has it.
nginx_site() {
  local edits=(-e "s/jobs\.example\.com/$DOMAIN/g" -e '/127\.0\.0\.1:3002/d' -e 's/ *# CHANGE.*//'
    -e '1c# The site behind nginx, written by deploy/install.sh. What you change here is kept.')
  if [[ -e /proc/net/if_inet6 ]]; then edits+=(-e 's/^  listen \([^;]*\);$/&\n  listen [::]:\1;/'); fi
  sed "${edits[@]}" "$SOURCE/deploy/nginx.conf"
}

set_up_nginx() {
  local file=$ROOT/etc/nginx/conf.d/site.conf first=$ROOT/etc/nginx/sites-enabled/default removed=''
  if [[ $CERTIFICATE == no ]]; then return; fi
  step "nginx: $file"
  if [[ -L $first ]]; then
    if dpkg --verify nginx-common 2>/dev/null | grep -q sites-available/default; then
      refuse "$first was changed by hand, so it is not removed. It also answers to every name: remove it, or install by hand."
    fi
    act rm "$first"
    removed=$first
  fi
  nginx_site | put "$file"
  act install -d -m 755 "$ROOT/var/cache/nginx"
  if ! act nginx -t -q; then
    act mv "$file" "$file.refused"
    if [[ -n $removed ]]; then act ln -s /etc/nginx/sites-available/default "$removed"; fi
    refuse "nginx refuses the configuration, which is now $file.refused. nginx runs on as before."
  fi
  if [[ $SERVICES == yes ]]; then act systemctl reload-or-restart nginx; fi
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
