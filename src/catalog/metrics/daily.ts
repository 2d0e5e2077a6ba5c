import type { Db } from '../../db/db'
import type { App } from '../../http/app'
import { keepMetrics } from './metrics'

const LOOK_MS = 3_600_000

/** Looks every hour, so that the history has every day on which a node ran. */
export function keepMetricsDaily(app: App, db: Db, clock: () => Date) {
  let looking = Promise.resolve()
  const look = () => {
    looking = keepMetrics({ db, now: clock() }).catch((err) => app.log.warn({ err }, 'Could not keep the metrics'))
  }
  const timer = setInterval(look, LOOK_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}
