import { DSPAPI_LOGIN, type DspapiOptions, dspapiProtocol, dspapiSettings } from '../../../src/demo/platforms/dspapi'
import { startPlatform } from './platform'

export { DSPAPI_LOGIN }

/** A demand-side platform with a tree of a provider's segments. */
export async function startDspapi(options: DspapiOptions = {}) {
  const platform = await startPlatform(dspapiProtocol(options))
  return { ...platform, ...dspapiSettings(platform.url) }
}
