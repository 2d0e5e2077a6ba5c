import { OUTBOUND_RETRIES } from '../limits'
import type { HttpClient } from './outbound/http'
import { OutboundError } from './outbound/outbound-error'

const CREATE_CALLS = 1 + OUTBOUND_RETRIES

type Creation = {
  http: HttpClient
  deadline: number
  /** Sends it; `counted` before each call that creates. */
  post(counted: () => void): Promise<string>
  /** Absent where nobody can say whether the segment is there. */
  find?(): Promise<string | null>
}

/**
 * Creates a segment with at most four create calls. One that was answered 5xx may have been carried out: it is looked
 * up before it is repeated, and taken if it is there.
 */
export function createOnce({ http, deadline, post, find }: Creation): Promise<string> {
  let calls = 0
  /** The failure of a call that may have created it. */
  let doubt: OutboundError | undefined
  let last: OutboundError | undefined

  const counted = () => {
    if (calls === CREATE_CALLS) throw last!
    calls++
  }
  const lookUp = async (): Promise<string | null> => {
    if (!doubt) return null
    if (!find) throw doubt
    return find().catch((error) => {
      throw error instanceof OutboundError ? error.as({ unknown: true, passing: false }) : error
    })
  }
  return http.retry({ retries: OUTBOUND_RETRIES, deadline }, async () => {
    const found = await lookUp()
    if (found !== null) return found
    try {
      return await post(counted)
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      // The name is taken: perhaps by what an earlier call created and the list did not show yet.
      const ours = error.status === 409 ? await lookUp() : null
      if (ours !== null) return ours
      if (error.unknown) doubt = error
      last = error.as({
        unknown: doubt !== undefined,
        passing: error.passing && (!error.unknown || find !== undefined),
      })
      throw last
    }
  })
}
