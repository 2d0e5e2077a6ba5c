import pino from 'pino'
import { readConfig } from '../../src/config'
import { createOutbound } from '../../src/connections/create-outbound'
import { JOB_TYPES } from '../../src/jobs/registry'
import { fireDue } from '../../src/schedules/fire'
import { startInboundSource } from '../simulators/inbound-source'
import { driveOnce } from './drive'
import { simulatedHttp } from './outbound'
import { usePush } from './push'

const MAPPINGS = [{ csvColumn: 'Topic', targetField: 'topic_name' }]
type Caller = NonNullable<NonNullable<Parameters<Awaited<ReturnType<typeof usePush>>['call']>[2]>['as']>

/** An application, two organizations, and helpers for tests of runs. */
export async function useRuns(options: { env?: Record<string, string> } = {}) {
  const push = await usePush(options)
  const { call, acme, closeAfterTest, db, secret } = push
  const config = readConfig({ TAXON_ALLOW_PRIVATE_NETWORKS: 'true' })
  const outbound = createOutbound(config, [secret], { http: simulatedHttp().http })
  const log = pino({ level: 'silent' })

  const answerOf = async (response: ReturnType<typeof call>) => {
    const { statusCode, body } = await response
    if (statusCode >= 300) throw new Error(`${statusCode} ${body}`)
    return JSON.parse(body)
  }

  let series = 0
  type ImportOptions = { drive?: string; as?: Caller; rows?: number }
  /** Starts an import and sends all of its chunks; each list of names is one. With `rows` there would be more. */
  async function startImport(chunks: string[][], { drive, as = acme.member, rows: totalRows }: ImportOptions = {}) {
    const body = {
      filename: `topics-${series++}.csv`,
      totalRows: totalRows ?? chunks.flat().length,
      mappings: MAPPINGS,
      drive,
    }
    const { batchId } = await answerOf(call('POST', '/api/import', { as, body }))
    const answers = []
    for (const [chunkIndex, names] of chunks.entries()) {
      const rows = names.map((Topic) => ({ Topic, Other: 'x' }))
      const chunk = { chunkIndex, rows, mappings: MAPPINGS }
      answers.push(await answerOf(call('POST', `/api/import/${batchId}/chunk`, { as, body: chunk })))
    }
    return { batchId: batchId as string, answers }
  }

  async function startSync(items: unknown[], { drive, as = acme }: { drive?: string; as?: typeof acme } = {}) {
    const source = closeAfterTest(await startInboundSource({ items, pageSizeMax: 10 }))
    const body = { name: 'Source', platform: 'custom_api', direction: 'inbound', config: { base_url: source.url } }
    const { id } = await answerOf(call('POST', '/api/connections', { as: as.owner, body }))
    const run = await answerOf(call('POST', `/api/connections/${id}/sync/run`, { as: as.member, body: { drive } }))
    return { source, id: id as string, runId: run.runId as string }
  }

  return {
    ...push,
    startImport,
    startSync,
    /** Names that no other test uses. */
    names: (count: number) => {
      const prefix = `zr${(series++).toString(36)}y`
      return Array.from({ length: count }, (_, at) => `${prefix}${at.toString(36)}w Collectors`)
    },
    /** What the servers do in the background, until there is nothing left that can be done now. */
    drive: () => driveOnce({ db, log, llm: null, outbound, jobTypes: JOB_TYPES }),
    /** Begins the runs of schedules that are due. */
    fire: () => fireDue({ db, log, llm: null, outbound, jobTypes: JOB_TYPES }, new AbortController().signal),
    show: async (id: string, as: Caller = acme.viewer) => answerOf(call('GET', `/api/runs/${id}`, { as })),
    list: async (query = '', as: Caller = acme.viewer) => answerOf(call('GET', `/api/runs${query}`, { as })),
    act: (id: string, action: string, as: Caller = acme.member) => call('POST', `/api/runs/${id}/${action}`, { as }),
  }
}
