import type { Config } from '../../config'
import { createVault } from '../../connections/encryption'
import { createHttpClient } from '../../connectors/outbound/http'
import { CONNECTORS } from '../../connectors/platforms'
import { createLlm } from '../../llm/client'
import type { JobDeps } from '../job'
import { JOB_TYPES } from '../registry'

/** What a worker needs beside the database; a server has it anyway. */
export async function openWorkerDeps(config: Config, secrets: string[]): Promise<JobDeps & { close(): Promise<void> }> {
  const http = createHttpClient(config.allowPrivateNetworks ? { forbids: () => null } : {})
  const outbound = { http, vault: createVault(secrets), addresses: config.platforms, connectors: CONNECTORS }
  const llm = config.llm ? await createLlm(config.llm) : null
  return { llm, outbound, jobTypes: JOB_TYPES, close: async () => http.close() }
}
