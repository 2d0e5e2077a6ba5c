import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../../errors'
import {
  FAILED_KEYS_PER_MINUTE,
  FAILED_SIGN_INS_PER_ACCOUNT,
  INVITATION_MAILS_PER_ADDRESS,
  INVITATION_MAILS_PER_ORG,
  KNOWN_ADDRESS_SECONDS,
  OAUTH_REGISTRATIONS_PER_HOUR,
  OAUTH_REGISTRATIONS_PER_NETWORK,
  PASSWORD_CHANGES_PER_USER,
  PASSWORD_RESETS_PER_ACCOUNT,
  SIGN_IN_ATTEMPTS_PER_MINUTE,
  SIGN_INS_PER_ADDRESS,
  SIGN_INS_PER_NETWORK,
} from '../../limits'
import { originOf } from '../address'

const SIGN_IN = 'Too many sign-in attempts, try again later'
const REGISTRATIONS = 'Too many apps were registered, try again later'
const ATTEMPTS = 'Too many attempts, try again later'

/** Counts in the database, so that all nodes share the limits. */
export function createRateLimits(pool: pg.Pool) {
  const limiter = (keyPrefix: string, points: number, duration = 60) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      // All limiters share a table, so one of them clearing it is enough.
      clearExpiredByTimeout: keyPrefix === 'sign_in',
    })
  const pair = limiter('sign_in', SIGN_IN_ATTEMPTS_PER_MINUTE)
  const signUpPair = limiter('sign_up', SIGN_IN_ATTEMPTS_PER_MINUTE)
  const address = limiter('address', SIGN_INS_PER_ADDRESS)
  const network = limiter('network', SIGN_INS_PER_NETWORK)
  const account = limiter('account', FAILED_SIGN_INS_PER_ACCOUNT)
  const signUpAccount = limiter('sign_up_account', FAILED_SIGN_INS_PER_ACCOUNT)
  const knownAddress = limiter('known_address', 1, KNOWN_ADDRESS_SECONDS)
  const passwordChange = limiter('password_change', PASSWORD_CHANGES_PER_USER)
  const passwordReset = limiter('password_reset', PASSWORD_RESETS_PER_ACCOUNT, 3_600)
  const invitingOrganization = limiter('inviting_organization', INVITATION_MAILS_PER_ORG, 3_600)
  const invitedAddress = limiter('invited_address', INVITATION_MAILS_PER_ADDRESS, 3_600)
  const registration = limiter('oauth_registration', OAUTH_REGISTRATIONS_PER_HOUR, 3_600)
  const registrationNetwork = limiter('oauth_registration_network', OAUTH_REGISTRATIONS_PER_NETWORK, 3_600)
  const failedKey = limiter('failed_key', FAILED_KEYS_PER_MINUTE)

  /** Every call counts that takes a password, signs up or goes to the identity provider. */
  const call = async (ip: string, message = ATTEMPTS) => {
    const origin = originOf(ip)
    await consume(address, origin.address, message)
    await consume(network, origin.network, message)
  }

  return {
    call,
    /**
     * An account has a limit of its own only for addresses that have never signed in to it, so that strangers who guess
     * passwords cannot lock its owner out. Call what it returns with the outcome.
     */
    signIn: async (ip: string, email: string) => {
      const accountKey = hash(email.toLowerCase())
      const addressKey = `${originOf(ip).address} ${accountKey}`
      await consume(pair, addressKey, SIGN_IN)
      await call(ip, SIGN_IN)
      const isKnown = (await knownAddress.get(addressKey)) !== null
      if (!isKnown) await consume(account, accountKey, SIGN_IN)
      return async (succeeded: boolean) => {
        if (!succeeded) return
        if (!isKnown) await account.reward(accountKey)
        await knownAddress.set(addressKey, 1, KNOWN_ADDRESS_SECONDS)
      }
    },
    /** With an invitation the account's limit does not count, so that strangers cannot use it up. */
    signUp: async (ip: string, email: string, hasInvitation: boolean) => {
      const accountKey = hash(email.toLowerCase())
      await consume(signUpPair, `${originOf(ip).address} ${accountKey}`, ATTEMPTS)
      await call(ip)
      if (!hasInvitation) await consume(signUpAccount, accountKey, ATTEMPTS)
    },
    passwordChange: async (ip: string, userId: string | undefined) => {
      if (userId !== undefined) await consume(passwordChange, userId, ATTEMPTS)
      await call(ip)
    },
    passwordReset: async (ip: string, email: string) => {
      await call(ip)
      await consume(passwordReset, hash(email.toLowerCase()), ATTEMPTS)
    },
    /** So that nobody's mailbox is filled by inviting them. */
    mayMailInvitation: async (organizationId: string, email: string): Promise<boolean> =>
      (await isAllowed(invitingOrganization, organizationId)) &&
      (await isAllowed(invitedAddress, hash(email.toLowerCase()))),
    /** Of an app. */
    registration: async (ip: string) => {
      const { address, network } = originOf(ip)
      await consume(registration, address, REGISTRATIONS)
      await consume(registrationNetwork, network, REGISTRATIONS)
    },
    failedKey: (ip: string) => consume(failedKey, originOf(ip).address, 'Too many failed keys, try again later'),
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

/** Keeps addresses out of the table, and keys short. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

async function isAllowed(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (error) {
    if (error instanceof RateLimiterRes) return false
    throw error
  }
}

async function consume(limiter: RateLimiterPostgres, key: string, message: string) {
  try {
    await limiter.consume(key.slice(0, 200))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooManyRequests(message, Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
  }
}
