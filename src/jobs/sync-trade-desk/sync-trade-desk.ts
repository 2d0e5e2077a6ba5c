import { z } from 'zod'
import { reconcile } from '../../activations/lifecycle/reconcile'
import { CONNECTION, CONNECTION_COLUMNS } from '../../connections/schema'
import { OutboundError } from '../../connectors/outbound/outbound-error'
import type { Db } from '../../db/db'
import { connections } from '../../db/tables'
import { ApiError, notFound } from '../../errors'
import { describeField } from '../../form-fields'
import { MISSING_SEGMENTS } from '../../limits'
import { organizationContext } from '../../runs/organization-context'
import { storable, storableStart } from '../../storable'
import { defineJob, type Progress } from '../job'

const NOT_AN_ID = 'config.connectionId must be an id'
const config = z.strictObject(
  {
    connectionId: describeField(z.string({ error: NOT_AN_ID }).max(100, NOT_AN_ID).overwrite(storable), {
      label: 'Connection',
      help: 'The id of a connection. Leave empty for all DSP connections.',
      refersTo: { record: 'connection' },
    }).optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `config.${storableStart(issue.keys[0] ?? '', 100)} is unknown`
        : 'config must be an object',
  },
)
type Config = z.output<typeof config>

type Missing = { connectionId: string; activationId: string; platformSegmentId: string; topicName: string }
type Result = { adopted: number; missingCount: number; missing: Missing[] }
const NOTHING: Result = { adopted: 0, missingCount: 0, missing: [] }

/** Compares the segments on dspapi platforms with our activations, connection by connection. */
export const syncTradeDesk = defineJob<Config>({
  type: 'sync_trade_desk',
  title: 'Compare with the DSP',
  description: 'Reads the segments of DSP connections and corrects what is recorded about them here.',
  items: 'connections',
  counters: { success: 'compared' },
  config,
  count: async ({ db }, config) => {
    const count = (await connectionsAfter(db, config, '', null)).length
    if (count === 0 && config.connectionId) throw notFound('Connection')
    return count
  },
  step: async (ctx, job) => {
    const [connection] = await connectionsAfter(ctx.db, job.config, String(job.cursor.after ?? ''), 1)
    if (!connection) return 'done'
    const orgCtx = await organizationContext(ctx, connection.org_id)
    const cursor = { after: connection.id }
    const before = { ...NOTHING, ...job.result } as Result
    const progress = await reconcile(orgCtx, ctx.outbound, connection).then(
      ({ adopted, missing }): Progress => ({
        success: 1,
        result: {
          adopted: before.adopted + adopted,
          missingCount: before.missingCount + missing.length,
          missing: [...before.missing, ...missing].slice(0, MISSING_SEGMENTS),
        },
      }),
      (error): Progress => {
        if (!(error instanceof OutboundError || error instanceof ApiError)) throw error
        return { errors: [{ id: connection.id, name: connection.name, message: error.message }] }
      },
    )
    await job.commit(async () => ({ ...progress, cursor }))
    return 'more'
  },
})

const ORG_CONNECTION = { ...CONNECTION, org_id: connections.org_id }

/** Of all organizations, in the order of their ids. */
const connectionsAfter = (db: Db, { connectionId }: Config, after: string, limit: number | null) =>
  db.query(ORG_CONNECTION, {
    text: `SELECT org_id, ${CONNECTION_COLUMNS} FROM connections
           WHERE platform = 'dspapi' AND direction <> 'inbound' AND id > $1 AND ($2::text IS NULL OR id = $2)
           ORDER BY id LIMIT $3`,
    values: [after, connectionId ?? null, limit],
  })
