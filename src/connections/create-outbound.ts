import type { Config } from '../config'
import { createHttpClient } from '../connectors/outbound/http'
import { CONNECTORS } from '../connectors/platforms'
import { createVault } from './encryption'
import type { Outbound } from './outbound'

type Replacements = Partial<Pick<Outbound, 'http' | 'connectors'>>

/** Whoever creates it closes its `http`. */
export const createOutbound = (
  config: Pick<Config, 'allowPrivateNetworks' | 'platforms'>,
  secrets: string[],
  { http, connectors = CONNECTORS }: Replacements = {},
): Outbound => ({
  http: http ?? createHttpClient(config.allowPrivateNetworks ? { forbids: () => null } : {}),
  vault: createVault(secrets),
  addresses: config.platforms,
  connectors,
})
