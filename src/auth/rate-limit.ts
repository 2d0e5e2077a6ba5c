import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyRequests } from '../errors'
import { FAILED_KEYS_PER_MINUTE, SIGN_IN_ATTEMPTS_PER_MINUTE } from '../limits'

/** Counted in the database, so that several nodes count together. */
export function createRateLimits(pool: pg.Pool) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: 60,
    })
  const signIn = limiter('sign_in', SIGN_IN_ATTEMPTS_PER_MINUTE)
  const failedKey = limiter('failed_key', FAILED_KEYS_PER_MINUTE)
  return {
    signInAttempt: (address: string, email: string) =>
      consume(signIn, `${address} ${email.toLowerCase()}`, 'Too many sign-in attempts, try again later'),
    failedKey: (address: string) => consume(failedKey, address, 'Too many failed keys, try again later'),
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>

async function consume(limiter: RateLimiterPostgres, key: string, message: string) {
  try {
    await limiter.consume(key.slice(0, 200))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw tooManyRequests(message, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
  }
}
