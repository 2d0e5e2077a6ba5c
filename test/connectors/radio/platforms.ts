import { CONNECTORS } from '../../../src/connectors/platforms'
import { registerConnectors } from '../../../src/connectors/registry'
import { radio } from './connector'

/** The service's own platforms and the guide's: its one line. */
export const WITH_RADIO = registerConnectors([...CONNECTORS.values(), radio])
