import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config'
import { startTestApp } from '../harness/app'
import { createTestDatabase } from '../harness/database'

/** The address that the application sees as the caller’s; the socket comes from 127.0.0.1. */
async function addressSeen(setting: string, forwardedFor: string): Promise<unknown> {
  const database = await createTestDatabase()
  const { call, logged, close } = await startTestApp({ database, env: { TAXON_TRUST_PROXY: setting } })
  const body = { name: 'x', email: 'a@example.com', password: 'long enough' }
  await call('POST', '/api/auth/sign-up/email', { headers: { 'x-forwarded-for': forwardedFor }, body })
  await close()
  await database.drop()
  return logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'Sign-in refused').address
}

describe('TAXON_TRUST_PROXY', () => {
  const CLAIMED = '1.1.1.1, 2.2.2.2, 10.0.0.7'

  test.each([
    ['', '127.0.0.1'],
    ['false', '127.0.0.1'],
    ['0', '127.0.0.1'],
    ['1', '10.0.0.7'],
    ['2', '2.2.2.2'],
    ['127.0.0.1', '10.0.0.7'],
    ['127.0.0.0/8, 10.0.0.0/8', '2.2.2.2'],
    ['10.0.0.0/8', '127.0.0.1'],
    ['::1/128', '127.0.0.1'],
  ])('%j: the caller is %s, never the address it claims on the left', async (setting, seen) => {
    expect(await addressSeen(setting, CLAIMED)).toBe(seen)
  })

  test.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '10',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0',
    'proxy.internal',
    '1,true',
  ])('%j is refused at start in one line that says what to set', (setting) => {
    expect(() => readConfig({ TAXON_TRUST_PROXY: setting })).toThrow(
      /^TAXON_TRUST_PROXY: must be the number of proxies in front \(such as 1\) or their addresses and networks [^\n]*$/,
    )
  })
})
