import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { z } from 'zod'
import { access } from '../../access'
import type { Replica } from '../../db/replica'
import { slowStatementsOf } from '../../db/slow-statements'
import { exportRegistry } from '../../telemetry/registries'
import type { App } from '../app'
import { watchEventLoop } from './event-loop'

/** Each app has a registry of its own, so that two apps in one process do not mix. */
export function metrics(app: App, pool: pg.Pool, replica?: Replica) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'taxon_http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [register],
  })
  new Gauge({
    name: 'taxon_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Counter({
    name: 'taxon_slow_statements_total',
    help: 'Statements that took longer than TAXON_SLOW_STATEMENT_MS',
    registers: [register],
    collect() {
      this.reset()
      this.inc(slowStatementsOf(pool))
    },
  })
  if (replica) replicaMetrics(register, replica)
  watchEventLoop(app, register)
  const withdraw = exportRegistry(register)
  app.addHook('onClose', async () => withdraw())
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.route({
    method: 'GET',
    url: '/metrics',
    config: { access: access.metrics },
    schema: {
      tags: ['Operation'],
      summary: 'Get the Prometheus metrics of this node',
      response: { 200: { description: 'Metrics', content: { 'text/plain': { schema: z.string() } } } },
    },
    handler: async (_request, reply) => reply.type(register.contentType).send(await register.metrics()),
  })
}

function replicaMetrics(register: Registry, replica: Replica) {
  new Gauge({
    name: 'taxon_replica_lag_seconds',
    help: 'How old the data of the replica may be; infinite if that is unknown',
    registers: [register],
    collect() {
      this.set(replica.lagSeconds())
    },
  })
  new Gauge({
    name: 'taxon_replica_in_use',
    help: '1 while reads use the replica, 0 while it is left out',
    registers: [register],
    collect() {
      this.set(replica.isInUse() ? 1 : 0)
    },
  })
}
