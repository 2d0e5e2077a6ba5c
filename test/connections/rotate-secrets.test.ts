import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSecret } from '../../src/alerts/secret'
import { createVault } from '../../src/connections/encryption'
import { startTestApp } from '../harness/app'
import { bundle } from '../harness/bundle'
import { createTestDatabase } from '../harness/database'
import { select } from '../harness/select'
import { recordingFlags } from '../harness/statements/recording'
import { startInboundSource } from '../simulators/inbound-source'

const OLD = 'an old secret that is long enough to be taken'
const NEW = 'a new secret that is long enough to be taken'
const LOST = 'a secret that nobody remembers any more alas'

const database = await createTestDatabase()
let taxon: string
beforeAll(async () => {
  taxon = await bundle('src/cli/main.ts')
})
afterAll(database.drop)

async function rotate(...args: string[]) {
  const env = { DATABASE_URL: database.url, TAXON_SECRET: `${NEW},${OLD}`, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [...recordingFlags(), taxon, 'rotate-secrets', ...args], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

test('all credentials are encrypted with the first secret, and open with it alone', async () => {
  const source = await startInboundSource({
    items: [{ name: 'Cyclists' }],
    authorized: ({ authorization }) => authorization === 'Bearer t0ken',
  })
  const env = { TAXON_ALLOW_PRIVATE_NETWORKS: 'true' }
  const before = await startTestApp({ database, env, secrets: [OLD] })
  const { id: orgId, owner } = await before.staffed()
  const body = { url: 'https://hooks.example.com' }
  const { secret } = (await before.call('PATCH', '/api/alerts/settings', { as: owner, body })).json()
  const create = async (credentials?: object) => {
    const config = { base_url: source.url, auth_type: 'bearer' }
    const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config, credentials }
    return (await before.call('POST', '/api/connections', { as: owner, body })).json().id
  }
  const [id, lost] = [await create({ token: 't0ken' }), await create({ token: 'lost' })]
  await create()
  await database.db.execute({
    text: 'UPDATE connections SET credentials_key = $2 WHERE id = $1',
    values: [lost, createVault([LOST]).currentKey],
  })
  await before.close()

  const first = await rotate('--json')
  expect({ code: first.code, ...JSON.parse(first.output) }).toEqual({ code: 1, rotated: 1, unreadable: [lost] })
  const [signing] = await select<{ secret: Buffer; secret_key: string }>(database.db, {
    text: 'SELECT secret, secret_key FROM alert_settings',
  })
  expect(openSecret(createVault([NEW]), orgId, signing!)).toBe(secret)
  const again = await rotate()
  expect(again.code).toBe(1)
  expect(again.output).toBe(
    `Re-encrypted the credentials of 0 connections with the first secret\nNo secret in TAXON_SECRET can read the credentials of ${lost}. Enter them again in the console\n`,
  )

  const after = await startTestApp({ database, env, secrets: [NEW] })
  const { email } = (
    await select<{ email: string }>(database.db, { text: 'SELECT email FROM users ORDER BY created_at LIMIT 1' })
  )[0]!
  const session = await after.signIn(email)
  expect((await after.call('POST', `/api/connections/${id}/test`, { as: session })).json()).toMatchObject({
    success: true,
  })
  await after.close()
  await source.close()
})
