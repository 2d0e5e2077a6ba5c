import type { JSONRPCRequest, Result, ServerContext } from '@modelcontextprotocol/server'

type Sdk = typeof import('@modelcontextprotocol/server')
type Handler = (request: JSONRPCRequest, ctx: ServerContext) => Promise<Result>

/**
 * A server that answers parameters which do not fit a method with the protocol's error for it. The SDK throws a plain Error
 * for them and calls it internal; our own handlers throw none.
 */
export const checkedServer = ({ Server, ProtocolError, ProtocolErrorCode }: Sdk) =>
  class extends Server {
    protected override _wrapHandler(method: string, handler: Handler): Handler {
      const answer = super._wrapHandler(method, handler)
      return (request, ctx) =>
        answer(request, ctx).catch((error) => {
          if (error instanceof ProtocolError) throw error
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Invalid params for ${method}`)
        })
    }
  }
