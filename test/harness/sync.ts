import { afterEach, expect } from 'vitest'
import { type Source, startInboundSource } from '../simulators/inbound-source'
import { type Key, type Session, useTestApp } from './app'
import { simulatedHttp } from './outbound'
import { select } from './select'

type Caller = Session | Key
type Options = NonNullable<Parameters<typeof startInboundSource>[0]>
type Connect = {
  config?: object
  credentials?: object
  as?: { owner: Session }
  headers?: Record<string, string>
}

/** An application, two organizations, and helpers for tests of syncs. */
export async function useSync() {
  const { http, waits, calls } = simulatedHttp()
  const { call, staffed, apiKey, db } = await useTestApp({ http })
  const acme = await staffed()
  const other = await staffed()

  const sources: Source[] = []
  afterEach(async () => {
    for (const source of sources.splice(0)) await source.close()
    waits.length = 0
    calls.length = 0
  })
  /** Starts a source and creates a connection to it. */
  async function connect(options: Options, { config = {}, credentials, as = acme, headers = {} }: Connect = {}) {
    const source = await startInboundSource(options)
    sources.push(source)
    const body = {
      name: 'Source',
      platform: 'custom_api',
      direction: 'inbound',
      config: { base_url: source.url, ...config },
      credentials,
    }
    const response = await call('POST', '/api/connections', { as: as.owner, body, headers })
    expect(response.statusCode, response.body).toBe(201)
    connectionIds.push(response.json().id)
    return { source, url: `/api/connections/${response.json().id}/sync/run`, id: response.json().id as string }
  }
  const connectionIds: string[] = []
  afterEach(async () => {
    for (const id of connectionIds.splice(0)) {
      for (const { owner } of [acme, other]) await call('DELETE', `/api/connections/${id}`, { as: owner })
    }
  })

  const startRun = (url: string, as: Caller = acme.member, headers = {}) => call('POST', url, { as, headers })
  const newRun = async (url: string, as: Caller = acme.member): Promise<string> =>
    (await startRun(url, as)).json().runId
  const page = (url: string, runId: string, number?: number, as: Caller = acme.member) =>
    call('POST', `${url}/${runId}/page`, { as, body: number === undefined ? undefined : { page: number } })
  const status = async (url: string, runId: string, as: Caller = acme.viewer) =>
    (await call('GET', `${url}/${runId}/status`, { as })).json()
  const cancel = (url: string, runId: string, as: Caller = acme.member) =>
    call('PATCH', `${url}/${runId}/status`, { as, body: { status: 'cancelled' } })

  /** Requests pages until the run is done. */
  async function finish(url: string, runId: string) {
    const answers = []
    for (let calls = 0; calls < 20; calls++) {
      const response = await page(url, runId)
      expect(response.statusCode, response.body).toBe(200)
      answers.push(response.json())
      if (answers.at(-1).done) return answers
    }
    throw new Error('The run does not end')
  }

  let series = 0
  /** Items with names that no other test uses. */
  const newItems = (count: number) => {
    const prefix = `zq${(series++).toString(36)}x`
    return Array.from({ length: count }, (_, index) => ({
      id: `${prefix}-${index}`,
      name: `${prefix}${index.toString(36)}w Collectors`,
    }))
  }
  const libraryTopics = async (items: { id: string }[], orgId = acme.id) =>
    select<{
      external_id: string
      topic_name: string
      source: string
      batch_id: string
      workspace_id: string | null
    }>(db, {
      text: 'SELECT external_id, topic_name, source, batch_id, workspace_id FROM org_topics WHERE org_id = $1 AND external_id = ANY($2)',
      values: [orgId, items.map(({ id }) => id)],
    })
  const usedCredits = async (orgId: string) => {
    const [row] = await select<{ used: number }>(db, {
      text: `SELECT used FROM usage_monthly WHERE org_id = $1 AND metric = 'classifications'`,
      values: [orgId],
    })
    return row?.used ?? 0
  }

  return {
    call,
    staffed,
    apiKey,
    db,
    waits,
    calls,
    acme,
    other,
    connectionIds,
    connect,
    startRun,
    newRun,
    page,
    status,
    cancel,
    finish,
    newItems,
    libraryTopics,
    usedCredits,
  }
}
