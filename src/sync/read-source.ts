import { callOut, type Outbound } from '../connections/outbound'
import type { ConnectionRow } from '../connections/schema'
import { fetchPage, type SourceCall, type SourcePage } from '../connectors/inbound/source'
import type { Ctx } from '../context'
import { SYNC_FETCH_BUDGET_MS, SYNC_PAGE_SIZE } from '../limits'

/** Throws an OutboundError when the retries are used up. */
export const readSource = (
  ctx: Ctx,
  outbound: Outbound,
  connection: ConnectionRow,
  page: number,
): Promise<SourcePage> =>
  callOut(ctx, outbound, connection, Date.now() + SYNC_FETCH_BUDGET_MS, (call) =>
    fetchPage(call as SourceCall, page, SYNC_PAGE_SIZE),
  )
