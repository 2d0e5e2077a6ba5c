import { afterAll, afterEach } from 'vitest'
import { startChecks, stopChecks, takeMismatches } from './answers'

/** Thrown here and not where it happens, because code may catch what a statement throws. */
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
