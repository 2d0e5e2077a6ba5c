import { noteReason } from '../../../runs/note'
import { SYSTEM } from '../../../runs/terms'
import type { Tick } from './cursor'

/** Shows with the job and its run why the provider does not get it further; null: it does. */
export async function noteProviderError({ job }: Tick, reason: string | null): Promise<void> {
  const { providerError = null, ...result } = job.result
  if (providerError === reason) return
  await job.commit(async (db) => {
    await noteReason(db, { orgId: SYSTEM, runId: job.id }, reason)
    return { result: reason === null ? result : { ...result, providerError: reason } }
  })
}
