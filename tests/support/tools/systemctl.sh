#!/usr/bin/env bash
# systemctl for tests of deploy/site: site@PORT is a process of the release in use.
set -euo pipefail
command=$1
shift
log=$SITE_ROOT/run/log
case $command in
  start)
    port=${1#site@}
    (cd "$SITE_ROOT/srv/site/current" && DATA_DIR=$SITE_ROOT/var/lib/site exec setsid node server.mjs "$port" 9>&- >>"$log" 2>&1) &
    echo $! >"$SITE_ROOT/run/$port.pid"
    ;;
  stop)
    for unit in "$@"; do
      pid=$(cat "$SITE_ROOT/run/${unit#site@}.pid" 2>/dev/null || true)
      rm -f "$SITE_ROOT/run/${unit#site@}.pid"
      if [[ -n $pid ]]; then
        kill "$pid" 2>/dev/null || true
        while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
      fi
    done
    ;;
  show) # A process that has ended would have been started again.
    if kill -0 "$(port=${*: -1:1}; cat "$SITE_ROOT/run/${port#site@}.pid")" 2>/dev/null; then echo 0; else echo 1; fi
    ;;
  is-active) echo active ;;
esac
