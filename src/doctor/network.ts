import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { createOutbound } from '../connections/create-outbound'
import { tryChanges } from '../connections/test-connection'
import type { Db } from '../db/db'
import { connections } from '../db/tables'
import { findModel } from '../llm/find-model'
import { createMailer } from '../mail'
import { organizationContext } from '../runs/organization-context'
import { type Finding, ok, problem, skipped } from './finding'

type NetworkDeps = { config: Config; secrets: string[]; db: Db; log: FastifyBaseLogger }

export async function checkLlm({ llm }: Pick<Config, 'llm'>): Promise<Finding> {
  if (!llm) return skipped('llm', 'No ANTHROPIC_API_KEY: the local engine answers')
  const failure = await findModel(llm).then(
    () => undefined,
    (error: Error) => error.message,
  )
  if (failure === undefined) return ok('llm', `${llm.baseUrl} offers ${llm.model}`)
  return problem(
    'llm',
    `${llm.baseUrl} does not answer for ${llm.model}: ${failure}`,
    'Check ANTHROPIC_API_KEY, CLASSIFICATION_MODEL and whether this machine may reach that address',
  )
}

export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<Finding> {
  if (!mail) return skipped('mail', 'No TAXON_SMTP_URL: no mail is sent')
  const mailer = await createMailer(mail)
  try {
    await mailer.verify()
    return ok('mail', `${new URL(mail.url).host} takes mail`)
  } catch (error) {
    return problem(
      'mail',
      `${new URL(mail.url).host} does not take mail: ${(error as Error).message}`,
      'Check TAXON_SMTP_URL and whether this machine may reach that address',
    )
  } finally {
    mailer.close()
  }
}

const CONNECTION = {
  org_id: connections.org_id,
  id: connections.id,
  name: connections.name,
  platform: connections.platform,
}

/** Tests every connection as its own page does, one after another, and stores nothing of it. */
export async function checkConnections({ config, secrets, db, log }: NetworkDeps): Promise<Finding[]> {
  const rows = await db.query(CONNECTION, {
    text: 'SELECT org_id, id, name, platform FROM connections ORDER BY org_id, id',
  })
  if (rows.length === 0) return [skipped('connections', 'There are no connections')]
  const outbound = createOutbound(config, secrets)
  const findings: Finding[] = []
  try {
    for (const { org_id, id, name, platform } of rows) {
      const ctx = await organizationContext({ db, log, userId: 'system', now: new Date(), outbound }, org_id)
      const result = await tryChanges(ctx, outbound, id, {}).catch((error: Error) => ({
        success: false as const,
        error: error.message,
      }))
      if (result.success) continue
      findings.push(
        problem(
          'connections',
          `${id} “${name}” (${platform}, ${org_id}) does not work: ${result.error}`,
          'Open it in the console of that organization, correct it and test it there',
        ),
      )
    }
  } finally {
    await outbound.http.close()
  }
  return findings.length > 0 ? findings : [ok('connections', `All ${rows.length} answer`)]
}
