import {
  MARKETPLACE_LOGIN,
  type MarketplaceOptions,
  marketplaceProtocol,
  marketplaceSettings,
} from '../../../src/demo/platforms/marketplace'
import { startPlatform } from './platform'

export { MARKETPLACE_LOGIN }

/** A data marketplace with OAuth2 by password. */
export async function startMarketplace(options: MarketplaceOptions = {}) {
  const { read, tokens } = marketplaceProtocol(options)
  const platform = await startPlatform(read)
  return {
    ...platform,
    ...marketplaceSettings(platform.url),
    tokens,
    /** Invalidates all tokens so far. */
    revoke: () => tokens.clear(),
  }
}
