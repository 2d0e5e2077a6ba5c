import { expect, test } from 'vitest'
import { usePush } from '../harness/push'

const { call, acme, other, db, onMarketplace, onDspapi, topics, pushed, listed } = await usePush()

test('the activations of one topic are asked for by its id', async () => {
  const { id: marketplace } = await onMarketplace()
  const { id: dspapi } = await onDspapi()
  const [topic, another] = (await topics(2)) as [string, string]
  await pushed(marketplace, [topic, another])
  await pushed(dspapi, [topic])
  const found = await listed(`?topicId=${topic}`)
  expect(found.map(({ orgTopicId, connectionId }) => [orgTopicId, connectionId])).toEqual([
    [topic, dspapi],
    [topic, marketplace],
  ])
  expect(await listed(`?topicId=${topic}&platform=dspapi`)).toEqual([found[0]])
  expect(await listed(`?topicId=${topic}`, other.member)).toEqual([])
  expect(await listed('?topicId=ot_nobody')).toEqual([])
  const body = { filters: { topicId: topic } }
  const plan = await call('POST', '/api/activations/refresh-plan', { as: acme.member, body })
  expect(plan.json()).toMatchObject({ total: 2, stale: 0 })
})

test('moments are told to the millisecond, and more than a page is listed in their order', async () => {
  const { id } = await onMarketplace()
  const ids = await topics(3)
  await pushed(id, ids)
  await db.execute({
    text: `UPDATE activations SET created_at = '2026-01-02 03:04:05+00', activated_at = '2026-01-02 03:04:05.6789+00'`,
  })
  // As many as make a second page begin within one moment.
  await db.execute({
    text: `INSERT INTO activations (org_id, id, org_topic_id, topic_name, connection_id, platform, status, created_at)
           SELECT org_id, 'act_' || lpad(n::text, 5, '0'), org_topic_id, topic_name, connection_id, platform, 'deactivated',
                  '2026-01-01 00:00:00.000001+00'::timestamptz
           FROM activations, generate_series(1, 2500) n WHERE org_topic_id = $1`,
    values: [ids[0]],
  })
  const all = await listed(`?connectionId=${id}`)
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
