import { SIGNAL_REPLAY_SECONDS } from '../limits'
import { MAJOR, RELEASES } from './release'

/** What a client may rely on. `signal-owned` is the only specialism: topics are the organization's own. */
export const capabilities = () => ({
  adcp: {
    major_versions: [MAJOR],
    supported_versions: RELEASES,
    idempotency: { supported: true, replay_ttl_seconds: SIGNAL_REPLAY_SECONDS },
  },
  supported_protocols: ['signals'],
  signals: { features: { catalog_signals: false }, discovery_modes: ['brief'] },
  specialisms: ['signal-owned'],
  extensions_supported: ['taxon'],
})
