import { type OpenApi, type Operation, operationsIn } from '../campaign/operations'
import { createWalker } from './fields'
import type { Input } from './watched-server'
import { worstValues } from './worst-inputs'

type Call = (method: string, path: string, body?: string) => Promise<unknown>
type Texts = (length: number) => [string, string][]
type Options = {
  call: Call
  /** Existing ids, by the path before them. */
  ids: Record<string, string>
  /** The texts for a field. */
  textsFor(operation: Operation, field: string): Texts
}

/** For fields without a maximum length, in a body and in a URL. */
const BODY_LENGTH = 60_000
const QUERY_LENGTH = 4_000
/** Larger bodies have their own tests. */
const LARGEST = 1_000_000

/** Hashing a password is slow by design: a tenth of a second of CPU, outside of the event loop. */
const isHashed = ({ path }: Operation) => path === '/api/auth/change-password'
const HASHED_INPUTS = 4

/** Every text field of every described route with the worst texts, and every list with many values. */
export function routeInputs(openApi: OpenApi, { call, ids, textsFor }: Options): Input[] {
  const { fieldsIn, textParameters, bodyWith } = createWalker(openApi)

  const urlOf = ({ path }: Operation): string => {
    const [before, id] = Object.entries(ids).find(([beginning]) => path.startsWith(`${beginning}{`)) ?? ['', '']
    return path.replace(/\{\w+\}/, id && before ? id : 'unknown').replace(/\{\w+\}/g, 'unknown')
  }

  const queryInputs = (operation: Operation): Input[] =>
    textParameters(operation).flatMap(({ name, maxLength = QUERY_LENGTH }) =>
      textsFor(
        operation,
        name,
      )(Math.min(maxLength, QUERY_LENGTH)).map(([kind, text]) => ({
        what: `${operation.method} ${operation.path}?${name}: ${kind}`,
        send: () => {
          const value = encodeURIComponent(text.replace(/\p{Cs}/gu, '')).slice(0, 3 * QUERY_LENGTH)
          return call(operation.method, `${urlOf(operation)}?${name}=${value}`)
        },
      })),
    )

  function bodyInputs(operation: Operation): Input[] {
    const { method, path, body } = operation
    if (!body) return []
    const input = (at: (string | number)[], kind: string, json: string): Input => ({
      what: `${method} ${path} ${at.join('.')}: ${kind}`,
      send: () => call(method, urlOf(operation), bodyWith(body, at, json)),
    })
    const texts = fieldsIn(body, 'string').filter(({ maxLength = 0 }) => maxLength < LARGEST)
    const lists = [{ at: [] }, ...fieldsIn(body, 'array')]
    return [
      ...texts.flatMap(({ at, maxLength = BODY_LENGTH }) =>
        textsFor(operation, String(at.at(-1)))(maxLength).map(([kind, text]) => input(at, kind, JSON.stringify(text))),
      ),
      ...texts.map(({ at }) => input(at, 'far too long', JSON.stringify('a'.repeat(BODY_LENGTH)))),
      ...lists.flatMap(({ at }) => worstValues.map(([kind, json]) => input(at, kind, json))),
    ]
  }

  return operationsIn(openApi).flatMap((operation) => {
    const inputs = [...queryInputs(operation), ...bodyInputs(operation)]
    return isHashed(operation) ? inputs.slice(0, HASHED_INPUTS) : inputs
  })
}
