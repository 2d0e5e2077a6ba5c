import type { Server } from '@modelcontextprotocol/server'
import type { Ctx } from '../context'
import { ENGINE_VERSION } from '../engine'
import { inSpan } from '../telemetry/tracing'
import type { CallCounter } from './call-counter'
import { checkedServer } from './checked-server'
import { PROMPTS, promptMessages } from './prompts'
import { RESOURCE_TEMPLATES, RESOURCES, readResource } from './resources'
import { errorResult, failureOf, messageOf, resultOf } from './result'
import { mayUse, type Tool, type ToolDeps } from './tool'
import { TOOLS } from './tools'

export type Sdk = Awaited<ReturnType<typeof importSdk>>
let loading: ReturnType<typeof importSdk> | undefined

/** The SDK takes a third of a second and 25 MB to load, so it is loaded with the first request. */
export function loadSdk(): Promise<Sdk> {
  loading ??= importSdk()
  return loading
}

async function importSdk() {
  const sdk = await import('@modelcontextprotocol/server')
  return { ...sdk, CheckedServer: checkedServer(sdk) }
}

const INSTRUCTIONS =
  'Taxon classifies audiences, keeps them in a library and pushes them to advertising platforms. Search before you add: the ' +
  'catalog may have the topic already. Plan before you push, refresh or deactivate: these tools have dry_run, and change ' +
  'segments on platforms. Tell the user what a plan says before you carry it out.'

type Exchange = { ctx: Ctx; deps: ToolDeps; signal: AbortSignal; calls: CallCounter }

/** One server for one request: nothing is kept between requests, so any node answers any of them. */
export function serverFor(
  { CheckedServer, ProtocolError, ProtocolErrorCode, ResourceNotFoundError }: Sdk,
  exchange: Exchange,
): Server {
  const { ctx, deps, signal, calls } = exchange
  const tools = TOOLS.filter((tool) => mayUse(tool, ctx.caller))
  const server = new CheckedServer(
    { name: 'taxon', title: 'Taxon', version: ENGINE_VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(described) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    const call = { ctx, deps, signal, input: params.arguments ?? {} }
    const facts = { 'mcp.method.name': 'tools/call', 'gen_ai.tool.name': tool.name }
    const result = await inSpan(`tools/call ${tool.name}`, { facts }, async (span) => {
      const answer = await tool
        .call(call)
        .then(resultOf, (error) => (tool.failure ? failureOf(tool.failure(error, call)) : errorResult(error, ctx.log)))
      span.note({ 'error.type': answer.isError ? 'tool_error' : undefined })
      return answer
    })
    if (!tool.hints.readOnlyHint) await ctx.replica?.noteWrite()
    calls.add(ctx, tool.name, result.isError === true)
    return result
  })
  server.setRequestHandler('resources/list', () => ({ resources: [...RESOURCES] }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const text = await readResource(ctx, uri).catch((error) => {
      throw new ProtocolError(ProtocolErrorCode.InternalError, messageOf(error, ctx.log))
    })
    if (text === null) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, mimeType: 'application/json', text }] }
  })
  server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS.map(({ text: _, ...prompt }) => prompt) }))
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = PROMPTS.find(({ name }) => name === params.name)
    if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${params.name}`)
    const given = params.arguments ?? {}
    const missing = prompt.arguments.find(({ name, required }) => required && !given[name])
    if (missing) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `${missing.name} is required`)
    return { messages: promptMessages(prompt, given) }
  })
  return server
}

const described = ({ name, title, description, inputSchema, hints }: Tool) => ({
  name,
  title,
  description,
  inputSchema,
  annotations: { title, ...hints },
})
