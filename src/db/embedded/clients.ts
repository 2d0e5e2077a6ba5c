import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, ownIdentity } from './processes'

/** Registers this process as a user of the database: a file whose name identifies the process. */
export async function register(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const client = join(folder, `${ownIdentity}.${randomBytes(4).toString('hex')}`)
  await writeFile(client, '')
  return client
}

/** Removes the files of clients that were killed and counts the others. */
export async function countClients(folder: string): Promise<number> {
  const clients = await readdir(folder)
  const dead = clients.filter((client) => !isAlive(client.split('.')[0]!))
  await Promise.all(dead.map((client) => rm(join(folder, client), { force: true })))
  return clients.length - dead.length
}
