import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTopics } from '../../src/catalog/demo-topics'
import { seedDemo } from '../../src/catalog/seed'
import { startTestApp } from '../harness/app'
import { bundle } from '../harness/bundle'
import { createEmptyDatabase, createTestDatabase } from '../harness/database'

let taxon: Awaited<ReturnType<typeof bundle>>
beforeAll(async () => {
  taxon = await bundle('src/cli/main.ts')
})
afterAll(() => taxon.discard())

async function run(url: string, ...args: string[]) {
  const env = { LOG_LEVEL: 'silent', DATABASE_URL: url, TAXON_SECRET: 'a secret of at least thirty-two characters' }
  const child = spawn(process.execPath, [taxon.program, 'seed-demo', ...args], { env })
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

test('taxon seed-demo fills an empty database, once', { timeout: 60_000 }, async () => {
  const database = await createEmptyDatabase()
  const first = await run(database.url)
  expect(first).toMatchObject({ code: 0, complaints: '' })
  const added = Number(/^Added (\d+) topics to the catalog/.exec(first.output)?.[1])
  expect(added).toBeGreaterThan(3_000)
  const [row] = await database.db.query<{ topics: number }>({ text: 'SELECT count(*) AS topics FROM global_topics' })
  expect(row!.topics).toBe(added)
  const second = await run(database.url, '--json')
  expect(JSON.parse(second.output)).toEqual({ done: demoTopics().length, total: demoTopics().length, added: 0 })
  await database.drop()
})

test('what it fills in can be found and added; it is in nobody’s library', { timeout: 60_000 }, async () => {
  const database = await createTestDatabase()
  const { call, staffed, close } = await startTestApp({ database })
  const steps = []
  for await (const step of seedDemo(database.db, new Date())) steps.push(step)
  expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b))
  const { added } = steps.at(-1)!
  const acme = await staffed()
  const catalog = async (query: string) =>
    (await call('GET', `/api/topics/catalog?${query}`, { as: acme.owner })).json()
  expect((await catalog('')).total).toBe(added)
  expect((await catalog('inLibrary=true')).total).toBe(0)
  expect((await catalog('search=electric+suv')).data.map((topic: { topicName: string }) => topic.topicName)).toContain(
    'In-Market for Electric SUVs',
  )
  const facets = (await call('GET', '/api/topics/catalog/facets', { as: acme.owner })).json()
  expect(facets.taxonomyTypes.length).toBe(13)
  await close()
  await database.drop()
})

test('demonstration topics are well named: no sensitive subject, no placeholder, no repetition', () => {
  const names = demoTopics().map(({ name }) => name)
  expect(names.filter((name) => /(^| )\*( |$)/.test(name) || name.trim() !== name || name.length > 100)).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['In-Market for SUVs', 'Jeep Owners', 'Surfing Enthusiasts']))
  expect(names.filter((name) => /thyroid|layoffs|presidential/i.test(name))).toEqual([])
})
