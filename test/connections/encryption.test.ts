import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVault } from '../../src/connections/encryption'

const OLD = 'an old secret, long enough to be taken'
const NEW = 'a new secret, long enough to be taken!'
const OWNER = 'org_1/conn_1'
const CREDENTIALS = { token: 'correct horse' }

test('what is sealed opens again, for its owner', () => {
  const vault = createVault([NEW])
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (credentials) => {
      expect(vault.open(vault.seal(credentials, OWNER), OWNER)).toEqual(credentials)
    }),
  )
})

test('the same credentials never look the same, and nothing of them shows', () => {
  const vault = createVault([NEW])
  const [first, second] = [vault.seal(CREDENTIALS, OWNER), vault.seal(CREDENTIALS, OWNER)]
  expect(first.credentials.equals(second.credentials)).toBe(false)
  expect(first.credentials.includes('correct horse')).toBe(false)
  expect(first.credentials_key).toMatch(/^[0-9a-f]{16}$/)
})

test('credentials of another connection do not open', () => {
  const vault = createVault([NEW])
  expect(() => vault.open(vault.seal(CREDENTIALS, OWNER), 'org_2/conn_1')).toThrow('have been altered')
})

test('whatever bit is changed, they do not open', () => {
  const vault = createVault([NEW])
  const sealed = vault.seal(CREDENTIALS, OWNER)
  fc.assert(
    fc.property(fc.nat(sealed.credentials.length - 1), fc.integer({ min: 0, max: 7 }), (byte, bit) => {
      const altered = Buffer.from(sealed.credentials)
      altered[byte]! ^= 1 << bit
      expect(() => vault.open({ ...sealed, credentials: altered }, OWNER)).toThrow('have been altered')
    }),
  )
  expect(() => vault.open({ ...sealed, credentials: Buffer.alloc(3) }, OWNER)).toThrow('have been altered')
})

test('the first secret encrypts, all of them decrypt', () => {
  const before = createVault([OLD])
  const rotating = createVault([NEW, OLD])
  const sealed = before.seal(CREDENTIALS, OWNER)
  expect(rotating.open(sealed, OWNER)).toEqual(CREDENTIALS)
  expect(rotating.seal(CREDENTIALS, OWNER).credentials_key).toBe(createVault([NEW]).currentKey)
  expect(() => createVault([NEW]).open(sealed, OWNER)).toThrow('a secret that TAXON_SECRET does not list')
})
