import { expect, onTestFinished, test } from 'vitest'
import { report } from './results'
import { addSignals, PLATFORM } from './signals-fixture'
import { packageFile, runSuite } from './suites'
import { startWorld } from './world'

const world = await startWorld()
await addSignals(world)
const { url, key, connect } = world
const INSPECTOR = packageFile('@modelcontextprotocol/inspector', 'clients/launcher/build/index.js')
const suite = 'MCP inspector, 2.12.0'

/** `legacy` is 2025, `modern` 2026-07-28. */
const ERAS = ['legacy', 'modern'] as const
type Era = (typeof ERAS)[number]

/** What the inspector prints for one method. It ends with another code than 0 if the tool answers with an error. */
async function inspect(era: Era, method: string, ...options: string[]) {
  const server = ['--server-url', url, '--transport', 'http', '--header', `Authorization: Bearer ${key}`]
  const args = ['--cli', ...server, '--protocol-era', era, '--format', 'json', '--method', method, ...options]
  const { code, output, complaints } = await runSuite(INSPECTOR, args)
  expect(code, `${method} ${options.join(' ')}: ${output}${complaints}`).toBe(0)
  return JSON.parse(output).result
}

test.each(ERAS)('lists what there is and finds no fault with the schemas (%s)', async (era) => {
  const { tools } = await inspect(era, 'tools/list', '--strict')
  const { resources } = await inspect(era, 'resources/list')
  const { resourceTemplates } = await inspect(era, 'resources/templates/list')
  const { prompts } = await inspect(era, 'prompts/list')
  const passed = [tools, resources, resourceTemplates, prompts].filter(({ length }) => length > 0).length
  report({ suite, scenario: `lists, ${era}`, passed, expected: 4 })
  expect(passed).toBe(4)
})

test.each(ERAS)('calls every tool (%s)', async (era) => {
  const { tools } = await inspect(era, 'tools/list')
  const names: string[] = tools.map((tool: { name: string }) => tool.name)
  const called: string[] = []
  onTestFinished(() => {
    report({ suite, scenario: `tools, ${era}`, passed: called.length, expected: names.length })
  })
  const use = async (name: string, given: object = {}) => {
    const json = JSON.stringify(given)
    const { structuredContent } = await inspect(era, 'tools/call', '--tool-name', name, '--tool-args-json', json)
    called.push(name)
    return structuredContent
  }
  const connection_id = await connect(`Marketplace for ${era}`)
  const name = era === 'legacy' ? 'Sea Kayak Owners' : 'Trawler Captains'
  await use('who_am_i')
  await use('classify_topic', { name })
  await use('analyze_brief', { brief: `A shipyard wants ${name} to book a trial.` })
  await use('check_duplicate', { topic_name: name })
  const { topics } = await use('add_topics', { names: [name] })
  expect((await use('search_topics', { query: name })).topics).toMatchObject([{ id: topics[0].id }])
  await use('get_topic', { id: topics[0].id })
  const dimensions = [
    { name: 'Subject', values: [name] },
    { name: 'US State', values: ['Ohio', 'Texas'] },
  ]
  await use('build_matrix', { dimensions })
  await use('list_destinations')
  const selection = { connection_id, topic_ids: [topics[0].id] }
  await use('plan_push', selection)
  const { run_id, success } = await use('push_topics', selection)
  expect(success).toBe(1)
  await use('continue_push', { connection_id, run_id })
  const { activations } = await use('list_activations', { connection_id })
  const change = { activation_ids: [activations[0].activation_id] }
  await use('refresh_activations', change)
  expect((await use('deactivate_activations', { ...change, dry_run: false })).success).toBe(1)

  await use('get_adcp_capabilities')
  const { signals } = await use('get_signals', { signal_spec: 'customers with a high lifetime value' })
  const activation = {
    signal_agent_segment_id: signals[0].signal_agent_segment_id,
    pricing_option_id: signals[0].pricing_options[0].pricing_option_id,
    destinations: [PLATFORM],
    idempotency_key: `inspector-activates-${era}`,
  }
  expect((await use('activate_signal', activation)).deployments).toMatchObject([{ is_live: true }])

  expect(called.toSorted()).toEqual(names.toSorted())
})
