import { expect, test } from 'vitest'
import { usePush } from '../harness/push'

const { call, acme, other, db, connectMarketplace, connectDspapi, createTopics, pushTopics, listActivations } =
  await usePush()

test('activations can be filtered by topic', async () => {
  const { id: marketplace } = await connectMarketplace()
  const { id: dspapi } = await connectDspapi()
  const [topic, another] = (await createTopics(2)) as [string, string]
  await pushTopics(marketplace, [topic, another])
  await pushTopics(dspapi, [topic])
  const matches = await listActivations(`?topicId=${topic}`)
  expect(matches.map(({ orgTopicId, connectionId }) => [orgTopicId, connectionId])).toEqual([
    [topic, dspapi],
    [topic, marketplace],
  ])
  expect(await listActivations(`?topicId=${topic}&platform=dspapi`)).toEqual([matches[0]])
  expect(await listActivations(`?topicId=${topic}`, other.member)).toEqual([])
  expect(await listActivations('?topicId=ot_nobody')).toEqual([])
  const body = { filters: { topicId: topic } }
  const plan = await call('POST', '/api/activations/refresh-plan', { as: acme.member, body })
  expect(plan.json()).toMatchObject({ total: 2, stale: 0 })
})

test('times have milliseconds, and a list of several pages is in order', async () => {
  const { id } = await connectMarketplace()
  const ids = await createTopics(3)
  await pushTopics(id, ids)
  await db.execute({
    text: `UPDATE activations SET created_at = '2026-01-02 03:04:05+00', activated_at = '2026-01-02 03:04:05.6789+00'`,
  })
  // Enough for the second page to begin among rows with the same time.
  await db.execute({
    text: `INSERT INTO activations (org_id, id, org_topic_id, topic_name, connection_id, platform, status, created_at)
           SELECT org_id, 'act_' || lpad(n::text, 5, '0'), org_topic_id, topic_name, connection_id, platform, 'deactivated',
                  '2026-01-01 00:00:00.000001+00'::timestamptz
           FROM activations, generate_series(1, 2500) n WHERE org_topic_id = $1`,
    values: [ids[0]],
  })
  const all = await listActivations(`?connectionId=${id}`)
  expect(all.slice(0, 3)).toMatchObject(
    ids.map(() => ({
      createdAt: '2026-01-02T03:04:05.000Z',
      activatedAt: '2026-01-02T03:04:05.678Z',
      deactivatedAt: null,
    })),
  )
  const rest = all.slice(3)
  expect(rest[0]).toMatchObject({ createdAt: '2026-01-01T00:00:00.000Z', activatedAt: null })
  const names = rest.map((activation) => activation.id as string)
  expect(names).toEqual(Array.from({ length: 2500 }, (_, n) => `act_${String(2500 - n).padStart(5, '0')}`))
})
