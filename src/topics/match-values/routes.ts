import { PassThrough, Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { access } from '../../access'
import { MATCH_KEYS } from '../../connectors/exchange/match-keys'
import { badRequest } from '../../errors'
import type { App } from '../../http/app'
import { parseJson } from '../../json'
import { LARGE_BODY_LIMIT_BYTES, MATCH_VALUES_IN_JSON } from '../../limits'
import { topicParams } from '../schema'
import { countMatchValues, linesOf, setMatchValues } from './match-values'

const tags = ['Topics']
const URL = '/api/topics/:id/match-values'
const querystring = z.object({
  matchKey: z.enum(MATCH_KEYS, { error: `matchKey must be one of ${MATCH_KEYS.join(', ')}` }),
})
const counted = z.object({ topicId: z.string(), matchKey: z.enum(MATCH_KEYS), count: z.number().int() })

/** In a scope of its own, for here text is not read before it is wanted. */
export function matchValueRoutes(app: App) {
  app.register(async (scope: App) => {
    scope.removeContentTypeParser(['text/plain', 'application/json'])
    scope.addContentTypeParser('text/plain', (_request, payload, done) => done(null, relayed(payload)))
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LARGE_BODY_LIMIT_BYTES },
      async (_request: FastifyRequest, body: Buffer) => readValues(body),
    )
    scope.route({
      method: 'PUT',
      url: URL,
      config: { access: access.scope('topics:write', 'topics:write'), streamsBody: true },
      schema: {
        tags,
        summary: 'Set what a topic’s people are matched by on an exchange',
        description:
          'Replaces the values of the match key: `text/plain` with a value a line, read as it streams in, or a JSON ' +
          'array of strings. Empty lines are left out. The id is that of the library topic or of its global topic.',
        consumes: ['text/plain', 'application/json'],
        params: topicParams,
        querystring,
        response: { 200: counted },
      },
      handler: ({ ctx, params, query, body }) => setMatchValues(ctx, params.id, query.matchKey, linesIn(body)),
    })
    scope.route({
      method: 'GET',
      url: URL,
      config: { access: access.scope('topics:read') },
      schema: {
        tags,
        summary: 'How many match values a topic has',
        description: 'Those that were set. For `url` with none set, the sites of the topic’s category serve.',
        params: topicParams,
        querystring,
        response: { 200: counted },
      },
      handler: ({ ctx, params, query }) => countMatchValues(ctx, params.id, query.matchKey),
    })
  })
}

/** Where a line is refused what is read is destroyed: the request itself would take the socket along, and the answer. */
function relayed(payload: Readable): Readable {
  // Whoever reads it is told; until somebody does, nobody need be.
  const relay = new PassThrough().on('error', () => {})
  payload.once('error', (error) => relay.destroy(error))
  return payload.pipe(relay)
}

function linesIn(body: unknown): AsyncIterable<string> {
  if (body instanceof Readable) return linesOf(body)
  if (!Array.isArray(body)) throw badRequest('body must be text with a value a line, or an array of strings')
  // Not a list of what is wrong with each of a million values.
  if (!body.every((value) => typeof value === 'string')) throw badRequest('values must be strings')
  return Readable.from(body)
}

const readValues = (body: Buffer): Promise<unknown> =>
  parseJson(body, MATCH_VALUES_IN_JSON).catch((error) => {
    throw error instanceof SyntaxError ? badRequest('Invalid JSON body') : error
  })
