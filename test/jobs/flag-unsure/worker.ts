// `taxon worker --once` with one more type of job: a process that a test can kill.
import pino from 'pino'
import { readConfig } from '../../../src/config'
import { openDatabase } from '../../../src/db/open'
import { work } from '../../../src/jobs/runner/worker'
import { openWorkerDeps } from '../../../src/jobs/runner/worker-deps'
import { loadSecrets } from '../../../src/secrets'
import { flagUnsure } from './flag-unsure'

const config = readConfig(process.env)
const log = pino({ level: 'silent' })
const database = await openDatabase({ ...config, log })
const deps = await openWorkerDeps(config, await loadSecrets(config))
const jobTypes = [...deps.jobTypes, flagUnsure]
await work({ ...deps, jobTypes, db: database.db, log }, { signal: new AbortController().signal, once: true })
await deps.close()
await database.close()
