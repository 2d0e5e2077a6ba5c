import { APIError } from 'better-auth/api'

/** Why a person from the identity provider does not get in. Pages are told the name, programs the message. */
export const REFUSALS = {
  not_invited: 'Sign-up is by invitation',
  unverified_address: 'The identity provider has not verified your address',
  no_address: 'The identity provider sent no usable address',
  other_identity: 'Another identity is linked to the account of your address',
  unverified_operator: "The address of an operator's account is not verified: sign in with its password",
} as const
type Reason = keyof typeof REFUSALS

export const refused = (reason: Reason) => new APIError('FORBIDDEN', { message: REFUSALS[reason] })

export const reasonOf = (message: string): string =>
  Object.entries(REFUSALS).find(([, text]) => text === message)?.[0] ?? 'failed'
