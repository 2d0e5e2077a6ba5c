import { z } from 'zod'
import { DIRECTIONS, type Direction } from '../connectors/connector'
import { type Connectors, platformKey } from '../connectors/registry'
import { columnsOf, type RowOf } from '../db/rows'
import { connections } from '../db/tables'
import { withoutEmpty } from '../http/input/filter'
import { CONNECTION_NAME_LENGTH } from '../limits'
import { storable } from '../storable'

const REQUIRED = 'name, platform, and direction are required'
const direction = z.enum(DIRECTIONS, {
  error: ({ input }) =>
    input === undefined || input === null || input === ''
      ? REQUIRED
      : `direction must be one of ${DIRECTIONS.join(', ')}`,
})

const NO_STRING = 'name must be a string'
const nameSaying = (missing: string, empty: string) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : NO_STRING) })
    .max(CONNECTION_NAME_LENGTH, `name must be at most ${CONNECTION_NAME_LENGTH} characters`)
    .overwrite(storable)
    .trim()
    .min(1, empty)

const settings = (field: string) => z.record(z.string(), z.unknown(), { error: `${field} must be an object` })

export const createConnectionBody = (connectors: Connectors) =>
  z.object(
    {
      name: nameSaying(REQUIRED, REQUIRED),
      platform: platformKey(connectors, REQUIRED),
      direction,
      config: settings('config').describe('Addresses and settings; which ones depends on platform and direction'),
      credentials: settings('credentials').nullish().describe('Stored encrypted, never returned'),
    },
    { error: REQUIRED },
  )
export type CreateConnection = z.output<ReturnType<typeof createConnectionBody>>

const NOTHING = 'No valid fields to update'
export const updateConnectionBody = z
  .object(
    {
      name: nameSaying(NO_STRING, 'name must not be empty').optional(),
      config: settings('config').optional().describe('Given keys change, the others stay; null removes a key'),
      credentials: settings('credentials').nullish().describe('Replace those that are stored; null removes them'),
    },
    { error: NOTHING },
  )
  .refine((body) => Object.values(body).some((value) => value !== undefined), NOTHING)
export type UpdateConnection = z.output<typeof updateConnectionBody>

export const tryConnectionBody = (connectors: Connectors) => createConnectionBody(connectors).omit({ name: true })
export type TryConnection = z.output<ReturnType<typeof tryConnectionBody>>

/** Without a body the connection is tested as it is stored. */
export const testBody = z.preprocess(
  (body) => body ?? {},
  z.object(
    {
      config: settings('config').optional().describe('Given keys replace those that are stored; null removes a key'),
      credentials: settings('credentials').optional().describe('Instead of those that are stored'),
    },
    { error: 'body must be an object' },
  ),
)
export type TestChanges = z.output<typeof testBody>

export const connectionParams = z.object({ id: z.string().max(100).overwrite(storable) })

export const connectionsQuery = (connectors: Connectors) =>
  z.preprocess(
    withoutEmpty,
    z.object({
      direction: z.enum(DIRECTIONS, { error: `direction must be one of ${DIRECTIONS.join(', ')}` }).optional(),
      platform: platformKey(connectors).optional(),
    }),
  )
export type ConnectionsQuery = z.output<ReturnType<typeof connectionsQuery>>

const STATUSES = ['active', 'error'] as const

export const connectionRecord = z.object({
  id: z.string(),
  name: z.string(),
  platform: z.string(),
  direction: z.enum(DIRECTIONS),
  config: z.record(z.string(), z.unknown()),
  status: z.enum(STATUSES).describe('error after a failed test'),
  lastTestedAt: z.iso.datetime().nullable(),
  credentialsRefusedAt: z.iso
    .datetime()
    .nullable()
    .describe('Since when the other side has refused the credentials; null while it accepts them'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Connection = z.infer<typeof connectionRecord>

export const createdConnection = connectionRecord.pick({
  id: true,
  name: true,
  platform: true,
  direction: true,
  status: true,
  createdAt: true,
})

export const testResult = z.union([
  z.object({
    success: z.literal(true),
    itemCount: z.number().optional().describe('Of the source: what it counts, or else what it sent'),
    sampleItem: z.object({ name: z.string().nullable(), id: z.string().nullable() }).nullish(),
    message: z.string().optional().describe('Of the platform'),
  }),
  z.object({ success: z.literal(false), error: z.string() }),
])
export type TestResult = z.infer<typeof testResult>

/** Without credentials: they are read only where a call is made with them. */
export const CONNECTION = {
  id: connections.id,
  workspace_id: connections.workspace_id,
  name: connections.name,
  platform: connections.platform,
  direction: connections.direction.as<Direction>(),
  config: connections.config.as<Record<string, unknown>>(),
  status: connections.status.as<(typeof STATUSES)[number]>(),
  last_tested_at: connections.last_tested_at,
  credentials_refused_at: connections.credentials_refused_at,
  created_at: connections.created_at,
  updated_at: connections.updated_at,
}
export type ConnectionRow = RowOf<typeof CONNECTION>
export const CONNECTION_COLUMNS = columnsOf(CONNECTION)

export const toConnection = (row: ConnectionRow): Connection => ({
  id: row.id,
  name: row.name,
  platform: row.platform,
  direction: row.direction,
  config: row.config,
  status: row.status,
  lastTestedAt: row.last_tested_at?.toISOString() ?? null,
  credentialsRefusedAt: row.credentials_refused_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
