import { readConfig } from '../config'
import { type Server, startServer } from '../server'
import { keepHeapSmall } from './heap'
import { createLog } from './log'

export async function serve(options: { worker?: boolean }) {
  const config = readConfig(process.env)
  const server = await startServer(config, createLog(config.logLevel), options)
  stopOnSignal(server)
  console.log(greeting(server))
  keepHeapSmall()
}

function greeting({ url, firstOwner, embedded }: Server): string {
  const lines = [
    `Taxon listens on ${url}`,
    `  API reference   ${url}/docs`,
    `  Database        ${embedded ? 'embedded PostgreSQL' : 'DATABASE_URL'}`,
  ]
  if (firstOwner) {
    lines.push(`  Owner           ${firstOwner.email}`)
    lines.push(
      `  Password        ${firstOwner.generated ? `${firstOwner.password}   (shown only now)` : 'as configured'}`,
    )
    lines.push('  The catalog is empty: run `npx taxon seed-demo` to add demo topics')
  }
  return lines.join('\n')
}

/** The first signal finishes open requests; a second one exits at once. */
function stopOnSignal(server: Server) {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      server.stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
