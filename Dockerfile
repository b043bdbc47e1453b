# Builds the app in one stage and runs it in another, as a user who can write only to /data.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /quando
COPY . .
RUN npm ci --omit=dev && npm run build \
  && npm ci --omit=dev --omit=optional --workspace @quando/server --workspace @quando/cli

FROM node:24.21.0-bookworm-slim
WORKDIR /quando
COPY --from=build /quando .
RUN mkdir /data && chown node /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_ENV=production
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "apps/server/src/main.ts"]
