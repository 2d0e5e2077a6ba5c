import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../src/catalog/demo/seed'
import { demoTopics } from '../../src/catalog/demo/topics'
import { INTAKE_TOPICS } from '../../src/limits'
import { startTestApp } from '../harness/app'
import { bundle } from '../harness/bundle'
import { createEmptyDatabase, type TestDatabase } from '../harness/database'
import { select } from '../harness/select'
import { recordingFlags } from '../harness/statements/recording'

let taxon: string
beforeAll(async () => {
  taxon = await bundle('src/cli/main.ts')
})

async function run(url: string, ...args: string[]) {
  const env = { LOG_LEVEL: 'silent', DATABASE_URL: url, TAXON_SECRET: 'a secret of at least thirty-two characters' }
  const child = spawn(process.execPath, [...recordingFlags(), taxon, 'seed-demo', ...args], { env })
  let output = ''
  let complaints = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    complaints += data
  })
  const [code] = await once(child, 'close')
  return { code, output, complaints }
}

describe('taxon seed-demo', () => {
  let database: TestDatabase
  let added: number
  beforeAll(async () => {
    database = await createEmptyDatabase()
  })
  afterAll(() => database.drop())

  test('fills an empty database, once', async () => {
    const first = await run(database.url)
    expect(first).toMatchObject({ code: 0, complaints: '' })
    added = Number(/^Added (\d+) topics to the catalog/.exec(first.output)?.[1])
    expect(added).toBeGreaterThan(3_000)
    const [row] = await select<{ topics: number }>(database.db, {
      text: 'SELECT count(*) AS topics FROM global_topics',
    })
    expect(row!.topics).toBe(added)
    const second = await run(database.url, '--json')
    expect(JSON.parse(second.output)).toEqual({ done: demoTopics().length, total: demoTopics().length, added: 0 })
  })

  test('tells how far it is', async () => {
    const steps = []
    for await (const { done } of seedDemo(database.db, new Date())) if (steps.push(done) === 3) break
    expect(steps).toEqual([INTAKE_TOPICS, 2 * INTAKE_TOPICS, 3 * INTAKE_TOPICS])
  })

  test('fills in what can be found and added; it is in nobody’s library', async () => {
    const { call, staffed, close } = await startTestApp({ database })
    const acme = await staffed()
    const catalog = async (query: string) =>
      (await call('GET', `/api/topics/catalog?${query}`, { as: acme.owner })).json()
    expect((await catalog('')).total).toBe(added)
    expect((await catalog('inLibrary=true')).total).toBe(0)
    const { data } = await catalog('search=electric+suv')
    expect(data.map((topic: { topicName: string }) => topic.topicName)).toContain('In-Market for Electric SUVs')
    const facets = (await call('GET', '/api/topics/catalog/facets', { as: acme.owner })).json()
    expect(facets.taxonomyTypes.length).toBe(13)
    await close()
  })
})

test('demonstration topics are well named: no sensitive subject, no placeholder, no repetition', () => {
  const names = demoTopics().map(({ name }) => name)
  expect(names.filter((name) => /(^| )\*( |$)/.test(name) || name.trim() !== name || name.length > 100)).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['In-Market for SUVs', 'Jeep Owners', 'Surfing Enthusiasts']))
  expect(names.filter((name) => /thyroid|layoffs|presidential/i.test(name))).toEqual([])
})
