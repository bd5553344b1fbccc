#!/bin/sh
# Backs Nobi up into the folder named, each night at 19:30 UTC, and keeps 30 days. The folder that holds the
# product is where this is called from.
set -u
while true; do
  now=$(date -u +%s)
  sleep $(( (19 * 3600 + 1800 - now % 86400 + 86400) % 86400 + 1 ))
  if npm run --silent backup -- --to "$1"; then
    find "$1" -mindepth 1 -maxdepth 1 -name 'nobi-*' -mtime +30 -exec rm -r {} +
  else
    echo "The backup failed; the older ones stay." >&2
  fi
done
