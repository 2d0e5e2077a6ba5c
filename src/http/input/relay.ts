import { PassThrough, type Readable } from 'node:stream'

/**
 * A body that is read as it streams in. Whoever refuses a part of it destroys the stream that is being read. Were that the
 * request itself, the socket would close and the answer be lost; so a relay is read instead.
 */
export function relayed(payload: Readable): Readable {
  // The reader gets the error; an error before anybody reads must not crash the process.
  const relay = new PassThrough().on('error', () => {})
  payload.once('error', (error) => relay.destroy(error))
  return payload.pipe(relay)
}
