import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './client'

/** What was acknowledged, and so must be there at the end. */
export class Acknowledged {
  /** The ids of topics by their names. */
  readonly topics = new Map<string, string>()
  /** External ids of imported rows. */
  readonly rows = new Set<string>()
  /** Ids of topics in push runs. */
  readonly pushed = new Set<string>()
  readonly jobs: string[] = []
  /** Lists that did not show what their caller had just added. */
  staleReads = 0
}

export type LoadContext = {
  client: Client
  operator: Client
  acknowledged: Acknowledged
  connectionId: string
  signal: AbortSignal
}
type Actor = (context: LoadContext, nth: number) => Promise<void>

const PUSH_TOPICS = 20
/** The size that the API asks for. */
const CHUNK_ROWS = 500
const CHUNKS = 2

const code = (number: number) => number.toString(36)

/** Each does its part until the rehearsal ends. */
const ACTORS: readonly Actor[] = [classify, classify, browse, browse, add, add, askAgent, importRows, push, runJobs]

export const startLoad = (context: LoadContext): Promise<unknown> =>
  Promise.all(ACTORS.map((actor, nth) => actor(context, nth)))

async function repeatedly({ signal }: LoadContext, pauseMs: number, work: (round: number) => Promise<unknown>) {
  for (let round = 0; !signal.aborted; round++) {
    await work(round)
    await sleep(pauseMs)
  }
}

function classify(context: LoadContext): Promise<void> {
  const subjects = [
    'electric SUV shoppers',
    'vegan parents in Ohio',
    'enterprise cloud buyers',
    'retired cruise travelers',
  ]
  return repeatedly(context, 50, (round) => {
    const content = subjects[round % subjects.length]
    return context.client.call({
      what: 'classify',
      path: '/api/classify',
      body: { messages: [{ role: 'user', content }] },
    })
  })
}

function browse(context: LoadContext): Promise<void> {
  const get = (what: string, path: string) => context.client.call({ what, method: 'GET', path })
  return repeatedly(context, 40, async (round) => {
    await get('list of the library', `/api/topics?page=${1 + (round % 20)}`)
    await get('list of the catalog', `/api/topics/catalog?page=${1 + (round % 20)}`)
    await get('search', `/api/topics/catalog?search=${encodeURIComponent(`Topic ${round % 5000}`)}`)
    await get('facets', '/api/topics/facets/counts?facet=parentCategory')
  })
}

/** Adds a topic, and looks whether the next list shows it. */
function add({ client, acknowledged, signal, ...context }: LoadContext, nth: number): Promise<void> {
  return repeatedly({ client, acknowledged, signal, ...context }, 150, async (round) => {
    const name = `zq${code(nth)}x${code(round)}w Collectors`
    const added = await client.persist({ what: 'add a topic', path: '/api/topics', body: { topic_name: name } }, signal)
    if (!added) return
    acknowledged.topics.set(name, (added.body as { id: string }).id)
    const search = encodeURIComponent(name.split(' ')[0]!)
    const listed = await client.call({ what: 'look for it', method: 'GET', path: `/api/topics?search=${search}` })
    if (listed.isOk && (listed.body as { total: number }).total === 0) acknowledged.staleReads++
  })
}

function askAgent({ client, acknowledged, signal, ...context }: LoadContext, nth: number): Promise<void> {
  const use = (what: string, id: number, name: string, given: object) => ({
    what,
    path: '/mcp',
    headers: { accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } },
  })
  return repeatedly({ client, acknowledged, signal, ...context }, 200, async (round) => {
    await client.call(
      use('agent: search', round, 'search_topics', { query: 'collectors of cars', where: 'both', limit: 10 }),
    )
    const name = `zq${code(nth)}y${code(round)}w Collectors`
    const added = await client.persist(use('agent: add topics', round, 'add_topics', { names: [name] }), signal)
    const result = added?.body as { result: { structuredContent: { topics: { id: string }[] } } } | undefined
    const topic = result?.result.structuredContent.topics[0]
    if (topic) acknowledged.topics.set(name, topic.id)
  })
}

const MAPPINGS = [
  { csvColumn: 'Topic', targetField: 'topic_name' },
  { csvColumn: 'Id', targetField: 'external_id' },
]

function importRows({ client, acknowledged, signal, ...context }: LoadContext): Promise<void> {
  return repeatedly({ client, acknowledged, signal, ...context }, 1_000, async (round) => {
    const batch = { filename: 'rows.csv', totalRows: CHUNK_ROWS * CHUNKS, mappings: MAPPINGS, drive: 'server' }
    const created = await client.persist({ what: 'import', path: '/api/import', body: batch }, signal)
    if (!created) return
    const path = `/api/import/${(created.body as { batchId: string }).batchId}/chunk`
    for (let chunkIndex = 0; chunkIndex < CHUNKS; chunkIndex++) {
      const rows = Array.from({ length: CHUNK_ROWS }, (_, at) => {
        const row = `${code(round)}v${code(chunkIndex * CHUNK_ROWS + at)}`
        return { Topic: `qi${row}w Owners`, Id: `import-${row}` }
      })
      const body = { chunkIndex, rows, mappings: MAPPINGS }
      // To the end, also when the rehearsal's time is over: the last chunk completes the batch.
      if (!(await client.persist({ what: 'import: chunk', path, body }, new AbortController().signal))) return
      for (const { Id } of rows) acknowledged.rows.add(Id)
    }
  })
}

/** Pushes topics that were added meanwhile. */
function push({ client, acknowledged, connectionId, signal, ...context }: LoadContext): Promise<void> {
  return repeatedly({ client, acknowledged, connectionId, signal, ...context }, 2_000, async () => {
    const topicIds = [...acknowledged.topics.values()]
      .filter((id) => !acknowledged.pushed.has(id))
      .slice(0, PUSH_TOPICS)
    if (topicIds.length < PUSH_TOPICS) return
    const path = `/api/connections/${connectionId}/push/run`
    if (!(await client.persist({ what: 'push', path, body: { topicIds, drive: 'server' } }, signal))) return
    for (const id of topicIds) acknowledged.pushed.add(id)
  })
}

function runJobs({ operator, acknowledged, signal, ...context }: LoadContext): Promise<void> {
  return repeatedly({ operator, acknowledged, signal, ...context }, 3_000, async () => {
    const body = { jobType: 'reclassify', config: { mode: 'local', limit: 2_000 }, drive: 'server' }
    const created = await operator.persist({ what: 'job', path: '/api/admin/jobs', body }, signal)
    if (!created) return
    const { jobId } = created.body as { jobId: string }
    acknowledged.jobs.push(jobId)
    const isRunning = async () => {
      const job = await operator.call({ what: 'job: status', method: 'GET', path: `/api/admin/jobs/${jobId}` })
      return !job.isOk || ['pending', 'processing'].includes((job.body as { status: string }).status)
    }
    while (!signal.aborted && (await isRunning())) await sleep(500)
  })
}
