import type { z } from 'zod'
import { access } from '../../access'
import { activateSignal } from '../../signals/activate-signal'
import { capabilities } from '../../signals/capabilities'
import { completed, failed } from '../../signals/envelope'
import { getSignals } from '../../signals/get-signals'
import { negotiatedRelease } from '../../signals/release'
import { activateSignalInput, capabilitiesInput, getSignalsInput } from '../../signals/schema'
import { defineTool, READS, SENDS, type Tool } from '../tool'

/** A task of AdCP: a tool whose answers and errors have the protocol's envelope. */
function defineTask<Schema extends z.ZodType>(task: Parameters<typeof defineTool<Schema>>[0]): Tool {
  const tool = defineTool(task)
  return {
    ...tool,
    call: async (call) => completed(call.input, await tool.call(call)),
    failure: (error, { input, ctx }) => failed(input, error, ctx.log),
  }
}

export const getAdcpCapabilities = defineTask({
  name: 'get_adcp_capabilities',
  title: 'AdCP: capabilities',
  description:
    'Use first if you speak the Ad Context Protocol (AdCP): returns the releases and protocols that are supported. Free.',
  access: access.caller,
  input: capabilitiesInput,
  hints: READS,
  run: async ({ input }) => {
    negotiatedRelease(input)
    return capabilities()
  },
})

export const getSignalsTask = defineTask({
  name: 'get_signals',
  title: 'AdCP: find signals',
  description:
    'Use to find audiences for a campaign as signals of AdCP: give a brief in sentences as signal_spec, ids, or nothing to ' +
    'list the library. Returns where each signal is live or can be activated, its prices, and in ext.taxon why it fits. Free.',
  access: access.scope('topics:read'),
  input: getSignalsInput,
  hints: READS,
  run: ({ ctx, deps, input }) => getSignals(ctx, { agentUrl: new URL('/mcp', deps.baseUrl).href }, input),
})

export const activateSignalTask = defineTask({
  name: 'activate_signal',
  title: 'AdCP: activate a signal',
  description:
    'Use once the user has agreed to the signal, the destination and the price. Creates a segment on each destination and ' +
    'returns the key to target it by; with action deactivate it takes the segments off, and campaigns lose them. Repeating ' +
    'it with the same idempotency_key does nothing twice. Costs what the chosen pricing option says; Taxon itself charges nothing.',
  access: access.scope('activations', 'activate'),
  input: activateSignalInput,
  hints: { ...SENDS, destructiveHint: true },
  run: ({ ctx, deps, input }) => activateSignal(ctx, deps.outbound, input),
})
