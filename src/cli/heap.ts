import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * By default the heap may grow several times over between two collections. With 40 % the server needed 255 MB instead of
 * 337 MB to import 20,000 rows, for 2 % more time. The setting applies from the next collection on, so one runs now.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40')
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
