import { access } from '../../access'
import type { App } from '../../http/app'
import { catalogMetrics, keepMetrics, metricsHistory } from './metrics'
import { catalogStatsRecord, historyQuery, metricsDays, metricsRecord } from './schema'
import { catalogStats } from './stats'

const tags = ['Administration']
const config = { access: access.operator }

export function catalogMetricsRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/admin/topics/stats',
    config,
    schema: {
      tags,
      summary: 'Count the topics of the catalog, by category and segment',
      response: { 200: catalogStatsRecord },
    },
    handler: (request) => catalogStats(request.operator),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/metrics',
    config,
    schema: { tags, summary: 'Figures about the catalog as it is now', response: { 200: metricsRecord } },
    handler: async (request) => {
      await keepMetrics(request.operator)
      return catalogMetrics(request.operator)
    },
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/metrics/history',
    config,
    schema: {
      tags,
      summary: 'The same figures, day by day',
      description:
        'Newest day first; without `from` the last 90 days. A day’s figures are those of the first moment on that day (UTC) ' +
        'when they were asked for or a node looked, which each does every hour. A day on which no node ran is missing.',
      querystring: historyQuery,
      response: { 200: metricsDays },
    },
    handler: (request) => metricsHistory(request.operator, request.query),
  })
}
