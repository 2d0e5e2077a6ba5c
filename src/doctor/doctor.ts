import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Config } from '../config'
import { clusterVersion } from '../db/embedded/cluster'
import { type Database, openDatabase } from '../db/open'
import { StartupError } from '../db/startup-error'
import { DatabaseUnreachable, toUnreachable } from '../db/unreachable'
import { checkClock, checkExtensions, checkMigrations, checkVersion } from './database'
import { type Finding, ok, problem, skipped, warning } from './finding'
import { checkDisk } from './machine'
import { checkConnections, checkLlm, checkMail } from './network'
import { checkPooler } from './pooler'
import { checkReplica } from './replica'
import { checkSealedRows, readSecrets } from './secrets'
import { checkSettings } from './settings'

type DoctorOptions = {
  env: Record<string, string | undefined>
  /** Whether other systems are called: the LLM provider, the mail server and the platforms of all connections. */
  network: boolean
  now: () => Date
  log: FastifyBaseLogger
}

/** Looks at an installation, whether or not its server runs, and changes nothing. */
export async function diagnose({ env, network, now, log }: DoctorOptions): Promise<Finding[]> {
  const { config, isSecretUsable, findings } = checkSettings(env)
  if (!config) return findings
  findings.push(await checkStorage(config))
  const { secrets, findings: secretFindings } = await readSecrets(config)
  if (isSecretUsable && !(await isNew(config))) findings.push(...secretFindings)
  const database = await open(config, log, findings)
  try {
    if (database) findings.push(...(await checkDatabase(database, env, now)))
    const usable = () => (isSecretUsable && !findings.some(isBroken) ? database?.db : undefined)
    const sealed = usable()
    if (sealed && secrets) findings.push(...(await answered(() => checkSealedRows(sealed, secrets))))
    if (!network) {
      findings.push(skipped('network', 'Other systems are not called; --network tests the LLM, mail and connections'))
      return findings
    }
    findings.push(await checkLlm(config), await checkMail(config))
    const db = usable()
    if (db && secrets) findings.push(...(await answered(() => checkConnections({ config, secrets, db, log }))))
    return findings
  } finally {
    await database?.close()
  }
}

/** With these the tables cannot be relied on. */
const isBroken = ({ check, state }: Finding): boolean =>
  state === 'problem' && ['database', 'migrations', 'extensions'].includes(check)

async function checkStorage(config: Config): Promise<Finding> {
  return config.databaseUrl
    ? skipped('disk', 'The database’s disk is the server’s, which does not tell')
    : checkDisk(config.dataDir)
}

/** Whether the embedded database has yet to be created. */
const isNew = async ({ databaseUrl, dataDir }: Config): Promise<boolean> =>
  !databaseUrl && (await clusterVersion(join(dataDir, 'postgres'))) === undefined

async function open(config: Config, log: FastifyBaseLogger, findings: Finding[]): Promise<Database | undefined> {
  try {
    if (await isNew(config)) {
      findings.push(warning('database', `There is no database in ${config.dataDir} yet`, 'Start taxon serve once'))
      return undefined
    }
    return await openDatabase({ ...config, poolSize: 2, log })
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    findings.push(problem('database', error.message))
    return undefined
  }
}

async function checkDatabase(
  { db, url, embedded }: Database,
  env: DoctorOptions['env'],
  now: () => Date,
): Promise<Finding[]> {
  const checks = [
    () => checkVersion(db),
    () => checkExtensions(db),
    () => checkMigrations(db),
    () => checkClock(db, now),
    ...(embedded ? [] : [() => checkPooler(url, env.DATABASE_DIRECT_URL || undefined)]),
  ]
  const findings: Finding[] = []
  for (const check of checks) findings.push(...(await answered(async () => [await check()])))
  if (embedded) return findings
  if (env.DATABASE_REPLICA_URL) findings.push(await checkReplica(db, env.DATABASE_REPLICA_URL))
  else findings.push(ok('replica', 'None is configured: all reads go to the primary'))
  return findings
}

/** What the database says instead of an answer is a finding, too, so that the checks after it are made. */
async function answered(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    const failure = toUnreachable(error)
    if (failure instanceof DatabaseUnreachable) {
      return [problem('database', `It does not answer: ${failure.message}`, 'Look into the log of PostgreSQL')]
    }
    if (!(failure instanceof pg.DatabaseError)) throw error
    return [
      problem(
        'database',
        `It refuses an answer: ${failure.message}`,
        'Let the user of the database own its tables, and look into the log of PostgreSQL',
      ),
    ]
  }
}
