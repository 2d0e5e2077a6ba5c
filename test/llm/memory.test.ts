import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '../harness/bundle'
import { createTestDatabase } from '../harness/database'
import { fails } from '../simulators/llm/protocol'
import { useLlm } from '../simulators/llm/provider'

const { simulator, env } = await useLlm()
const OWNER = { TAXON_OWNER_EMAIL: 'owner@example.com', TAXON_OWNER_PASSWORD: 'correct horse battery' }

let taxon: string
let database: Awaited<ReturnType<typeof createTestDatabase>>
let child: ChildProcess | undefined

beforeAll(async () => {
  taxon = await bundle('src/cli/main.ts')
  database = await createTestDatabase()
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await database.drop()
})

async function serve(): Promise<string> {
  let output = ''
  child = spawn(process.execPath, [taxon, 'serve'], {
    env: {
      ...env,
      ...OWNER,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      TAXON_SECRET: 'a secret of at least thirty-two characters',
    },
  })
  child.stdout!.on('data', (data) => {
    output += data
  })
  const origin = () => /listens on (\S+)/.exec(output)?.[1]
  await expect.poll(origin, { timeout: 60_000 }).toBeDefined()
  return origin()!
}

/** In megabytes: the resident memory now, and its peak since the last reset. */
async function memory(field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${child!.pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)![1]) / 1024
}

test.skipIf(process.platform !== 'linux')(
  'a 10 MB PDF, sent twice because of an overload, grows the service by less than 60 MB',
  async () => {
    const origin = await serve()
    const signIn = await fetch(`${origin}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: OWNER.TAXON_OWNER_EMAIL, password: OWNER.TAXON_OWNER_PASSWORD }),
    })
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const analyze = async (length: number) => {
      const data = Buffer.from('%PDF-1').toString('base64').padEnd(length, 'A')
      const response = await fetch(`${origin}/api/analyze-brief`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ file: { data, mediaType: 'application/pdf' } }),
      })
      expect(response.status).toBe(200)
    }
    for (let warm = 0; warm < 5; warm++) await analyze(1_000)
    simulator.follow((_, nth) => (nth === 0 ? fails(529, { 'retry-after': '0.05' }) : undefined))
    const before = await memory('VmRSS')
    await writeFile(`/proc/${child!.pid}/clear_refs`, '5')
    await analyze(10 * 1_048_576)
    const grown = (await memory('VmHWM')) - before
    console.info(`${before.toFixed(0)} MB before, ${grown.toFixed(1)} MB more at the highest`)
    expect(simulator.requests).toHaveLength(2)
    expect(grown).toBeLessThan(60)
  },
)
