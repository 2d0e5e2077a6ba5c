import type { z } from 'zod'
import { configSchema, credentialsSchema, type Direction, type Platform } from '../connectors/platforms'
import type { Db } from '../db/db'
import { badRequest } from '../errors'
import { holdTemplateKey } from '../templates/write'
import type { Credentials } from './encryption'

type Given = Record<string, unknown>

/** As the platform wants them, or a 400 that names the key. Null says nothing. */
export const checkedConfig = (platform: Platform, direction: Direction, given: Given): Given =>
  checked(configSchema(platform, direction), given)

export const checkedCredentials = (platform: Platform, given: Given): Credentials =>
  checked(credentialsSchema(platform), given) as Credentials

function checked<T>(schema: z.ZodType<T>, given: Given): T {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  const parsed = schema.safeParse(said)
  if (!parsed.success) throw badRequest(parsed.error.issues[0]!.message)
  return parsed.data
}

/** Held until the transaction ends: a template that a connection names is not deleted. */
export async function assertTemplate(db: Db, key: unknown): Promise<void> {
  if (typeof key !== 'string' || (await holdTemplateKey(db, key))) return
  throw badRequest(`config.template_key: there is no output template ${key}`)
}
