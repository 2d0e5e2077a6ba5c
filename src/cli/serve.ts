import { readConfig } from '../config'
import { type Server, startServer } from '../server'
import { keepHeapSmall } from './heap'
import { createLog } from './log'
import { stopOnSignal } from './stop-on-signal'

export async function serve(options: { worker?: boolean }) {
  const config = readConfig(process.env)
  const server = await startServer(config, createLog(config.logLevel), options)
  stopOnSignal(server.stop)
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
    lines.push('  Demo topics     run `npx taxon seed-demo` to add some to the catalog')
  }
  return lines.join('\n')
}
