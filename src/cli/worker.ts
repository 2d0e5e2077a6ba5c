import { readConfig } from '../config'
import { openDatabase } from '../db/open'
import { work } from '../jobs/runner/worker'
import { openWorkerDeps } from '../jobs/runner/worker-deps'
import { loadSecrets } from '../secrets'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'

/** The first signal finishes the current step; a second one exits at once. */
export async function runWorker({ once = false }: { once?: boolean }) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  try {
    await upgradeDatabase(database, log)
    const deps = await openWorkerDeps(config, await loadSecrets(config))
    await work({ db: database.db, log, ...deps }, { signal: stopSignal(), once })
    await deps.close()
  } finally {
    await database.close()
  }
}

function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(1)
      stop.abort()
    })
  }
  return stop.signal
}
