import { z } from 'zod'
import { SCOPES } from '../access'
import { wellFormed } from '../http/input/text'
import { KEY_NAME_LENGTH } from '../limits'
import type { ApiKeyRow, SdkKeyRow } from './tables'

const timestamp = z.iso.datetime()

const name = wellFormed(
  z
    .string({ error: 'name is required' })
    .trim()
    .min(1, 'name is required')
    .max(KEY_NAME_LENGTH, `name must be at most ${KEY_NAME_LENGTH} characters`),
)

/** None named means all of them. */
const scopes = z
  .array(z.enum(SCOPES, { error: `scopes must be among ${SCOPES.join(', ')}` }), { error: 'scopes must be an array' })
  .max(SCOPES.length, 'scopes must not repeat')
  .optional()
  .transform((given) => (given?.length ? [...new Set(given)] : [...SCOPES]))

export const createApiKeyBody = z.object(
  {
    name,
    scopes,
    expiresAt: z.iso
      .datetime({ offset: true, error: 'expiresAt must be an ISO 8601 timestamp' })
      .nullish()
      .transform((text) => (text ? new Date(text) : null)),
  },
  { error: 'name is required' },
)
export type CreateApiKey = z.output<typeof createApiKeyBody>

export const createSdkKeyBody = z.object(
  { name, scopes, mode: z.enum(['live', 'test'], { error: 'mode must be live or test' }).default('live') },
  { error: 'name is required' },
)
export type CreateSdkKey = z.output<typeof createSdkKeyBody>

export const revokeBody = z.object(
  { id: wellFormed(z.string({ error: 'id is required' }).min(1, 'id is required').max(100)) },
  {
    error: 'id is required',
  },
)

export const apiKeyRecord = z.object({
  id: z.string(),
  orgId: z.string(),
  createdBy: z.string(),
  name: z.string(),
  keyPrefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  expiresAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
  createdAt: timestamp,
})

export const sdkKeyRecord = z.object({
  id: z.string(),
  orgId: z.string(),
  name: z.string(),
  keyPrefix: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  revokedAt: timestamp.nullable(),
  createdAt: timestamp,
})

export const createdKey = <T extends z.ZodType>(record: T) => z.object({ record, plaintext: z.string() })
export const revoked = z.object({ revoked: z.literal(true) })

const iso = (date: Date | null) => date?.toISOString() ?? null

export const toApiKeyRecord = (row: ApiKeyRow): z.infer<typeof apiKeyRecord> => ({
  id: row.id,
  orgId: row.orgId,
  createdBy: row.createdBy,
  name: row.name,
  keyPrefix: row.keyPrefix,
  scopes: row.scopes,
  expiresAt: iso(row.expiresAt),
  lastUsedAt: iso(row.lastUsedAt),
  revokedAt: iso(row.revokedAt),
  createdAt: row.createdAt.toISOString(),
})

export const toSdkKeyRecord = (row: SdkKeyRow): z.infer<typeof sdkKeyRecord> => ({
  id: row.id,
  orgId: row.orgId,
  name: row.name,
  keyPrefix: row.keyPrefix,
  scopes: row.scopes,
  revokedAt: iso(row.revokedAt),
  createdAt: row.createdAt.toISOString(),
})
