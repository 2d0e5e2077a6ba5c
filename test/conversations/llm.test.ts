import { describe, expect, test } from 'vitest'
import { useTestApp } from '../harness/app'
import { select } from '../harness/select'
import { ANALYSIS, breaksOff, fails, isSilent, judgementOf, searches, stepwise } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'

const { simulator, env } = await useLlm()
const { app, call, staffed, db } = await useTestApp({ env })
const { member, id: orgId } = await staffed()
const URL = '/api/conversations'

const start = async (text: string, kind = 'text'): Promise<string> =>
  (await call('POST', URL, { as: member, body: { text, kind } })).json().id
const say = async (id: string, text: string): Promise<number> =>
  (await call('POST', `${URL}/${id}/turns`, { as: member, body: { text } })).json().position
const answer = (id: string, position: number, body: object = {}) =>
  call('POST', `${URL}/${id}/turns/${position}/answer`, { as: member, body })
const stage = async (id: string): Promise<string | null> =>
  (await call('GET', `${URL}/${id}/turns/1`, { as: member })).json().stage
const creditsUsed = async (): Promise<number> => {
  const [row] = await select<{ used: number }>(db, {
    text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
    values: [orgId],
  })
  return row?.used ?? 0
}
const lastMessages = () =>
  simulator.requests.at(-1)!.messages.map(({ content }) => /<topic>\n(.*)\n<\/topic>/.exec(String(content))?.[1])

describe('with an LLM', () => {
  test('says what it is doing while it answers', async () => {
    const { reply, next } = stepwise(searches(judgementOf('Cat Owners'), 1))
    simulator.follow(() => reply)
    const id = await start('cat owners')
    const answered = answer(id, 1)
    for (const doing of ['searching', 'reading', 'filing']) {
      await expect.poll(() => stage(id)).toBe(doing)
      next()
    }
    expect((await answered).json()).toMatchObject({
      stage: null,
      answer: { kind: 'topic', engine: 'llm', topic: { topic_name: 'Cat Owners' } },
    })
  })

  test('is asked once by two requests at once, at the price of one', async () => {
    simulator.follow(() => undefined)
    const id = await start('cat owners')
    const before = await creditsUsed()
    const answers = await Promise.all([answer(id, 1), answer(id, 1)])
    expect(answers[0]!.json().answer).toMatchObject({ engine: 'llm', topic: { topic_name: 'Cat Owners' } })
    expect(answers[1]!.json()).toEqual(answers[0]!.json())
    expect(simulator.requests).toHaveLength(1)
    expect((await creditsUsed()) - before).toBe(1)
  })

  test('is not said to be at work by what a killed node has left', async () => {
    const id = await start('cat owners')
    const leaveClaim = (until: string) =>
      db.execute({
        text: `INSERT INTO llm_claims VALUES ($1, $2, 'killed', clock_timestamp() + $3::interval)
               ON CONFLICT (org_id, subject) DO UPDATE SET claimed_until = excluded.claimed_until`,
        values: [orgId, `turn 1 of ${id}`, until],
      })
    await db.execute({
      text: `UPDATE conversation_turns SET stage = 'searching' WHERE org_id = $1 AND conversation_id = $2`,
      values: [orgId, id],
    })
    await leaveClaim('1 minute')
    expect(await stage(id)).toBe('searching')
    await leaveClaim('-1 second')
    expect(await stage(id)).toBeNull()
    expect((await call('GET', `${URL}/${id}`, { as: member })).json().turns).toMatchObject([{ stage: null }])
  })

  test('gets the turns before, and only the text where a person says that it starts a new topic', async () => {
    simulator.follow(() => undefined)
    const id = await start('electric SUV shoppers')
    await answer(id, 1)
    simulator.follow(() => ({ ...searches(judgementOf('Female Electric SUV Shoppers'), 0) }))
    const position = await say(id, 'for women')
    expect((await answer(id, position)).json().answer.refinement).toEqual({
      kind: 'refined',
      previous: 'Electric SUV Shoppers',
      changes: [{ field: 'topic_name', from: 'Electric SUV Shoppers', to: 'Female Electric SUV Shoppers' }],
    })
    expect(lastMessages()).toEqual(['electric SUV shoppers', 'for women'])
    simulator.follow(() => undefined)
    expect((await answer(id, position, { as: 'new' })).json().answer.refinement).toMatchObject({ kind: 'new' })
    expect(lastMessages()).toEqual(['for women'])
    const unrelated = await say(id, 'cat owners')
    expect((await answer(id, unrelated)).json().answer.refinement).toMatchObject({ kind: 'new' })
  })

  test.each([
    ['refuses', () => fails(400)],
    ['breaks off', breaksOff],
  ])('leaves the turn unanswered and costs nothing if the provider %s', async (_, fault) => {
    simulator.follow(fault)
    const id = await start('cat owners')
    const before = await creditsUsed()
    const failed = await answer(id, 1)
    expect([failed.statusCode, failed.json().error]).toEqual([500, 'Classification failed'])
    expect(await creditsUsed()).toBe(before)
    simulator.follow(() => undefined)
    expect((await answer(id, 1)).json().answer).toMatchObject({ topic: { topic_name: 'Cat Owners' } })
  })

  test('stops when the person cancels', async () => {
    simulator.follow(isSilent)
    const id = await start('cat owners')
    const before = await creditsUsed()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const cancel = new AbortController()
    const request = fetch(`${origin}${URL}/${id}/turns/1/answer`, {
      method: 'POST',
      headers: { cookie: member.cookie, origin },
      signal: cancel.signal,
    })
    await expect.poll(() => simulator.requests.length).toBe(1)
    const hungUp = simulator.hungUp()
    cancel.abort()
    await expect(request).rejects.toThrow()
    await expect.poll(simulator.hungUp).toBe(hungUp + 1)
    await expect.poll(creditsUsed).toBe(before)
    expect((await call('GET', `${URL}/${id}/turns/1`, { as: member })).json()).toMatchObject({ answer: null })
  })

  test('reads a brief, keeps what it found and forgets the file', async () => {
    simulator.follow(() => undefined)
    const id = await start('launch.txt', 'brief')
    const file = { data: Buffer.from('Reach young families.').toString('base64'), mediaType: 'text/plain' }
    const read = await call('POST', `${URL}/${id}/turns/1/brief`, { as: member, body: { file } })
    expect(read.json()).toMatchObject({ text: 'launch.txt', answer: { kind: 'brief', brief: ANALYSIS } })
    expect((await answer(id, 1)).json()).toEqual({ error: 'Send the file of a brief to have it answered' })
    const text = await start('cat owners')
    expect((await call('POST', `${URL}/${text}/turns/1/brief`, { as: member, body: { file } })).json()).toEqual({
      error: 'This turn is a text, not a brief',
    })
  })
})
