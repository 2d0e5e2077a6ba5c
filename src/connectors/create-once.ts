import { OUTBOUND_RETRIES } from '../limits'
import type { HttpClient } from './outbound/http'
import { OutboundError } from './outbound/outbound-error'

const CREATE_CALLS = 1 + OUTBOUND_RETRIES

type Creation = {
  http: HttpClient
  deadline: number
  /** Creates the segment. It calls `counted` before each create call. */
  post(counted: () => void): Promise<string>
  /** Absent if segments cannot be looked up. */
  find?(): Promise<string | null>
}

/**
 * Creates a segment with at most four create calls. A call that was answered 5xx may have been carried out: the segment
 * is looked up before the call is repeated, and used if it exists.
 */
export function createOnce({ http, deadline, post, find }: Creation): Promise<string> {
  let calls = 0
  /** The failure of a call that may have created the segment. */
  let unknownFailure: OutboundError | undefined
  let lastFailure: OutboundError | undefined

  const counted = () => {
    if (calls === CREATE_CALLS) throw lastFailure!
    calls++
  }
  const lookUp = async (): Promise<string | null> => {
    if (!unknownFailure) return null
    if (!find) throw unknownFailure
    return find().catch((error) => {
      throw error instanceof OutboundError ? error.as({ unknown: true, passing: false }) : error
    })
  }
  return http.retry({ retries: OUTBOUND_RETRIES, deadline }, async () => {
    const existing = await lookUp()
    if (existing !== null) return existing
    try {
      return await post(counted)
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      // The name is in use, perhaps by the segment of an earlier call that the list did not show yet.
      const created = error.status === 409 ? await lookUp() : null
      if (created !== null) return created
      if (error.unknown) unknownFailure = error
      lastFailure = error.as({
        unknown: unknownFailure !== undefined,
        passing: error.passing && (!error.unknown || find !== undefined),
      })
      throw lastFailure
    }
  })
}
