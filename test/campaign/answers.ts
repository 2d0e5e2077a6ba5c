/** What is wrong with an answer to any request, or null. */
export function complaintAbout({ status, headers, text }: Answer): string | null {
  if (status >= 500 && !EXPECTED_FAILURES.has(status)) return String(status)
  if (!headers.get('x-request-id')) return `${status} without X-Request-Id`
  if (!headers.get('x-content-type-options')) return `${status} without security headers`
  if (INSIDES.test(text)) return `${status} tells of the inside`
  return status >= 400 ? complaintAboutEnvelope(status, text) : null
}

export type Answer = { status: number; headers: Headers; text: string }

/** 502: a platform or source failed. */
const EXPECTED_FAILURES = new Set([502])

/** Stack traces, SQL and paths, which belong in the log. */
const INSIDES = /node_modules|\.ts:\d+|at async |syntax error at|violates|SELECT .{1,100} FROM |ECONNREFUSED/

function complaintAboutEnvelope(status: number, text: string): string | null {
  try {
    const { error } = JSON.parse(text)
    if (typeof error === 'string' && error !== '') return null
  } catch {
    // Reported below.
  }
  return `${status} without the envelope`
}
