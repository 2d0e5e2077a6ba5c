import type Anthropic from '@anthropic-ai/sdk'
import type { MessageRequest } from './protocol'

type Answered = { status: number; body: object | string } | 'silence' | 'cut'
export type Batch = {
  requests: { custom_id: string; params: MessageRequest }[]
  state: 'in_progress' | 'canceling' | 'ended'
  created: Date
}

/** Message batches, which are processed when somebody first asks for them. */
export function createBatches(answer: (request: MessageRequest) => Answered, batches: Map<string, Batch>) {
  let createdCount = 0
  return (method: string, url: string, body: string, origin: string): { status: number; text: string } => {
    const [, id, verb] = /^\/v1\/messages\/batches(?:\/([^/?]+))?(?:\/(\w+))?/.exec(url)!
    if (method === 'POST' && !id) {
      const { requests } = JSON.parse(body)
      const created = `msgbatch_${++createdCount}`
      batches.set(created, { requests, state: 'in_progress', created: new Date() })
      return ok(record(created, batches.get(created)!, origin))
    }
    if (!id) return ok(listed(batches, new URL(url, origin).searchParams, origin))
    const batch = batches.get(id ?? '')
    if (!batch) return { status: 404, text: JSON.stringify({ type: 'error', error: { type: 'not_found_error' } }) }
    if (verb === 'cancel') {
      batch.state = 'canceling'
      return ok(record(id!, batch, origin))
    }
    if (verb === 'results') return { status: 200, text: resultsOf(batch, answer) }
    return ok(seen(id!, batch, origin))
  }
}

/** The first look at a batch shows it in progress. */
function seen(id: string, batch: Batch, origin: string): Anthropic.Messages.MessageBatch {
  const now = record(id, batch, origin)
  if (batch.state === 'in_progress') batch.state = 'ended'
  return now
}

const ok = (body: object) => ({ status: 200, text: JSON.stringify(body) })

/** Newest first, in pages. */
function listed(batches: Map<string, Batch>, query: URLSearchParams, origin: string) {
  const all = [...batches].reverse()
  const from = all.findIndex(([id]) => id === query.get('after_id')) + 1
  const data = all.slice(from, from + Number(query.get('limit') ?? 20)).map(([id, batch]) => seen(id, batch, origin))
  const [first_id = null, last_id = null] = [data[0]?.id, data.at(-1)?.id]
  return { data, first_id, last_id, has_more: from + data.length < all.length }
}

function record(id: string, { requests, state, created }: Batch, origin: string): Anthropic.Messages.MessageBatch {
  const done = state === 'ended'
  const count = requests.length
  return {
    id,
    type: 'message_batch',
    processing_status: state,
    request_counts: { processing: done ? 0 : count, succeeded: done ? count : 0, errored: 0, canceled: 0, expired: 0 },
    created_at: created.toISOString(),
    expires_at: new Date(created.getTime() + 86_400_000).toISOString(),
    ended_at: done ? new Date().toISOString() : null,
    archived_at: null,
    cancel_initiated_at: null,
    results_url: done ? `${origin}/v1/messages/batches/${id}/results` : null,
  }
}

/** One line per request, not in the order of the requests. */
function resultsOf({ requests }: Batch, answer: (request: MessageRequest) => Answered): string {
  const lines = requests.toReversed().map(({ custom_id, params }) => {
    const answered = answer(params)
    if (typeof answered === 'string') return { custom_id, result: { type: 'expired' } }
    const result =
      answered.status === 200
        ? { type: 'succeeded', message: answered.body }
        : { type: 'errored', error: answered.body }
    return { custom_id, result }
  })
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
