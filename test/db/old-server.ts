import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Speaks like PostgreSQL 14: asks for no password and answers every query with its version. */
export async function startOldServer(): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer((socket) => {
    let started = false
    socket.on('error', () => {})
    socket.on('data', (data) => {
      if (!started) socket.write(Buffer.concat([message('R', int32(0)), ready]))
      else if (data[0] === 'Q'.charCodeAt(0)) socket.write(versionAnswer)
      else socket.end()
      started = true
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.concat([int16(value >>> 16), int16(value & 0xffff)])
const text = (value: string) => Buffer.from(`${value}\0`)

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

const ready = message('Z', Buffer.from('I'))
const INT4 = 23
const TEXT = 25
const column = (name: string, type: number) => [
  text(name),
  int32(0),
  int16(0),
  int32(type),
  int16(0),
  int32(0),
  int16(0),
]
const cell = (value: string) => [int32(value.length), Buffer.from(value)]

const versionAnswer = Buffer.concat([
  message('T', int16(2), ...column('number', INT4), ...column('version', TEXT)),
  message('D', int16(2), ...cell('140011'), ...cell('14.11')),
  message('C', text('SELECT 1')),
  ready,
])
