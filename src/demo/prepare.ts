import type { FastifyBaseLogger } from 'fastify'
import { adoptTopics } from '../catalog/browse/adopt'
import { type SeedProgress, seedDemo } from '../catalog/demo/seed'
import type { Config } from '../config'
import { createConnection } from '../connections/create'
import { createOutbound } from '../connections/create-outbound'
import { listConnections } from '../connections/list'
import type { CreateConnection } from '../connections/schema'
import { updateConnection } from '../connections/update'
import type { Ctx } from '../context'
import type { Database } from '../db/open'
import { members } from '../db/tables'
import { firstStart } from '../organizations/first-start'
import { organizationContext } from '../runs/organization-context'
import { loadSecrets } from '../secrets'

/** What the library of the demo begins with; the rest of the topics are in the catalog only. */
const FIRST_TOPICS = { subcategory: 'SUVs' }

type Prepare = {
  database: Database
  config: Config
  log: FastifyBaseLogger
  connections: CreateConnection[]
  onSeeding(progress: SeedProgress): void
}

/** Fills an empty demo, and connects the simulators of this start, whose ports are new. */
export async function prepareDemo({ database, config, log, connections, onSeeding }: Prepare): Promise<void> {
  const { db } = database
  await firstStart(db, config.owner, new Date())
  const [owner] = await db.query(
    { userId: members.user_id, orgId: members.organization_id },
    {
      text: `SELECT user_id AS "userId", organization_id AS "orgId" FROM members ORDER BY created_at LIMIT 1`,
    },
  )
  const outbound = createOutbound(config, await loadSecrets(config))
  try {
    const ctx = await organizationContext({ db, log, now: new Date(), userId: owner!.userId, outbound }, owner!.orgId)
    // The connections come last, so a start that was interrupted before them is made up for.
    const isFilled = (await listConnections(ctx, {})).length > 0
    if (!isFilled) {
      for await (const progress of seedDemo(db, ctx.now)) onSeeding(progress)
      await adoptTopics(ctx, { filters: FIRST_TOPICS })
    }
    await connect(ctx, outbound, connections)
  } finally {
    await outbound.http.close()
  }
}

async function connect(ctx: Ctx, outbound: ReturnType<typeof createOutbound>, connections: CreateConnection[]) {
  const existing = new Map((await listConnections(ctx, {})).map(({ name, id }) => [name, id]))
  for (const connection of connections) {
    const { config, credentials } = connection
    const id = existing.get(connection.name)
    if (id) await updateConnection(ctx, outbound, id, { config, credentials })
    else await createConnection(ctx, outbound.vault, connection)
  }
}
