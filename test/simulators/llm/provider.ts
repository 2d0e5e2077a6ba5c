import { afterAll } from 'vitest'
import { SIMULATOR_KEY, startLlmSimulator } from './server'

/** With `npm run test:llm` and a key, tests without scripted faults use the real provider. */
export const REAL_PROVIDER = process.env.TEST_LLM === 'provider' && Boolean(process.env.ANTHROPIC_API_KEY)

/** A simulator for the test file, and the settings to use it. */
export async function useLlm(settings: Record<string, string> = {}) {
  const simulator = await startLlmSimulator()
  afterAll(simulator.close)
  const { ANTHROPIC_API_KEY = '', ANTHROPIC_BASE_URL = '', CLASSIFICATION_MODEL = '' } = process.env
  const env: Record<string, string> = REAL_PROVIDER
    ? { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, CLASSIFICATION_MODEL, ...settings }
    : { ANTHROPIC_API_KEY: SIMULATOR_KEY, ANTHROPIC_BASE_URL: simulator.url, ...settings }
  return { simulator, env }
}
