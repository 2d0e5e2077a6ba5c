import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `swallow`: accepts data and sends nothing back, as if the other end had vanished. */
type ProxyMode = 'pass' | 'swallow' | 'refuse'

type ProxiedConnection = {
  mode: ProxyMode
  isOpen: boolean
  /** When the client last sent something. */
  usedAt: number
  cut(): void
}

/** A proxy between Taxon and PostgreSQL that breaks connections like a network does. */
export async function startSilentProxy(databaseUrl: string) {
  let target = new URL(databaseUrl)
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
    // The client of a swallowed connection does not learn that the other end closed.
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
    /** The connection used last, which a pool hands out next. */
    lastUsed: () => open().sort((a, b) => b.usedAt - a.usedAt)[0]!,
    /** All open connections, and all new ones. */
    set: (next: ProxyMode) => {
      mode = next
      for (const connection of open()) {
        connection.mode = next
        if (next === 'refuse') connection.cut()
      }
    },
    /** Lets new connections pass again; swallowed ones stay dead, as in reality. */
    recover: () => {
      mode = 'pass'
    },
    /** New connections go to another server. */
    pointTo: (url: string) => {
      target = new URL(url)
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
