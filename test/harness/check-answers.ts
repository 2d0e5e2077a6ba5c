import { afterAll, afterEach } from 'vitest'
import { startChecks, stopChecks, takeMismatches } from './answers'

/** Thrown after the test, because the code under test may catch errors of its statements. */
function failOnMismatch() {
  const mismatches = takeMismatches()
  if (mismatches.length > 0) throw new Error(mismatches.join('\n\n'))
}

startChecks()
afterEach(failOnMismatch)
afterAll(() => {
  stopChecks()
  failOnMismatch()
})
