import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useSignals } from '../harness/signals'

/** Every answer of the signals agent against the JSON schemas that AdCP's own package carries. */

const { db, task, activation, addTopic, settings, connectMarketplace } = await useSignals()

const require = createRequire(join(import.meta.dirname, 'package.json'))
const { Ajv } = require('ajv')
const SCHEMAS = join(require.resolve('@adcp/sdk/package.json'), '../dist/lib/schemas-data/3.0')
const VERSION = JSON.parse(readFileSync(join(SCHEMAS, 'index.json'), 'utf8')).adcp_version

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
for (const file of readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.json') || file.startsWith('bundled')) continue
  const schema = JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'))
  if (typeof schema.$id === 'string' && !ajv.getSchema(schema.$id)) ajv.addSchema(schema)
}

function expectValid(path: string, answer: unknown) {
  const validate = ajv.getSchema(`/schemas/${VERSION}/${path}.json`)
  expect(validate, path).toBeDefined()
  expect(validate(answer) ? [] : validate.errors, JSON.stringify(answer)).toEqual([])
}

const TTD = { type: 'platform', platform: 'the-trade-desk', account: 'a' }
const SALES_AGENT = { type: 'agent', agent_url: 'https://sales.example' }
const context = { correlation_id: 'x' }

test('capabilities', async () => {
  expectValid('protocol/get-adcp-capabilities-response', (await task('get_adcp_capabilities', { context })).answer)
})

test('signals with and without prices, and live ones', async () => {
  const check = async (given: Record<string, unknown> = {}) => {
    const { answer } = await task('get_signals', { ...given, context })
    expectValid('signals/get-signals-response', answer)
    return answer
  }
  expect((await check()).signals).toEqual([])
  await connectMarketplace({ config: { signal_destinations: [TTD, SALES_AGENT] } })
  const topicId = await addTopic('Sea Kayak Owners', 'an id / that is odd')
  expect((await check()).signals).toHaveLength(1)
  const prices = [
    { pricing_option_id: 'fee', model: 'flat_fee', amount: 5000, period: 'monthly', currency: 'USD' },
    { pricing_option_id: 'cpm', model: 'cpm', cpm: 3.5, currency: 'USD' },
    { pricing_option_id: 'share', model: 'percent_of_media', percent: 15, max_cpm: 4, currency: 'USD' },
  ]
  await settings({ prices })
  expect((await check({ signal_spec: 'People who own a kayak', adcp_version: '3.0' })).signals).toHaveLength(1)

  const change = async (more: object) => {
    const given = activation(topicId, TTD, {
      pricing_option_id: 'cpm',
      destinations: [TTD, SALES_AGENT],
      context,
      ...more,
    })
    const { answer } = await task('activate_signal', given)
    expectValid('signals/activate-signal-response', answer)
    if (answer.adcp_error) expectValid('core/error', answer.adcp_error)
    return answer
  }
  expect((await change({})).deployments).toMatchObject([{ is_live: true }, { is_live: true }])
  expect((await check({ destinations: [TTD] })).signals[0].deployments).toMatchObject([{ is_live: true }])
  expect((await change({ action: 'deactivate' })).deployments).toMatchObject([{ is_live: false }, { is_live: false }])
  for (const wrong of [
    { signal_agent_segment_id: 'nothing' },
    { pricing_option_id: 'free' },
    { destinations: [{ ...TTD, account: 'b' }] },
    { adcp_major_version: 99 },
    { idempotency_key: 'short' },
  ]) {
    expect((await change(wrong)).status).toBe('failed')
  }
  await db.execute({ text: 'DELETE FROM signal_settings' })
})
