import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unreadableSigningSecrets } from '../alerts/unreadable'
import { unreadableTwoFactors } from '../auth/two-factor/unreadable'
import type { Config } from '../config'
import { createVault } from '../connections/encryption'
import { unreadableCredentials } from '../connections/unreadable'
import type { Db } from '../db/db'
import { SECRET_LENGTH } from '../limits'
import { type Finding, ok, problem, someOf, warning } from './finding'

/** What examples use, and what people type before they think of something better. */
const PLACEHOLDER = /change.?me|password|example|default|placeholder|your.?secret/i
/** A random text of 32 characters or more has at least this many different ones, even in hexadecimal. */
const DIFFERENT_CHARACTERS = 8

type Secrets = { secrets?: string[]; findings: Finding[] }

/** Unlike the server, it creates no secret where one is missing. */
export async function readSecrets({ secrets, dataDir }: Pick<Config, 'secrets' | 'dataDir'>): Promise<Secrets> {
  if (secrets) return { secrets, findings: judged(secrets, 'TAXON_SECRET') }
  const file = join(dataDir, 'secret')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    return {
      findings: [
        problem(
          'secrets',
          `The file ${file} is missing or cannot be read`,
          'Restore it from your backup: with a new one, everyone has to sign in again and credentials have to be entered again',
        ),
      ],
    }
  }
  const findings = judged([text.trim()], file)
  if (process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0) {
    findings.push(warning('secrets', `Other users of this machine can read ${file}`, `Run chmod 600 ${file}`))
  }
  return { secrets: [text.trim()], findings }
}

function judged(secrets: readonly string[], origin: string): Finding[] {
  if (secrets.some((secret) => secret.length < SECRET_LENGTH)) {
    return [
      problem(
        'secrets',
        `${origin} holds a secret of fewer than ${SECRET_LENGTH} characters`,
        'Restore the file from your backup, or rotate to a long random secret',
      ),
    ]
  }
  if (secrets.some((secret) => PLACEHOLDER.test(secret) || new Set(secret).size < DIFFERENT_CHARACTERS)) {
    return [
      problem(
        'secrets',
        `${origin} looks like a placeholder: whoever guesses it can sign in as anyone`,
        'Rotate to a random secret (openssl rand -hex 32), as the operations guide describes',
      ),
    ]
  }
  return [ok('secrets', secrets.length === 1 ? 'One secret' : `${secrets.length} secrets, the first one encrypts`)]
}

/** Whether the secrets open what is stored. */
export async function checkSealedRows(db: Db, secrets: string[]): Promise<Finding[]> {
  const vault = createVault(secrets)
  const kinds = [
    {
      ids: await unreadableCredentials(db, vault),
      what: 'the credentials of connections',
      remedy: 'enter them again in the console',
    },
    {
      ids: await unreadableSigningSecrets(db, vault),
      what: 'the secret that signs alerts of organizations',
      remedy: 'let their owners make a new one',
    },
    {
      ids: await unreadableTwoFactors(db, secrets),
      what: 'the second factor of users',
      remedy: 'turn it off for them',
    },
  ]
  const findings = kinds.flatMap(({ ids, what, remedy }) =>
    ids.length === 0
      ? []
      : [
          problem(
            'credentials',
            `No secret opens ${what}: ${someOf(ids)}`,
            `Add the secret of that time to TAXON_SECRET, or ${remedy}`,
          ),
        ],
  )
  return findings.length > 0 ? findings : [ok('credentials', 'Everything that is encrypted can be read')]
}
