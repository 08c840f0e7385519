#!/usr/bin/env bash
# The version in use, other sites, memory, packages, Node, account and folders; a part of deploy/install.sh, which reads it.

# OPTION…: repeated from the folder of an older version, this script would undo what upgrades have brought.
use_current() {
  if [[ ! -f $CURRENT/deploy/install.sh || $SOURCE == "$(readlink -f "$CURRENT")" ]]; then return; fi
  say "Going on with the version in use: $CURRENT/deploy/install.sh"
  exec bash "$CURRENT/deploy/install.sh" "$@"
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
  act apt-get update -qq || refuse 'The list of packages could not be fetched; the reason is above. If it names a lock, another installation is running: repeat in some minutes.'
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
  local command=$ROOT/usr/local/bin/site
  step "Folders: program in $BASE, data in $ROOT/var/lib/site, backups in $ROOT/srv/backups."
  act install -d -m 755 "$BASE" "$RELEASES"
  act install -d -o "$ACCOUNT" -g "$ACCOUNT" -m 700 "$BASE/home" "$ROOT/var/lib/site" "$ROOT/srv/backups"
  act install -D -m 755 -t "$ROOT/usr/local/lib/site" "$SOURCE/deploy/site" "$SOURCE/deploy/releases.sh"
  if [[ -e $command && $(readlink "$command") != ../lib/site/site ]]; then
    say "    $command is another program and kept: type $ROOT/usr/local/lib/site/site instead of site."
  else
    act install -d -m 755 "$ROOT/usr/local/bin"
    act ln -sfn ../lib/site/site "$command"
  fi
}
