import { createHmac } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { checkStale } from '../../src/alerts/check-stale'
import { deliverDue } from '../../src/alerts/deliver'
import { readConfig } from '../../src/config'
import { createOutbound } from '../../src/connections/create-outbound'
import { createMailer } from '../../src/mail'
import { simulatedHttp } from '../harness/outbound'
import { useRuns } from '../harness/runs'
import { startMailServer } from '../simulators/mail-server'
import { startReceiver } from '../simulators/receiver'

const mailServer = await startMailServer({ user: 'taxon', password: 'p@ss/word' })
const MAIL = {
  TAXON_SMTP_URL: mailServer.url.replace('p@ss/word', encodeURIComponent('p@ss/word')),
  TAXON_MAIL_FROM: 'Taxon <alerts@taxon.example>',
}
const app = await useRuns({ env: MAIL })
const { acme, other, call, db, createTopics, drive, names, startImport, startSync, closeAfterTest } = app
const { mail, platforms } = readConfig(MAIL)
const mailer = await createMailer(mail!)
afterAll(async () => {
  mailer.close()
  await mailServer.close()
})
beforeEach(async () => {
  mailServer.mails.length = 0
  mailServer.refuse(null)
  await db.execute({ text: 'DELETE FROM alert_settings' })
  await db.execute({ text: 'DELETE FROM alerts' })
})

const log = pino({ level: 'silent' })
const outboundOf = (http = simulatedHttp().http) =>
  createOutbound({ allowPrivateNetworks: false, platforms }, [app.secret], { http })
const nodeWith = (outbound: ReturnType<typeof createOutbound>) => ({
  db,
  log,
  outbound,
  mailer,
  baseUrl: 'https://taxon.example',
})
const never = new AbortController().signal
/** What three nodes do at the same time. */
const deliver = () =>
  Promise.all([outboundOf(), outboundOf(), outboundOf()].map((outbound) => deliverDue(nodeWith(outbound), never)))
const check = () =>
  Promise.all([outboundOf(), outboundOf(), outboundOf()].map((outbound) => checkStale(nodeWith(outbound), never)))

