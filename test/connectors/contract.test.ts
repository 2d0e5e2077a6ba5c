import { afterAll, describe, expect, test } from 'vitest'
import { failureOf, segmentOf, usePlatforms, valuesOf } from '../harness/platform'
import { startCustomApi } from '../simulators/platforms/custom-api'
import { startDspapi } from '../simulators/platforms/dspapi'
import type { Fault } from '../simulators/platforms/faults'
import { startMarketplace } from '../simulators/platforms/marketplace'
import { startS3Server } from '../simulators/s3-server'
import { startSftpServer } from '../simulators/sftp-server'
import { WITH_RADIO } from './radio/platforms'
import { startRadio } from './radio/simulator'

/** What every connector does, on a simulator of its platform. */

const { connect, http, logged } = await usePlatforms(WITH_RADIO)
afterAll(() => http.close())

type Subject = {
  simulator: { config: object; credentials?: object; env?: Record<string, string>; close(): Promise<void> }
  /** Names and descriptions of the segments that people can be reached by. */
  active(): { name: string; description?: string }[]
  /** The next creation meets it. */
  fail(fault: 'refused' | 'lost'): void
  secrets: string[]
}

const REFUSED: Fault = { kind: 'refuse', on: 'create', status: 422, body: { message: 'The name is not to our taste' } }

async function onHttp(
  start: typeof startMarketplace | typeof startDspapi | typeof startCustomApi | typeof startRadio,
): Promise<Subject> {
  const simulator = await start()
  return {
    simulator,
    active: () => [...simulator.segments.values()].filter(({ active }) => active),
    fail: (fault) => simulator.faults.push(fault === 'refused' ? REFUSED : { kind: 'hang', on: 'create', ms: 10 }),
    secrets: Object.values(simulator.credentials),
  }
}

const TRIES = 4
const EXCHANGE = { account_id: 17, advertiser_account_id: '42' }

/** What the files say, the last of each audience. */
const audiencesIn = (files: [string, Buffer][]) => {
  const metas = files.filter(([path]) => path.endsWith('.json')).map(([, content]) => JSON.parse(content.toString()))
  return [...new Map(metas.map((meta) => [meta.audienceID, { name: meta.audienceName as string }])).values()]
}

async function onSftp(): Promise<Subject> {
  const server = await startSftpServer()
  return {
    simulator: { config: EXCHANGE, credentials: server.credentials, close: server.close },
    active: () => audiencesIn(server.files('url').map((file) => [file, server.read(`url/${file}`)])),
    fail: (fault) => {
      if (fault === 'refused') server.state.refusals.push(...Array(TRIES).fill('The quota is used up'))
      else server.state.cuts.push(...Array(TRIES).fill(0))
    },
    secrets: [server.credentials.sftp_password],
  }
}

async function onS3(): Promise<Subject> {
  const server = await startS3Server()
  return {
    simulator: { config: { ...EXCHANGE, ...server.config }, env: server.env, close: server.close },
    active: () => audiencesIn([...server.objects].sort()),
    fail: (fault) => {
      if (fault === 'refused') server.faults.push({ on: 'put', status: 403, code: 'AccountProblem' })
      else server.faults.push(...Array(TRIES).fill({ on: 'put', reset: true }))
    },
    secrets: [server.env.AWS_SECRET_ACCESS_KEY, 'granted-secret-key'],
  }
}

const SUBJECTS: [string, platform: string, () => Promise<Subject>, words: string][] = [
  ['marketplace', 'marketplace', () => onHttp(startMarketplace), 'The name is not to our taste'],
  ['dspapi', 'dspapi', () => onHttp(startDspapi), 'The name is not to our taste'],
  ['custom_api', 'custom_api', () => onHttp(startCustomApi), 'The name is not to our taste'],
  ['radio', 'radio', () => onHttp(startRadio), 'The name is not to our taste'],
  ['exchange by SFTP', 'exchange', onSftp, 'The quota is used up'],
  ['exchange by S3', 'exchange', onS3, 'AccountProblem'],
]

describe.each(SUBJECTS)('%s', (_name, platform, start, words) => {
  const begin = async () => {
    const subject = await start()
    opened.push(subject)
    return { ...subject, on: await connect(platform, subject.simulator) }
  }
  const opened: Subject[] = []
  afterAll(() => Promise.all(opened.map(({ simulator }) => simulator.close())))
  const matchValues = () => valuesOf('a.example', 'b.example')
  const segment = segmentOf('Trail Runners', { matchValues })

  test('says that it is connected', async () => {
    const { on } = await begin()
    expect(await on.test()).toEqual({ success: true, message: expect.any(String) })
  })

  test('creates, updates and deactivates a segment', async () => {
    const { on, active } = await begin()
    const id = await on.create(segment)
    expect(id).toEqual(expect.stringMatching(/./))
    expect(active()).toMatchObject([{ name: 'Trail Runners' }])
    await on.update(id, { ...segment, name: 'Marathon Runners' })
    expect(active()).toMatchObject([{ name: 'Marathon Runners' }])
    if (!on.connector.deactivate) return
    await on.deactivate(id)
    expect(active()).toEqual([])
  })

  test('finds by name what it created, unless it is known to be another', async () => {
    const { on } = await begin()
    if (!on.connector.find) return
    expect(await on.find('Trail Runners')).toBeNull()
    const id = await on.create(segment)
    expect(await on.find('Trail Runners')).toBe(id)
    expect(await on.find('Trail')).toBeNull()
    expect(await on.find('Trail Runners', new Set([id]))).toBeNull()
    await on.deactivate(id)
    expect(await on.find('Trail Runners')).toBeNull()
  })

  test('finds what it had to cut', async () => {
    const { on, active } = await begin()
    if (!on.connector.find) return
    const name = `${'Runners and '.repeat(60)}walkers`
    const id = await on.create({ ...segment, name, description: 'x '.repeat(600) })
    expect(active()).toHaveLength(1)
    expect(await on.find(name)).toBe(id)
  })

  test('tells a failure in the platform’s words; nothing was done', async () => {
    const { on, active, fail } = await begin()
    fail('refused')
    const failure = await failureOf(on.create(segment))
    expect(failure.message).toContain(words)
    expect(failure.unknown).toBe(false)
    expect(active()).toEqual([])
  })

  test('knows when it does not know, and makes no second segment', async () => {
    const { on, active, fail } = await begin()
    fail('lost')
    const failure = await failureOf(on.create(segment))
    expect(failure.unknown).toBe(on.connector.idempotent !== true)
    const id = on.connector.find ? await on.find('Trail Runners') : await on.create(segment)
    expect(id).toEqual(expect.stringMatching(/./))
    expect(active()).toHaveLength(1)
  })

  test('keeps its secrets', async () => {
    const { on, fail, secrets } = await begin()
    const said: string[] = []
    const note = async (failing: Promise<unknown>) => {
      const { message, words } = await failureOf(failing)
      said.push(message, String(words))
    }
    for (const fault of ['refused', 'lost'] as const) {
      fail(fault)
      await note(on.create(segment))
    }
    for (const secret of secrets) expect([...said, ...logged].join('\n')).not.toContain(secret)
  })
})
