import { call } from '../api/client'

export type SetUp = { totpURI: string; backupCodes: string[] }

export const beginSetUp = (password: string) => call<SetUp>('POST', '/api/auth/two-factor/enable', { password })
export const giveCode = (code: string) => call('POST', '/api/auth/two-factor/verify-totp', { code })
export const giveRecoveryCode = (code: string) => call('POST', '/api/auth/two-factor/verify-backup-code', { code })
export const turnOff = (password: string) => call('POST', '/api/auth/two-factor/disable', { password })
export const renewCodes = (password: string) =>
  call<Pick<SetUp, 'backupCodes'>>('POST', '/api/auth/two-factor/generate-backup-codes', { password })
