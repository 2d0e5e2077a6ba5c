import type { LlmConfig } from '../config'
import { OUTBOUND_MESSAGE_LENGTH } from '../limits'
import { storableStart } from '../storable'
import { boundedFetch } from './bounded-fetch'

/** Asks the provider whether it offers the model; costs no tokens. Throws with the provider's words. */
export async function findModel({ apiKey, baseUrl, model, timeoutMs }: LlmConfig): Promise<void> {
  const { default: Client } = await import('@anthropic-ai/sdk')
  const client = new Client({ apiKey, baseURL: baseUrl, maxRetries: 0, timeout: timeoutMs, fetch: boundedFetch(fetch) })
  await client.models.retrieve(model).catch((error: Error) => {
    throw new Error(storableStart(error.message, OUTBOUND_MESSAGE_LENGTH))
  })
}
