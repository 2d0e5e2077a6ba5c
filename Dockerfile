FROM node:24-bookworm-slim AS package
WORKDIR /source
COPY package.json package-lock.json ./
COPY console/package.json console/
RUN npm ci --ignore-scripts
COPY . .
RUN npm pack

FROM node:24-bookworm-slim
COPY --from=package /source/taxon-*.tgz /tmp/
RUN npm install --global --ignore-scripts --no-audit --no-fund /tmp/taxon-*.tgz \
  && rm -r /tmp/taxon-*.tgz /root/.npm \
  && mkdir /data \
  && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 TAXON_DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["taxon"]
CMD ["serve"]