const settle = async (body: object, as = acme.owner) => {
  const response = await call('PATCH', '/api/alerts/settings', { as, body })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const alerts = async (as = acme.owner) => (await call('GET', '/api/alerts', { as })).json().data
const bodies = (posts: { body: string }[]) => posts.map(({ body }) => JSON.parse(body))

async function failedImport(): Promise<string> {
  const { batchId } = await startImport([names(1), names(1)].slice(0, 1), { drive: 'server' })
  await call('PATCH', `/api/import/${batchId}/status`, { as: acme.member, body: { status: 'failed' } })
  return batchId
}

describe('a run that fails', () => {
  test('is told once to each address, with the reason and a link', async () => {
    const receiver = closeAfterTest(await startReceiver())
    const { secret } = await settle({ emails: ['ops@acme.example', 'data@acme.example'], url: receiver.url })
    const { id, source, runId } = await startSync(
      names(15).map((name) => ({ id: name, name })),
      { drive: 'server' },
    )
    source.faults.push({ kind: 'answer', status: 410, body: { error: 'The list has moved' } })
    await drive()
    await deliver()
    await deliver()

    expect(mailServer.mails.map(({ to }) => to).toSorted()).toEqual([['data@acme.example'], ['ops@acme.example']])
    const [mailed] = mailServer.mails
    expect(mailed!.subject).toBe('[Taxon] The sync of "Source" failed')
    expect(mailed!.from).toBe('alerts@taxon.example')
    expect(mailed!.text).toContain('The list has moved')
    expect(mailed!.text).toContain(`https://taxon.example/runs/${runId}`)

    expect(receiver.posts).toHaveLength(1)
    const [{ headers, body }] = receiver.posts as [(typeof receiver.posts)[number]]
    expect(JSON.parse(body)).toMatchObject({
      event: 'run_failed',
      organization: { id: acme.id, name: 'Acme' },
      title: 'The sync of "Source" failed',
      data: { run: { id: runId, kind: 'sync', state: 'failed' }, connection: { id, name: 'Source' } },
    })
    const timestamp = headers['x-taxon-timestamp']
    const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    expect(headers['x-taxon-signature']).toBe(`sha256=${digest}`)
    expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(60)

    const [alert] = await alerts()
    expect(alert).toMatchObject({ id: JSON.parse(body).id, event: 'run_failed', title: 'The sync of "Source" failed' })
    expect(alert.deliveries).toMatchObject([
      { channel: 'email', target: 'data@acme.example', state: 'delivered', attempts: 1, error: null },
      { channel: 'email', target: 'ops@acme.example', state: 'delivered' },
      { channel: 'post', target: receiver.url, state: 'delivered', nextAttemptAt: null },
    ])
    expect(await alerts(other.owner)).toEqual([])
  })

  test('is not told where nobody wants to know', async () => {
    await settle({ emails: ['ops@acme.example'], events: ['credentials_refused'] })
    await failedImport()
    expect(await alerts()).toEqual([])
  })

  test('counts if everything in it failed, and not if some of it did', async () => {
    await settle({ emails: ['ops@acme.example'], events: ['run_failed'] })
    const partly = await startImport([[...names(1), '']], { drive: 'server' })
    const wholly = await startImport([['', '']], { drive: 'server' })
    await drive()
    expect(await alerts()).toMatchObject([{ title: expect.stringMatching(/^Everything in the import "topics-/) }])
    expect(partly.batchId).not.toBe(wholly.batchId)
  })

  test('is named by its kind, also if it is an edit or an undo', async () => {
    await settle({ emails: ['ops@acme.example'], events: ['run_failed'] })
    const topicIds = await createTopics(2)
    await call('POST', '/api/topics/edit', { as: acme.member, body: { topicIds, changes: { segment_type: 'B2B' } } })
    await call('DELETE', '/api/topics', { as: acme.owner, body: { ids: topicIds } })
    await drive()
    const { batchId } = await startImport([names(1)])
    const undone = await call('POST', `/api/undo/${batchId}`, { as: acme.owner, body: {} })
    expect(undone.statusCode, undone.body).toBe(200)
    await db.execute({ text: `UPDATE undos SET status = 'failed' WHERE id = $1`, values: [undone.json().runId] })
    expect((await alerts()).map(({ title }: { title: string }) => title)).toEqual([
      expect.stringMatching(/^The undo of "topics-\d+\.csv" failed$/),
      'Everything in the edit "2 topics: segment type" failed',
    ])
  })
})

test('refused credentials are told once, until they are accepted or set again', async () => {
  const receiver = closeAfterTest(await startReceiver())
  await settle({ url: receiver.url, events: ['credentials_refused'] })
  const { platform, id } = await app.connectDspapi()
  const topicIds = await app.createTopics(2)
  const faults = [{ kind: 'refuse', status: 401, body: { Message: 'The token is not valid' } }] as const
  const refuse = (isRefused: boolean) => platform.schedule({ seed: 1, share: isRefused ? 1 : 0, faults })
  const pushAll = async () => {
    const { runId } = (await app.startRun(id, { topicIds, drive: 'server' })).json()
    await drive()
    return runId
  }
  const connection = async () => (await call('GET', `/api/connections/${id}`, { as: acme.viewer })).json()
  refuse(true)
  await pushAll()
  await pushAll()
  await deliver()
  expect(bodies(receiver.posts)).toMatchObject([
    { event: 'credentials_refused', title: '"dspapi" refuses its credentials', data: { connection: { id } } },
  ])
  expect((await connection()).credentialsRefusedAt).toBeTypeOf('string')

  refuse(false)
  await pushAll()
  expect((await connection()).credentialsRefusedAt).toBeNull()
  refuse(true)
  const tested = await call('POST', `/api/connections/${id}/test`, { as: acme.owner })
  expect(tested.json().success).toBe(false)
  await deliver()
  expect(receiver.posts).toHaveLength(2)
})

test('stale activations are counted once an hour, and told where there are more', async () => {
  const receiver = closeAfterTest(await startReceiver())
  const { id } = await app.connectMarketplace()
  const topicIds = await app.createTopics(3)
  await app.pushTopics(id, topicIds)
  const rename = (topicId: string) =>
    call('PATCH', `/api/topics/${topicId}`, { as: acme.member, body: { topic_name: `Renamed ${topicId}` } })
  const anHourPasses = () =>
    db.execute({ text: `UPDATE alert_settings SET stale_checked_at = now() - interval '61 min'` })
  await settle({ url: receiver.url, events: ['activations_stale'] })
  await check()
  await rename(topicIds[0]!)
  await rename(topicIds[1]!)
  await check()
  expect(await alerts()).toEqual([])
  await anHourPasses()
  await check()
  await anHourPasses()
  await check()
  await deliver()
  expect(bodies(receiver.posts)).toMatchObject([
    {
      event: 'activations_stale',
      title: '2 activations went stale',
      data: { staleActivations: 2, newlyStale: 2, connections: [{ id, name: 'marketplace', staleActivations: 2 }] },
    },
  ])
  await rename(topicIds[2]!)
  await anHourPasses()
  await check()
  await deliver()
  expect(bodies(receiver.posts)[1]).toMatchObject({
    title: '1 activation went stale',
    data: { staleActivations: 3, newlyStale: 1, connections: [{ staleActivations: 3, newlyStale: 1 }] },
  })
})

describe('a delivery that fails', () => {
  const passTime = () =>
    db.execute({ text: `UPDATE alert_deliveries SET due_at = now() - interval '1 s' WHERE state = 'pending'` })

  test('is tried again with the same id, and says what the receiver said', async () => {
    const receiver = closeAfterTest(await startReceiver())
    await settle({ url: receiver.url, emails: ['ops@acme.example'] })
    receiver.statuses.push(500)
    mailServer.refuse('No such mailbox')
    await failedImport()
    await deliver()
    const [before] = await alerts()
    expect(before.deliveries).toMatchObject([
      { channel: 'email', state: 'pending', attempts: 1, error: expect.stringContaining('No such mailbox') },
      { channel: 'post', state: 'pending', attempts: 1, error: expect.stringContaining('answered 500') },
    ])
    await deliver()
    expect(receiver.posts).toHaveLength(1)
    mailServer.refuse(null)
    await passTime()
    await deliver()
    const [after] = await alerts()
    expect(after.deliveries).toMatchObject([
      { state: 'delivered', attempts: 2, error: null },
      { state: 'delivered', attempts: 2, error: null },
    ])
    const [first, second] = bodies(receiver.posts)
    expect(second).toEqual(first)
  })

  test('is not tried again when its address is taken out', async () => {
    const receiver = closeAfterTest(await startReceiver())
    await settle({ url: receiver.url, emails: ['ops@acme.example', 'data@acme.example'] })
    receiver.statuses.push(500)
    mailServer.refuse('No such mailbox')
    await failedImport()
    await deliver()
    await settle({ url: null, emails: ['data@acme.example'] })
    mailServer.refuse(null)
    await passTime()
    await deliver()
    expect(receiver.posts).toHaveLength(1)
    const error = 'Not sent: the address was taken out of the settings'
    expect((await alerts())[0].deliveries).toMatchObject([
      { target: 'data@acme.example', state: 'delivered', attempts: 2 },
      { target: 'ops@acme.example', state: 'failed', attempts: 1, error, nextAttemptAt: null },
      { target: receiver.url, state: 'failed', attempts: 1, error, endedAt: expect.any(String) },
    ])
  })

  test('is given up after six attempts', async () => {
    const receiver = closeAfterTest(await startReceiver())
    await settle({ url: receiver.url })
    receiver.statuses.push(...Array.from({ length: 9 }, () => 503))
    await failedImport()
    for (let attempt = 0; attempt < 8; attempt++) {
      await deliver()
      await passTime()
    }
    expect(receiver.posts).toHaveLength(6)
    expect((await alerts())[0].deliveries).toMatchObject([{ state: 'failed', attempts: 6 }])
  })

  test('is not sent to an address that may not be called', async () => {
    await settle({ url: 'http://169.254.169.254/latest' })
    await failedImport()
    await deliver()
    const [{ deliveries }] = await alerts()
    expect(deliveries).toMatchObject([
      { state: 'pending', error: expect.stringMatching(/^Call refused: 169\.254\.169\.254 is a link-local address/) },
    ])
  })

  test('is held back after sixty alerts within an hour', async () => {
    const receiver = closeAfterTest(await startReceiver())
    await settle({ url: receiver.url })
    for (let at = 0; at < 61; at++) await call('POST', '/api/alerts/test', { as: acme.owner })
    await deliver()
    expect(receiver.posts).toHaveLength(60)
    expect((await alerts())[0].deliveries).toMatchObject([
      { state: 'failed', error: 'Not sent: more than 60 alerts within an hour' },
    ])
  })
})

describe('the settings', () => {
  test('begin with everything, to nobody, and change field by field', async () => {
    const settings = async () => (await call('GET', '/api/alerts/settings', { as: acme.admin })).json()
    const events = ['run_failed', 'activations_stale', 'credentials_refused']
    expect(await settings()).toEqual({ events, emails: [], url: null, hasSecret: false, canMail: true })
    const first = await settle({ url: 'https://hooks.acme.example/taxon' }, acme.admin)
    expect(first.secret).toMatch(/^whsec_\S{40,}$/)
    expect(await settle({ emails: ['a@acme.example', 'a@acme.example'] })).toEqual({
      events,
      emails: ['a@acme.example'],
      url: 'https://hooks.acme.example/taxon',
      hasSecret: true,
      canMail: true,
    })
    const renewed = (await call('POST', '/api/alerts/secret', { as: acme.owner })).json()
    expect(renewed.secret).not.toBe(first.secret)
    expect(await settle({ url: null, events: ['run_failed'] })).toMatchObject({ url: null, events: ['run_failed'] })
    expect(await settings()).toMatchObject({ emails: ['a@acme.example'] })
  })

  test.each([
    [{ events: ['topic.deleted'] }, /^events must be a list of run_failed/],
    [{ emails: ['not an address'] }, /^emails must be email addresses$/],
    [{ emails: Array.from({ length: 11 }, (_, at) => `a${at}@acme.example`) }, /^emails must be a list of at most 10/],
    [{ url: 'ftp://acme.example' }, /^url must be an http or https address/],
    [{ url: 'https://user:secret@acme.example' }, /^url must be an http or https address/],
    [{}, /^No valid fields to update$/],
  ])('%j is a 400', async (body, message) => {
    const response = await call('PATCH', '/api/alerts/settings', { as: acme.owner, body })
    expect([response.statusCode, response.json().error]).toEqual([400, expect.stringMatching(message)])
  })

  test('a test goes to all addresses, and needs one', async () => {
    const send = () => call('POST', '/api/alerts/test', { as: acme.owner })
    expect((await send()).json().error).toBe('There is no address to send alerts to')
    await settle({ emails: ['ops@acme.example'], events: [] })
    expect((await send()).json()).toMatchObject({ deliveries: 1 })
    await deliver()
    expect(mailServer.mails).toMatchObject([{ subject: '[Taxon] This is a test' }])
  })

  test('are for owners and admins', async () => {
    for (const as of [acme.member, acme.viewer]) {
      expect((await call('GET', '/api/alerts/settings', { as })).statusCode).toBe(403)
      expect((await call('POST', '/api/alerts/test', { as })).statusCode).toBe(403)
    }
    const key = await app.apiKey(acme.owner)
    expect((await call('GET', '/api/alerts', { as: key })).statusCode).toBe(401)
  })
})
