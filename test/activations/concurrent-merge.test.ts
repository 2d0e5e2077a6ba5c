import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { usePush } from '../harness/push'
import { select } from '../harness/select'

const {
  call,
  acme,
  db,
  databaseUrl,
  connectMarketplace,
  createTopics,
  startRun,
  pushTopics,
  listActivations,
  newestActivation,
} = await usePush()
const other = new pg.Client({ connectionString: databaseUrl })
await other.connect()
afterAll(() => other.end())

/** Merges a topic into another while `work` waits for the locks. */
async function whileMerging<T>([loser, keeper]: [string, string], work: () => Promise<T>): Promise<T> {
  await other.query('BEGIN')
  await other.query('SELECT 1 FROM org_topics WHERE id = ANY($1) ORDER BY id FOR UPDATE', [[loser, keeper]])
  const working = work()
  await expect
    .poll(() =>
      select(db, {
        text: `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      }),
    )
    .toHaveLength(1)
  await other.query('UPDATE activations SET org_topic_id = $2 WHERE org_topic_id = $1', [loser, keeper])
  await other.query('DELETE FROM org_topics WHERE id = $1', [loser])
  await other.query('COMMIT')
  return working
}

test('a run created during a merge of its topics sees the activations that the merge moved', async () => {
  const { id } = await connectMarketplace()
  const pair = (await createTopics(2)) as [string, string]
  await pushTopics(id, [pair[0]])
  const created = await whileMerging(pair, () => startRun(id, { topicIds: pair }))
  expect(created.json()).toMatchObject({ totalItems: 0, skipped: 2 })
  expect(await listActivations(`?connectionId=${id}`)).toMatchObject([{ orgTopicId: pair[1], status: 'active' }])
})

test('a refresh during a merge of its topic continues with the topic that remains', async () => {
  const { id } = await connectMarketplace()
  const pair = (await createTopics(2)) as [string, string]
  await pushTopics(id, [pair[0]])
  const { id: activation } = await newestActivation(pair[0])
  const refreshed = await whileMerging(pair, () =>
    call('POST', `/api/activations/${activation}/refresh`, { as: acme.member }),
  )
  expect(refreshed.json()).toMatchObject({ status: 'active', orgTopicId: pair[1] })
  expect(await listActivations(`?topicId=${pair[1]}`)).toMatchObject([{ status: 'active' }, { status: 'deactivated' }])
})

// Both topics were created by one call, so they have the same `updated_at`.
test.each([{}, { template_key: 'marketplace' }])(
  'an activation that a merge moved to another topic is stale (%o)',
  async (config) => {
    const { id } = await connectMarketplace({ config })
    const pair = (await createTopics(2)) as [string, string]
    await pushTopics(id, [pair[0]])
    expect(await listActivations('?stale=true')).toEqual([])
    await db.execute({ text: 'UPDATE activations SET org_topic_id = $1', values: [pair[1]] })
    const [activation] = await listActivations('?stale=true')
    expect(activation).toMatchObject({ orgTopicId: pair[1], stale: true })
    expect(activation!.currentPlatformName).not.toBe(activation!.pushedName)
  },
)
