import type Anthropic from '@anthropic-ai/sdk'
import type { MessageRequest } from './protocol'

type Answered = { status: number; body: object } | 'silence' | 'cut'
type Batch = { requests: { custom_id: string; params: MessageRequest }[]; state: 'in_progress' | 'canceling' | 'ended' }

/** Message batches: worked off when they are first asked for, so that a caller sees them in progress once. */
export function createBatches(answer: (request: MessageRequest) => Answered) {
  const batches = new Map<string, Batch>()
  return (method: string, url: string, body: string, origin: string): { status: number; text: string } => {
    const [, id, verb] = /^\/v1\/messages\/batches(?:\/([^/?]+))?(?:\/(\w+))?/.exec(url)!
    if (method === 'POST' && !id) {
      const { requests } = JSON.parse(body)
      const created = `msgbatch_${batches.size + 1}`
      batches.set(created, { requests, state: 'in_progress' })
      return ok(record(created, batches.get(created)!, origin))
    }
    const batch = batches.get(id ?? '')
    if (!batch) return { status: 404, text: JSON.stringify({ type: 'error', error: { type: 'not_found_error' } }) }
    if (verb === 'cancel') {
      batch.state = 'canceling'
      return ok(record(id!, batch, origin))
    }
    if (verb === 'results') return { status: 200, text: resultsOf(batch, answer) }
    const seen = record(id!, batch, origin)
    if (batch.state === 'in_progress') batch.state = 'ended'
    return ok(seen)
  }
}

const ok = (body: object) => ({ status: 200, text: JSON.stringify(body) })

function record(id: string, { requests, state }: Batch, origin: string): Anthropic.Messages.MessageBatch {
  const done = state === 'ended'
  const count = requests.length
  return {
    id,
    type: 'message_batch',
    processing_status: state,
    request_counts: { processing: done ? 0 : count, succeeded: done ? count : 0, errored: 0, canceled: 0, expired: 0 },
    created_at: '2026-01-01T00:00:00Z',
    expires_at: '2026-01-02T00:00:00Z',
    ended_at: done ? '2026-01-01T00:01:00Z' : null,
    archived_at: null,
    cancel_initiated_at: null,
    results_url: done ? `${origin}/v1/messages/batches/${id}/results` : null,
  }
}

/** One line a request, in an order of the provider's own. */
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
