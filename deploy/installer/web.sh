#!/usr/bin/env bash
# Service, firewall, certificate and nginx; a part of deploy/install.sh, which reads it.

start_service() {
  local unit=$ROOT/etc/systemd/system/site@.service before known
  step "Service: site@$PORT, which systemd starts with the server and again when it ends."
  before=$(cat "$unit" 2>/dev/null || true)
  put "$unit" <"$SOURCE/deploy/site@.service"
  if [[ $SERVICES == no ]]; then return; fi
  act systemctl daemon-reload
  known=''
  if [[ $DRY == no ]]; then known=$(answer_of "$PORT"); fi
  act systemctl enable --quiet --now "site@$PORT"
  if [[ $DRY == yes ]]; then return; fi
  # A site that runs may fail checks that this command cannot mend.
  until_ready "$PORT" 300 "${known#* }" || refuse "The site does not start ($ANSWER). The reason: journalctl -u site@$PORT -n 50"
  if [[ -n $before && $before != "$(cat "$unit")" ]]; then
    say "    Its file has changed, which needs a restart: systemctl restart site@$PORT"
  fi
}

# Closes what nobody asked for, only where there is no firewall and nothing else to lock out.
close_ports() {
  local ports others port active
  if [[ $SERVICES == no ]]; then
    step 'Firewall: not touched (--no-services).'
    return
  fi
  active=''
  if [[ -n $(nft list ruleset 2>/dev/null || iptables -S 2>/dev/null | grep -v '^-P .* ACCEPT$' || true) ]]; then active=one; fi
  if grep -qs '^ENABLED=yes' "$ROOT/etc/ufw/ufw.conf"; then active=ufw; fi
  if [[ -n $active ]]; then
    step "Firewall: $active is active and not touched. Ports 80 and 443 must be open in it, and in the firewall of your provider."
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
    step "Certificate: not yet, because http://$DOMAIN does not lead to this server. Visitors do not see the site until then."
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
  local file=$ROOT/etc/nginx/conf.d/site.conf first=$ROOT/etc/nginx/sites-enabled/default removed='' before
  if [[ $CERTIFICATE == no ]]; then return; fi
  step "nginx: $file"
  if [[ -L $first ]]; then
    if dpkg --verify nginx-common 2>/dev/null | grep -q sites-available/default; then
      refuse "$first was changed by hand, so it is not removed. It also answers to every name: remove it, or install by hand."
    fi
    act rm "$first"
    removed=$first
  fi
  before=$(mktemp -d)
  if [[ -f $file ]]; then cp -p "$file" "$before/file"; fi
  if [[ -f $WRITTEN/site.conf ]]; then cp -p "$WRITTEN/site.conf" "$before/written"; fi
  nginx_site | put "$file"
  act install -d -m 755 "$ROOT/var/cache/nginx"
  if ! act nginx -t -q; then take_nginx_back; fi
  rm -rf "$before"
  if [[ $SERVICES == yes ]]; then act systemctl reload-or-restart nginx; fi
}

# What set_up_nginx has changed, as it was: nginx must be able to start again.
take_nginx_back() {
  mv "$file" "$file.refused"
  rm -f "$WRITTEN/site.conf"
  if [[ -f $before/file ]]; then mv "$before/file" "$file"; fi
  if [[ -f $before/written ]]; then mv "$before/written" "$WRITTEN/site.conf"; fi
  if [[ -n $removed ]]; then ln -s /etc/nginx/sites-available/default "$removed"; fi
  refuse "nginx refuses its configuration; the lines above say where. $file is as it was before, and what was refused is in $file.refused."
}
