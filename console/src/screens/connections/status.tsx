import { Badge } from '../../ui/badge'
import type { Connection } from './queries'

/** The result of the last test. */
export function ConnectionStatus({ connection }: { connection: Connection }) {
  if (connection.status === 'error') return <Badge tone="bad">Test failed</Badge>
  return connection.lastTestedAt ? <Badge tone="good">Works</Badge> : <Badge>Untested</Badge>
}
