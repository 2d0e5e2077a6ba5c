import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { usePush } from '../harness/push'

const { call, acme, db, databaseUrl, onMarketplace, topics, begin, pushed, listed, newest } = await usePush()
const other = new pg.Client({ connectionString: databaseUrl })
await other.connect()
afterAll(() => other.end())

/** Folds a topic into another as a merge does; what is called meanwhile waits for it. */
async function whileMerging<T>([loser, keeper]: [string, string], work: () => Promise<T>): Promise<T> {
  await other.query('BEGIN')
  await other.query('SELECT 1 FROM org_topics WHERE id = ANY($1) ORDER BY id FOR UPDATE', [[loser, keeper]])
  const working = work()
  await expect
    .poll(() =>
      db.query({
        text: `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      }),
    )
    .toHaveLength(1)
  await other.query('UPDATE activations SET org_topic_id = $2 WHERE org_topic_id = $1', [loser, keeper])
  await other.query('DELETE FROM org_topics WHERE id = $1', [loser])
  await other.query('COMMIT')
  return working
}

test('a run that begins while its topics are merged finds what the merge has moved', async () => {
  const { id } = await onMarketplace()
  const pair = (await topics(2)) as [string, string]
  await pushed(id, [pair[0]])
  const begun = await whileMerging(pair, () => begin(id, { topicIds: pair }))
  expect(begun.json()).toMatchObject({ totalItems: 0, skipped: 2 })
  expect(await listed(`?connectionId=${id}`)).toMatchObject([{ orgTopicId: pair[1], status: 'active' }])
})

test('a refresh while its topic is merged into another goes on with that one', async () => {
  const { id } = await onMarketplace()
  const pair = (await topics(2)) as [string, string]
  await pushed(id, [pair[0]])
  const { id: activation } = await newest(pair[0])
  const refreshed = await whileMerging(pair, () =>
    call('POST', `/api/activations/${activation}/refresh`, { as: acme.member }),
  )
  expect(refreshed.json()).toMatchObject({ status: 'active', orgTopicId: pair[1] })
  expect(await listed(`?topicId=${pair[1]}`)).toMatchObject([{ status: 'active' }, { status: 'deactivated' }])
})

// Of one call, both topics were last changed at the same moment.
test.each([{}, { template_key: 'marketplace' }])('what a merge gave to another topic is stale (%o)', async (config) => {
  const { id } = await onMarketplace({ config })
  const pair = (await topics(2)) as [string, string]
  await pushed(id, [pair[0]])
  expect(await listed('?stale=true')).toEqual([])
  await db.execute({ text: 'UPDATE activations SET org_topic_id = $1', values: [pair[1]] })
  const [activation] = await listed('?stale=true')
  expect(activation).toMatchObject({ orgTopicId: pair[1], stale: true })
  expect(activation!.currentPlatformName).not.toBe(activation!.pushedName)
})
