import { SealedError, type Vault } from '../connections/encryption'
import { newSigningSecret } from './signature'

type SealedSecret = { secret: Buffer | null; secret_key: string | null }

const ownerOf = (orgId: string): string => `${orgId}/alerts`

export function makeSecret(vault: Vault, orgId: string): { secret: string; sealed: SealedSecret } {
  const secret = newSigningSecret()
  return { secret, sealed: sealSecret(vault, orgId, secret) }
}

export function sealSecret(vault: Vault, orgId: string, secret: string): SealedSecret {
  const { credentials, credentials_key } = vault.seal({ secret }, ownerOf(orgId))
  return { secret: credentials, secret_key: credentials_key }
}

export function openSecret(vault: Vault, orgId: string, { secret, secret_key }: SealedSecret): string {
  if (secret === null || secret_key === null) throw new SealedError('There is no signing secret')
  return vault.open({ credentials: secret, credentials_key: secret_key }, ownerOf(orgId)).secret!
}
