// A command that shares a data folder with others, reduced to its use of the database. Answers each line with JSON:
// an SQL string in JSON is a query, `null` ends it.
import { createInterface } from 'node:readline'
import { startEmbedded } from '../../src/db/embedded'
import { createPool } from '../../src/db/pool'
import { StartupError } from '../../src/db/startup-error'

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
const log = { info() {}, warn() {} }
const [dataDir, npmPackage] = process.argv.slice(2)

try {
  const started = performance.now()
  const { url, release } = await startEmbedded({ dataDir: dataDir!, npmPackage, log })
  say({ url, ms: performance.now() - started })
  const pool = createPool(url, 2, log)
  for await (const line of createInterface(process.stdin)) {
    const text: string | null = JSON.parse(line)
    if (text === null) break
    await pool.query(text).then(
      ({ rows }) => say({ rows }),
      (error) => say({ error: error.message }),
    )
  }
  process.stdin.destroy()
  await pool.end()
  await release()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  say({ refused: error.message })
}
