import { customApi } from './custom-api/connector'
import { dspapi } from './dspapi/connector'
import { exchange } from './exchange/connector'
import { marketplace } from './marketplace/connector'
import { registerConnectors } from './registry'

/** The platforms of this service: one line each. */
export const CONNECTORS = registerConnectors([marketplace, dspapi, exchange, customApi])
