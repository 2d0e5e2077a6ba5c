import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `swallow`: data goes in and nothing comes back, as over a connection whose other end vanished. */
type ProxyMode = 'pass' | 'swallow' | 'refuse'

type ProxiedConnection = {
  mode: ProxyMode
  isOpen: boolean
  /** When it last carried something from the client. */
  usedAt: number
  cut(): void
}

/** Stands between Taxon and PostgreSQL, and does to their connections what networks do. */
export async function startSilentProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const connections: ProxiedConnection[] = []
  let mode: ProxyMode = 'pass'
  let delayMs = 0

  const server = createServer((client) => {
    client.on('error', () => {})
    if (mode === 'refuse') return client.resetAndDestroy()
    const database = connect(Number(target.port), target.hostname)
    database.on('error', () => {})
    const connection: ProxiedConnection = {
      mode,
      isOpen: true,
      usedAt: 0,
      cut: () => {
        client.resetAndDestroy()
        database.destroy()
      },
    }
    connections.push(connection)
    const carry = (from: Socket, to: Socket) =>
      from.on('data', (data) => {
        if (from === client) connection.usedAt = performance.now()
        const write = () => {
          if (connection.mode === 'pass' && !to.destroyed) to.write(data)
        }
        if (delayMs > 0) setTimeout(write, delayMs)
        else write()
      })
    carry(client, database)
    carry(database, client)
    client.on('close', () => {
      connection.isOpen = false
      database.destroy()
    })
    // A swallowed connection does not learn that the other end closed.
    database.on('close', () => {
      if (connection.mode === 'pass') client.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(databaseUrl)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)

  const open = () => connections.filter(({ isOpen }) => isOpen)
  return {
    url: through.href,
    open,
    /** The one that a pool lends next: it was used last. */
    lastUsed: () => open().sort((a, b) => b.usedAt - a.usedAt)[0]!,
    /** All connections that are open, and those to come. */
    set: (next: ProxyMode) => {
      mode = next
      for (const connection of open()) {
        connection.mode = next
        if (next === 'refuse') connection.cut()
      }
    },
    /** New connections pass again; those that were swallowed stay dead, as they do. */
    recover: () => {
      mode = 'pass'
    },
    delay: (ms: number) => {
      delayMs = ms
    },
    stop: async () => {
      for (const connection of open()) connection.cut()
      server.close()
      await once(server, 'close')
    },
  }
}
