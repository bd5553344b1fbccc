# Nobi in one image: content and web are built here; the database is elsewhere (DATABASE_URL).
FROM node:24-bookworm-slim AS build
WORKDIR /nobi
COPY . .
# Install scripts of dependencies stay off: nothing needs them.
RUN npm ci --ignore-scripts && npm run build
# What is in the image, for whoever must know (CycloneDX); the licences are in LICENSES.md.
RUN npm sbom --sbom-format cyclonedx --omit dev > sbom.json && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/nobi-compiled
WORKDIR /nobi
COPY --from=build --chown=root:root /nobi /nobi
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "server/src/main.ts"]
