import type { Outbound } from '../connections/outbound'
import type { ConnectionRow } from '../connections/schema'
import type { SourcePage } from '../connectors/inbound/source'
import { OutboundError } from '../connectors/outbound/outbound-error'
import type { Ctx } from '../context'
import { badGateway, badRequest, conflict } from '../errors'
import { SYNC_LLM_MS, SYNC_PAGE_LLM, SYNC_PAGES } from '../limits'
import type { AbortableLlm, Llm } from '../llm/client'
import { classifyNewItems } from '../topics/intake/classify-new-items'
import type { IntakeItem } from '../topics/intake/intake'
import { claimed } from '../topics/intake/llm-claim'
import { assertRemaining } from '../usage/quota'
import { findRun } from './find-run'
import { failRun, isDone, nextPage } from './progress'
import { readItems } from './read-items'
import { readSource } from './read-source'
import { checkForEnd, type Page, savePage } from './save-page'
import type { PageAnswer, RunRow } from './schema'

type Deps = { outbound: Outbound; llm: Llm | null }
type PageRequest = { connectionId: string; runId: string; page?: number | null }

/** Fetches the page before the transaction begins, so that no lock waits for the source. */
export async function syncPage(ctx: Ctx, { outbound, llm }: Deps, request: PageRequest): Promise<PageAnswer> {
  const { connection, run } = await findRun(ctx, request.connectionId, request.runId)
  const page = request.page ?? (await nextPage(ctx, run))
  if (run.status === 'completed' || (await isDone(ctx, run, page))) return skipped(run, page)
  assertRunning(run)
  const last = run.total_pages ?? SYNC_PAGES
  if (page > last) throw badRequest(`page must be from 1 to ${last}`)

  const inside = { ...ctx, workspace: run.workspace_id }
  const { items: sourceItems } = await fetchOrFail(ctx, outbound, connection, run, page)
  const end = await checkForEnd(inside, run, sourceItems)
  const { items, errors } = end.isEnd ? NO_ITEMS : await readItems(sourceItems, connection.config)
  await assertRemaining(inside, 'classifications', items.length)
  const read = { run, connection, page, items, errors, ...end }
  const answer = llm ? await judgeAndSave(inside, llm, read) : await savePage(inside, read)
  if (answer) return answer
  const { run: current } = await findRun(ctx, request.connectionId, request.runId)
  return skipped(current, page)
}

const NO_ITEMS = { items: [], errors: [] }

async function fetchOrFail(
  ctx: Ctx,
  outbound: Outbound,
  connection: ConnectionRow,
  run: RunRow,
  page: number,
): Promise<SourcePage> {
  try {
    return await readSource(ctx, outbound, connection, page)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    await failRun(ctx, run, error.message)
    throw badGateway(error.message)
  }
}

function assertRunning({ status }: RunRow) {
  if (status !== 'running') throw conflict(`Run is ${status}, cannot sync`)
}

/** Null if another request has done the page meanwhile. */
function judgeAndSave(ctx: Ctx, llm: Llm, read: Page): Promise<PageAnswer | null> {
  const { run, page, connection } = read
  const timeOver = AbortSignal.timeout(SYNC_LLM_MS)
  return claimed({ db: ctx.db, orgId: ctx.org.id, subject: `page ${page} of ${run.id}`, timeOver }, async () => {
    if (await isDone(ctx, run, page)) return null
    assertRunning((await findRun(ctx, connection.id, run.id)).run)
    return savePage(ctx, { ...read, items: await judge(ctx, { llm, signal: timeOver }, read.items) })
  })
}

async function judge(ctx: Ctx, provider: AbortableLlm, items: readonly IntakeItem[]): Promise<IntakeItem[]> {
  const options = { ...provider, engine: 'llm', limit: SYNC_PAGE_LLM, purpose: 'sync' } as const
  return (await classifyNewItems(ctx, items, options)).items
}

const skipped = (run: RunRow, page: number): PageAnswer => ({
  runId: run.id,
  page,
  processedPages: run.processed_pages,
  totalPages: run.total_pages,
  successCount: 0,
  errorCount: 0,
  duplicateCount: 0,
  adoptedCount: 0,
  errors: [],
  done: run.status === 'completed',
  skipped: true,
})
