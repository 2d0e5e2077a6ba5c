import { appendFileSync } from 'node:fs'

type Result = { suite: string; scenario: string; passed: number; expected: number }

/** For the table that `npm run conformance` prints. */
export function report(result: Result): Result {
  const file = process.env.CONFORMANCE_RESULTS
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
  return result
}
