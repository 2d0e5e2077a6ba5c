import type { Server } from '@modelcontextprotocol/server'
import type { Ctx } from '../context'
import { ENGINE_VERSION } from '../engine'
import type { CallCounter } from './call-counter'
import { PROMPTS, promptMessages } from './prompts'
import { RESOURCE_TEMPLATES, RESOURCES, readResource } from './resources'
import { errorResult, failureOf, resultOf } from './result'
import { mayUse, type Tool, type ToolDeps } from './tool'
import { TOOLS } from './tools'

/** The SDK takes a third of a second and 25 MB to load, so it is loaded with the first request. */
export const loadSdk = () => import('@modelcontextprotocol/server')
export type Sdk = Awaited<ReturnType<typeof loadSdk>>

const INSTRUCTIONS =
  'Taxon classifies audiences, keeps them in a library and pushes them to advertising platforms. Search before you add: the ' +
  'catalog may have the topic already. Plan before you push, refresh or deactivate: these tools have dry_run, and change ' +
  'segments on platforms. Tell the user what a plan says before you carry it out.'

type Exchange = { ctx: Ctx; deps: ToolDeps; signal: AbortSignal; calls: CallCounter }

/** One server for one request: nothing is kept between requests, so any node answers any of them. */
export function serverFor(
  { Server: ServerOf, ProtocolError, ProtocolErrorCode, ResourceNotFoundError }: Sdk,
  exchange: Exchange,
): Server {
  const { ctx, deps, signal, calls } = exchange
  const tools = TOOLS.filter((tool) => mayUse(tool, ctx.caller))
  const server = new ServerOf(
    { name: 'taxon', title: 'Taxon', version: ENGINE_VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(described) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    const call = { ctx, deps, signal, input: params.arguments ?? {} }
    const result = await tool
      .call(call)
      .then(resultOf, (error) => (tool.failure ? failureOf(tool.failure(error, call)) : errorResult(error, ctx.log)))
    calls.add(ctx, tool.name, result.isError === true)
    return result
  })
  server.setRequestHandler('resources/list', () => ({ resources: [...RESOURCES] }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const text = await readResource(ctx, uri)
    if (text === null) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, mimeType: 'application/json', text }] }
  })
  server.setRequestHandler('prompts/list', () => ({ prompts: [...PROMPTS] }))
  server.setRequestHandler('prompts/get', ({ params }) => {
    const messages = promptMessages(params.name, params.arguments ?? {})
    if (messages === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${params.name}`)
    return { messages }
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
