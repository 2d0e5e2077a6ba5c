import { readConfig } from '../config'
import { openDatabase } from '../db/open'
import { packageVersion } from '../package-version'
import { loadSecrets } from '../secrets'
import { startDriving } from '../start-driving'
import { startTelemetry } from '../telemetry/start'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'

/** The first signal finishes the steps under way; a second one exits at once. */
export async function runWorker({ once = false }: { once?: boolean }) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  const telemetry = await startTelemetry(config.telemetry, packageVersion(), log)
  try {
    await upgradeDatabase(database, log)
    const secrets = await loadSecrets(config)
    const driving = await startDriving({ config, secrets, database, log }, { allJobs: true, once })
    await Promise.race([driving.done, stopSignal()])
    await driving.stop()
  } finally {
    await database.close()
    await telemetry.stop()
  }
}

function stopSignal(): Promise<void> {
  let isStopping = false
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1)
        isStopping = true
        resolve()
      })
    }
  })
}
