import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../../errors'
import {
  FAILED_KEYS_PER_MINUTE,
  FAILED_SIGN_INS_PER_ACCOUNT,
  KNOWN_ADDRESS_SECONDS,
  PASSWORD_CHANGES_PER_USER,
  SIGN_IN_ATTEMPTS_PER_MINUTE,
  SIGN_INS_PER_ADDRESS,
  SIGN_INS_PER_NETWORK,
} from '../../limits'
import { originOf } from '../address'

const SIGN_IN = 'Too many sign-in attempts, try again later'
const ATTEMPTS = 'Too many attempts, try again later'

/** Counted in the database, so that several nodes count together. */
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
      // They share a table: one of them empties it for all.
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
  const failedKey = limiter('failed_key', FAILED_KEYS_PER_MINUTE)

  /** What every call costs that takes a password, signs up or goes to the identity provider. */
  const call = async (ip: string, message = ATTEMPTS) => {
    const origin = originOf(ip)
    await consume(address, origin.address, message)
    await consume(network, origin.network, message)
  }

  return {
    call,
    /**
     * Strangers who guess at an account exhaust what it allows to addresses it was never used from, not what it allows
     * to its owner. Returns what to call with the outcome.
     */
    signIn: async (ip: string, email: string) => {
      const who = hashed(email.toLowerCase())
      const from = `${originOf(ip).address} ${who}`
      await consume(pair, from, SIGN_IN)
      await call(ip, SIGN_IN)
      const isKnown = (await knownAddress.get(from)) !== null
      if (!isKnown) await consume(account, who, SIGN_IN)
      return async (succeeded: boolean) => {
        if (!succeeded) return
        if (!isKnown) await account.reward(who)
        await knownAddress.set(from, 1, KNOWN_ADDRESS_SECONDS)
      }
    },
    /** Strangers cannot use up what somebody has who holds the address's invitation. */
    signUp: async (ip: string, email: string, invited: boolean) => {
      const who = hashed(email.toLowerCase())
      await consume(signUpPair, `${originOf(ip).address} ${who}`, ATTEMPTS)
      await call(ip)
      if (!invited) await consume(signUpAccount, who, ATTEMPTS)
    },
    passwordChange: async (ip: string, userId: string | undefined) => {
      if (userId !== undefined) await consume(passwordChange, userId, ATTEMPTS)
      await call(ip)
    },
    failedKey: (ip: string) => consume(failedKey, originOf(ip).address, 'Too many failed keys, try again later'),
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

/** Of any length, and nobody's address in the table. */
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url')

async function consume(limiter: RateLimiterPostgres, key: string, message: string) {
  try {
    await limiter.consume(key.slice(0, 200))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw tooManyRequests(message, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
  }
}
