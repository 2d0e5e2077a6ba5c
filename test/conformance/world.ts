import { afterAll } from 'vitest'
import { discardDataFolder, newDataFolder } from '../harness/data-folder'
import { bundleTaxon, ownersKey, ownersSession } from '../harness/taxon-process'
import { useLlm } from '../simulators/llm/provider'
import { startMarketplace } from '../simulators/platforms/marketplace'

export type World = Awaited<ReturnType<typeof startWorld>>

/** A new server with an owner's key, a simulated LLM provider and a simulated platform, until the tests of the file end. */
export async function startWorld() {
  const dataDir = newDataFolder()
  const taxon = await bundleTaxon()
  const { env } = await useLlm()
  const platform = await startMarketplace()
  afterAll(async () => {
    await platform.close()
    taxon.discard()
    discardDataFolder(dataDir)
  })
  const { origin } = await taxon.serve({ ...env, TAXON_DATA_DIR: dataDir, TAXON_ALLOW_PRIVATE_NETWORKS: 'true' })
  const session = await ownersSession(origin)
  const key = await ownersKey(origin)

  async function call<T>(method: string, path: string, body: unknown): Promise<T> {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }

  const connect = async (name: string, config: object = {}) => {
    const connection = {
      name,
      platform: 'marketplace',
      direction: 'outbound',
      config: { ...platform.config, ...config },
      credentials: platform.credentials,
    }
    return (await call<{ id: string }>('POST', '/api/connections', connection)).id
  }

  return { origin, url: `${origin}/mcp`, key, platform, call, connect }
}
