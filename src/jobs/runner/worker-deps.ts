import type { Config } from '../../config'
import { createOutbound } from '../../connections/create-outbound'
import { createLlm } from '../../llm/client'
import type { JobDeps } from '../job'
import { JOB_TYPES } from '../registry'

/** What a worker needs beside the database; a server has it anyway. */
export async function openWorkerDeps(config: Config, secrets: string[]): Promise<JobDeps & { close(): Promise<void> }> {
  const outbound = createOutbound(config, secrets)
  const llm = config.llm ? await createLlm(config.llm) : null
  return { llm, outbound, jobTypes: JOB_TYPES, close: async () => outbound.http.close() }
}
