import { open, rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readConfig } from '../config'
import { type Database, openDatabase } from '../db/open'
import { ApiError } from '../errors'
import { findOrganization } from '../organizations/find-organization'
import { deleteWhole } from '../organizations/whole/delete'
import { exportWhole } from '../organizations/whole/export'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'
import { ServerError } from './server'

export type DeleteOrganizationArgs = { id: string; name: string; leaveActivations?: boolean; json?: boolean }

/** Can run while a server is running. The file has its name only when it is complete. */
export const runExportOrganization = (id: string, file: string, output: Writable): Promise<void> =>
  withDatabase(async ({ db }, log) => {
    const now = new Date()
    const { name } = await findOrganization({ db, now, log, userId: 'system' }, id)
    const partial = `${file}.part`
    const handle = await open(partial, 'w', 0o600)
    try {
      await pipeline(exportWhole(db, id, now), handle.createWriteStream({ flush: true }))
      await rename(partial, file)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
    output.write(`Exported ${name} to ${file}\n`)
  })

export const runDeleteOrganization = (args: DeleteOrganizationArgs, output: Writable): Promise<void> =>
  withDatabase(async ({ db }) => {
    const { id, name, leaveActivations = false, json } = args
    const deleted = await deleteWhole({ db, now: new Date() }, { orgId: id, name, leaveActive: leaveActivations })
    const rows = Object.values(deleted.removed).reduce((sum, count) => sum + count, 0)
    output.write(
      json
        ? `${JSON.stringify(deleted)}\n`
        : `Deleted ${name}: ${rows} rows, and the accounts of ${deleted.peopleRemoved} people\n`,
    )
  })

async function withDatabase(work: (database: Database, log: ReturnType<typeof createLog>) => Promise<void>) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  try {
    await upgradeDatabase(database, log)
    await work(database, log)
  } catch (error) {
    throw error instanceof ApiError ? new ServerError(error.message) : error
  } finally {
    await database.close()
  }
}
