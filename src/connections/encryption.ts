import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export type Credentials = Record<string, string>

/** What is stored: the encrypted bytes, and which secret decrypts them. */
export type Sealed = { credentials: Buffer; credentials_key: string }

export type Vault = {
  /** The name of the secret that encrypts. */
  currentKey: string
  /** The owner is authenticated too: credentials that are copied to another connection cannot be opened there. */
  seal(credentials: Credentials, owner: string): Sealed
  open(sealed: Sealed, owner: string): Credentials
}

/** None of the listed secrets can open the stored credentials. */
export class SealedError extends Error {
  override readonly name = 'SealedError'
}

/** Null if it is sealed with a secret that is not listed, or altered. */
export function ifReadable<T>(open: () => T): T | null {
  try {
    return open()
  } catch (error) {
    if (error instanceof SealedError) return null
    throw error
  }
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The first secret encrypts, all of them decrypt. */
export function createVault(secrets: readonly string[]): Vault {
  const keys = secrets.map((secret) => ({
    id: Buffer.from(derive(secret, 'credentials key id', 8)).toString('hex'),
    key: derive(secret, 'credentials', 32),
  }))
  const [current] = keys
  if (!current) throw new Error('No secret to encrypt credentials with')
  return {
    currentKey: current.id,
    seal: (credentials, owner) => ({
      credentials: encrypt(current.key, JSON.stringify(credentials), owner),
      credentials_key: current.id,
    }),
    open: ({ credentials, credentials_key }, owner) => {
      const match = keys.find(({ id }) => id === credentials_key)
      if (!match)
        throw new SealedError(`The credentials of ${owner} are encrypted with a secret that TAXON_SECRET does not list`)
      return JSON.parse(decrypt(match.key, credentials, owner))
    },
  }
}

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `taxon ${purpose}`, bytes))

function encrypt(key: Buffer, text: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
}

function decrypt(key: Buffer, sealed: Buffer, owner: string): string {
  try {
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag)
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new SealedError(`The credentials of ${owner} have been altered`)
  }
}
