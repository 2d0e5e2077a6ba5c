import { describe, expect, test } from 'vitest'
import { sweepConversations } from '../../src/conversations/sweep'
import { CONVERSATION_DAYS, CONVERSATIONS_PER_USER, TURNS_PER_CONVERSATION } from '../../src/limits'
import { type Session, useTestApp } from '../harness/app'
import { select } from '../harness/select'

const { call, db, staffed, user, apiKey } = await useTestApp()
const acme = await staffed()
const URL = '/api/conversations'

const start = async (text: string, as: Session = acme.member) =>
  (await call('POST', URL, { as, body: { text } })).json() as { id: string }
const say = async (id: string, text: string, as: Session = acme.member): Promise<number> =>
  (await call('POST', `${URL}/${id}/turns`, { as, body: { text } })).json().position
const answer = (id: string, position: number, body?: object, as: Session = acme.member) =>
  call('POST', `${URL}/${id}/turns/${position}/answer`, { as, body })
const creditsUsed = async (org: string): Promise<number> => {
  const [row] = await select<{ used: number }>(db, {
    text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
    values: [org],
  })
  return row?.used ?? 0
}

describe('a conversation', () => {
  test('keeps what was said and answered, and each text changes the topic before it or starts another', async () => {
    const { id } = await start('electric SUV shoppers')
    expect((await answer(id, 1)).json()).toMatchObject({
      text: 'electric SUV shoppers',
      answer: { kind: 'topic', engine: 'local', topic: { topic_name: 'Electric SUV Shoppers' }, refinement: null },
    })
    await answer(id, await say(id, 'B2B instead'))
    await answer(id, await say(id, 'thanks'))
    await answer(id, await say(id, 'for women'))
    await answer(id, await say(id, 'running shoes by age and income'))
    await answer(id, await say(id, 'cat owners'))
    const { turns, title, turnCount } = (await call('GET', `${URL}/${id}`, { as: acme.member })).json()
    expect([title, turnCount]).toEqual(['electric SUV shoppers', 6])
    expect(turns.slice(1).map((turn: { answer: object }) => turn.answer)).toMatchObject([
      {
        topic: { segment_type: 'B2B' },
        refinement: {
          kind: 'refined',
          previous: 'Electric SUV Shoppers',
          changes: [{ field: 'segment_type', from: 'B2C', to: 'B2B' }],
        },
      },
      { kind: 'unclear' },
      { topic: { topic_name: 'Female Electric SUV Shoppers', segment_type: 'B2B' }, refinement: { kind: 'refined' } },
      { kind: 'matrix', subject: 'running shoes', sets: ['Age Range', 'Income Range'] },
      {
        topic: { topic_name: 'Cat Owners' },
        refinement: { kind: 'new', previous: 'Female Electric SUV Shoppers', changes: [] },
      },
    ])
  })

  test('answers a turn once, and anew where a person chooses the other', async () => {
    const { id } = await start('electric SUV shoppers')
    await answer(id, 1)
    const position = await say(id, 'for women')
    const before = await creditsUsed(acme.id)
    const first = (await answer(id, position)).json()
    expect((await answer(id, position)).json()).toEqual(first)
    expect(await creditsUsed(acme.id)).toBe(before + 1)
    expect((await answer(id, position, { as: 'new' })).json().answer).toMatchObject({ refinement: { kind: 'new' } })
    expect((await answer(id, position, { as: 'refined' })).json().answer).toEqual(first.answer)
    expect(await creditsUsed(acme.id)).toBe(before + 3)
    const unrelated = await say(id, 'cat owners')
    expect((await answer(id, unrelated, { as: 'refined' })).json().answer).toMatchObject({
      topic: { topic_name: 'Female Electric SUV Shoppers Who Are Cat Owners' },
    })
  })

  test('remembers what was added for as long as it is in the library', async () => {
    const { id } = await start('zither makers')
    await answer(id, 1)
    const name = 'Zither Makers'
    const topic = (await call('POST', '/api/topics', { as: acme.member, body: { topic_name: name } })).json()
    const added = (body: object) => call('POST', `${URL}/${id}/turns/1/added`, { as: acme.member, body })
    expect((await added({ name, topicId: topic.id })).json().added).toEqual({ [name]: topic.id })
    expect((await added({ name: 'Others', topicId: topic.id })).json()).toEqual({
      error: 'The answer has no topic of this name',
    })
    expect((await added({ name, topicId: 'ot_none' })).statusCode).toBe(404)
    await call('DELETE', '/api/topics', { as: acme.owner, body: { ids: [topic.id] } })
    expect((await call('GET', `${URL}/${id}/turns/1`, { as: acme.member })).json().added).toEqual({})
  })

  test('numbers what is said at the same time', async () => {
    const { id } = await start('cat owners')
    const positions = await Promise.all(['for women', 'for men', 'in Ohio', 'in Texas'].map((text) => say(id, text)))
    expect(positions.toSorted()).toEqual([2, 3, 4, 5])
  })
})

