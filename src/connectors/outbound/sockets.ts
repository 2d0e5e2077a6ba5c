import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { connect, type Socket } from 'node:net'
import type { Checks } from './guard'

/** The guard for libraries that open sockets themselves. */

/** An open socket; `signal` also closes it later. */
export function guardedSocket(
  { lookup, refuses }: Checks,
  host: string,
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  const refused = refuses(host)
  if (refused) return Promise.reject(refused)
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup, signal })
    // Not removed after connecting: a later error without a listener would end the process.
    socket.on('error', reject)
    socket.once('connect', () => resolve(socket))
  })
}

export type NodeAgents = { httpAgent: HttpAgent; httpsAgent: HttpsAgent }

type Connect = HttpAgent['createConnection']

export function guardedNodeAgents({ lookup, refuses }: Checks): NodeAgents {
  const httpAgent = new HttpAgent({ keepAlive: true })
  const httpsAgent = new HttpsAgent({ keepAlive: true })
  for (const agent of [httpAgent, httpsAgent]) {
    const open: Connect = agent.createConnection.bind(agent)
    agent.createConnection = (options, done) => {
      const refused = refuses(options.host ?? '')
      if (!refused) return open({ ...options, lookup }, done)
      done?.(refused, undefined as never)
      return undefined
    }
  }
  return { httpAgent, httpsAgent }
}
