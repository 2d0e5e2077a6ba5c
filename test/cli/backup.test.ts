import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { bundleTaxon, ownersKey } from '../harness/taxon-process'

const taxon = await bundleTaxon()
afterAll(taxon.discard)

type Tables = Record<string, { rows: number; checksum: string }>

/** Of the event stream: whether it goes on after `lastId`, and the id to come back with. */
async function firstEvent(origin: string, key: string, lastId?: string): Promise<{ isResumed: boolean; id: string }> {
  const { body } = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${key}`, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
  })
  let text = ''
  for await (const bytes of body!) {
    text += Buffer.from(bytes).toString()
    const [, ready, id] = /^event: ready\ndata: (.*)\n\nid: (.*)\n\n/.exec(text) ?? []
    if (id !== undefined) return { ...JSON.parse(ready!), id }
  }
  throw new Error('The stream has ended')
}

test('a backup made while topics are added is restored as it was at one moment, and refused when it is cut', async () => {
  const [source, target] = [newDataFolder(), newDataFolder()]
  const file = `${source}.backup`
  const server = await taxon.serve({ TAXON_DATA_DIR: source })
  const key = await ownersKey(server.origin)
  const addTopic = async (name: string) => {
    const response = await fetch(`${server.origin}/api/topics`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ topic_name: name }),
    })
    expect(response.status).toBe(201)
  }
  await addTopic('Trail Runners')
  const followed = await firstEvent(server.origin, key)
  expect((await firstEvent(server.origin, key, followed.id)).isResumed).toBe(true)
  let isSaving = true
  let added = 1
  const adding = (async () => {
    while (isSaving) {
      await addTopic(`Collectors of stamp number ${added++}`)
      await nextTurn()
    }
  })()
  const saved = await taxon.startIn({ TAXON_DATA_DIR: source }, 'backup', file, '--json').ended
  isSaving = false
  await adding
  expect(saved, saved.complaints).toMatchObject({ code: 0 })
  expect(saved.complaints).toContain(`keep ${join(source, 'secret')} too`)
  const { verified, tables } = JSON.parse(saved.output) as { verified: boolean; tables: Tables }
  expect(verified).toBe(true)
  // Rows of one transaction are in the file together.
  expect(tables.org_topics!.rows).toBe(tables.topic_embeddings!.rows)
  expect(tables.org_topics!.rows).toBeLessThan(added)

  const occupied = await taxon.startIn({ TAXON_DATA_DIR: source }, 'restore', file).ended
  expect(occupied).toMatchObject({ code: 1, complaints: expect.stringContaining('holds a database already') })
  const running = await taxon.startIn({ TAXON_DATA_DIR: source }, 'restore', file, '--force').ended
  expect(running).toMatchObject({ code: 1, complaints: expect.stringContaining('is running: stop Taxon first') })
  await server.stop()

  const bytes = readFileSync(file)
  const damaged = `${file}.damaged`
  const refusal = async (content: Buffer) => {
    writeFileSync(damaged, content)
    const refused = await taxon.startIn({ TAXON_DATA_DIR: target }, 'restore', damaged).ended
    expect(refused.code).toBe(1)
    expect(existsSync(join(target, 'postgres'))).toBe(false)
    return refused.complaints
  }
  expect(await refusal(bytes.subarray(0, bytes.length >> 1))).toMatch(/is incomplete: it ends in the middle\n$/)
  expect(await refusal(Buffer.from('name,category\n'))).toMatch(/is damaged or not a backup of Taxon\n$/)

  const restored = await taxon.startIn({ TAXON_DATA_DIR: target }, 'restore', file, '--json').ended
  expect(restored, restored.complaints).toMatchObject({ code: 0 })
  expect(restored.complaints).toContain(`Put the secret of that time into ${join(target, 'secret')}`)
  expect(JSON.parse(restored.output)).toMatchObject({ replaced: null, tables })
  writeFileSync(join(target, 'secret'), readFileSync(join(source, 'secret')), { mode: 0o600 })
  const again = await taxon.serve({ TAXON_DATA_DIR: target })
  const listed = await fetch(`${again.origin}/api/topics`, { headers: { authorization: `Bearer ${key}` } })
  expect(await listed.json()).toMatchObject({ total: tables.org_topics!.rows })
  // Whoever followed the runs before the restore begins anew.
  expect((await firstEvent(again.origin, key, followed.id)).isResumed).toBe(false)
  await again.stop()

  const replacing = await taxon.startIn({ TAXON_DATA_DIR: target }, 'restore', file, '--force', '--json').ended
  expect(replacing, replacing.complaints).toMatchObject({ code: 0 })
  expect(existsSync(join(JSON.parse(replacing.output).replaced, 'postgres', 'PG_VERSION'))).toBe(true)
  for (const folder of [source, target, file, damaged]) discardDataFolder(folder)
})

test('a server of one’s own is backed up by its own tools', async () => {
  const env = { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x', TAXON_SECRET: 'b61f0c2a9d834e57ab10cc42f7e9d3a8' }
  const refused = await taxon.startIn(env, 'backup', '/nowhere').ended
  expect(refused).toMatchObject({ code: 1, complaints: expect.stringContaining('use pg_dump or continuous archiving') })
})