describe('conversations are a person’s own', () => {
  test('nobody else finds one, in the organization or outside', async () => {
    const { id } = await start('cat owners')
    const other = await staffed()
    for (const as of [acme.owner, other.owner]) {
      expect((await call('GET', URL, { as })).json()).toEqual([])
      const refusals = await Promise.all([
        call('GET', `${URL}/${id}`, { as }),
        call('DELETE', `${URL}/${id}`, { as }),
        call('POST', `${URL}/${id}/turns`, { as, body: { text: 'for women' } }),
        call('GET', `${URL}/${id}/turns/1`, { as }),
        answer(id, 1, {}, as),
        call('POST', `${URL}/${id}/turns/1/added`, { as, body: { name: 'Cat Owners', topicId: 'ot_none' } }),
      ])
      expect(refusals.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404))
    }
    expect((await call('GET', `${URL}/${id}`, { as: acme.member })).json()).toMatchObject({ turnCount: 1 })
  })

  test('a topic of another organization cannot be marked as added', async () => {
    const { id } = await start('cat owners')
    await answer(id, 1)
    const other = await staffed()
    const foreign = (await call('POST', '/api/topics', { as: other.owner, body: { topic_name: 'Cat Owners' } })).json()
    const body = { name: 'Cat Owners', topicId: foreign.id }
    expect((await call('POST', `${URL}/${id}/turns/1/added`, { as: acme.member, body })).statusCode).toBe(404)
  })

  test('viewers and keys have none', async () => {
    expect((await call('GET', URL, { as: acme.viewer })).statusCode).toBe(403)
    expect((await call('GET', URL, { as: await apiKey(acme.owner) })).statusCode).toBe(401)
  })

  test('one can be deleted, and all end with the membership', async () => {
    const person = await user(acme.id)
    const { id } = await start('cat owners', person)
    await start('dog owners', person)
    expect((await call('DELETE', `${URL}/${id}`, { as: person })).json()).toEqual({ deleted: true })
    expect((await call('GET', URL, { as: person })).json()).toMatchObject([{ title: 'dog owners' }])
    await db.execute({ text: 'DELETE FROM members WHERE user_id = $1', values: [person.id] })
    const left = 'SELECT 1 AS one FROM conversations WHERE user_id = $1'
    expect(await select(db, { text: left, values: [person.id] })).toEqual([])
  })
})

describe('conversations are limited', () => {
  test('in number, where the oldest go', async () => {
    const person = await user(acme.id)
    const { id: oldest } = await start('cat owners', person)
    await db.execute({
      text: `INSERT INTO conversations (org_id, id, user_id, title, created_at, updated_at)
             SELECT $1, 'conv_' || n, $2, 'More', now() + n * interval '1 second', now() + n * interval '1 second'
             FROM generate_series(1, $3) n`,
      values: [acme.id, person.id, CONVERSATIONS_PER_USER - 1],
    })
    await start('dog owners', person)
    const kept = (await call('GET', URL, { as: person })).json() as { id: string; title: string }[]
    expect(kept).toHaveLength(CONVERSATIONS_PER_USER)
    expect(kept.map(({ id }) => id)).not.toContain(oldest)
    expect(kept.map(({ title }) => title)).toContain('dog owners')
  })

  test('in turns', async () => {
    const { id } = await start('cat owners')
    await db.execute({
      text: 'UPDATE conversations SET turn_count = $2 WHERE id = $1',
      values: [id, TURNS_PER_CONVERSATION],
    })
    const refused = await call('POST', `${URL}/${id}/turns`, { as: acme.member, body: { text: 'for women' } })
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'A conversation has at most 100 turns. Start a new one',
    ])
  })

  test('in time', async () => {
    const { id: old } = await start('cat owners')
    const { id: recent } = await start('dog owners')
    await db.execute({
      text: `UPDATE conversations SET updated_at = now() - interval '${CONVERSATION_DAYS} days 1 hour' WHERE id = $1`,
      values: [old],
    })
    await sweepConversations(db)
    const statuses = await Promise.all(
      [old, recent].map(async (id) => (await call('GET', `${URL}/${id}`, { as: acme.member })).statusCode),
    )
    expect(statuses).toEqual([404, 200])
  })

  test.each([
    [{}, 'text is required'],
    [{ text: ' ' }, 'text is required'],
    [{ text: 'x'.repeat(501) }, 'text must be at most 500 characters'],
    [{ text: 'x', kind: 'image' }, 'kind must be text or brief'],
  ])('bad input starts none: %j', async (body, error) => {
    const refused = await call('POST', URL, { as: acme.member, body })
    expect([refused.statusCode, refused.json()]).toEqual([400, { error }])
  })
})
