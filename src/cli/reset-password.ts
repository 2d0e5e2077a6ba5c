import type { Writable } from 'node:stream'
import { createResetLink } from '../auth/password-reset/reset-link'
import { baseUrlOf, readConfig } from '../config'
import { openDatabase } from '../db/open'
import { users } from '../db/tables'
import { RESET_LINK_MS } from '../limits'
import { upgradeDatabase } from '../upgrade'
import { createLog } from './log'

type ResetPasswordIo = { output: Writable; terminal: Writable }

/** Can run while a server is running. Returns whether the address has an account. */
export async function runResetPassword(email: string, { output, terminal }: ResetPasswordIo): Promise<boolean> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const database = await openDatabase({ ...config, log })
  const { db } = database
  try {
    await upgradeDatabase(database, log)
    const [user] = await db.query(
      { id: users.id },
      { text: 'SELECT id FROM users WHERE email = lower($1)', values: [email] },
    )
    if (!user) {
      terminal.write(`taxon: no account has the address ${email}\n`)
      return false
    }
    const { url, expiresAt } = await createResetLink({ db, baseUrl: baseUrlOf(config) }, user.id, RESET_LINK_MS)
    output.write(`${url}\n`)
    terminal.write(`The link sets a new password for ${email}. It works once, until ${expiresAt.toISOString()}\n`)
    return true
  } finally {
    await database.close()
  }
}
