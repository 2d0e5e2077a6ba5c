// `taxon worker --once` with one more type of job: a process that a test can kill.
import pino from 'pino'
import { readConfig } from '../../../src/config'
import { openDatabase } from '../../../src/db/open'
import { JOB_TYPES } from '../../../src/jobs/registry'
import { loadSecrets } from '../../../src/secrets'
import { startDriving } from '../../../src/start-driving'
import { flagUnsure } from './flag-unsure'

const config = readConfig(process.env)
const log = pino({ level: 'silent' })
const database = await openDatabase({ ...config, log })
const secrets = await loadSecrets(config)
const jobTypes = [...JOB_TYPES, flagUnsure]
const driving = await startDriving({ config, secrets, database, log }, { allJobs: true, once: true, jobTypes })
await driving.done
await driving.stop()
await database.close()
