import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { access } from '../../access'
import { MATCH_KEYS } from '../../connectors/exchange/match-keys'
import { badRequest } from '../../errors'
import type { App } from '../../http/app'
import { relayed } from '../../http/input/relay'
import { parseJson } from '../../json'
import { LARGE_BODY_LIMIT_BYTES, MATCH_VALUES_IN_JSON } from '../../limits'
import { topicParams } from '../schema'
import { countMatchValues, linesOf, setMatchValues } from './match-values'

const tags = ['Topics']
const URL = '/api/topics/:id/match-values'
const querystring = z.object({
  matchKey: z.enum(MATCH_KEYS, { error: `matchKey must be one of ${MATCH_KEYS.join(', ')}` }),
})
const matchValueCount = z.object({ topicId: z.string(), matchKey: z.enum(MATCH_KEYS), count: z.number().int() })

/** In a scope of its own, because its parsers leave text as a stream for the handler. */
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
        summary: 'Set the match values of a topic',
        description:
          'An exchange finds the people of the segment by these values. Replaces all values of the match key. Send ' +
          '`text/plain` with one value per line, which is read as it streams in, or a JSON array of strings. Empty lines ' +
          'are ignored. Takes the id of the library topic (`ot_…`) or of its global topic (`tp_…`).',
        consumes: ['text/plain', 'application/json'],
        params: topicParams,
        querystring,
        response: { 200: matchValueCount },
      },
      handler: ({ ctx, params, query, body }) => setMatchValues(ctx, params.id, query.matchKey, linesIn(body)),
    })
    scope.route({
      method: 'GET',
      url: URL,
      config: { access: access.scope('topics:read') },
      schema: {
        tags,
        summary: 'Count the match values of a topic',
        description: 'A topic without `url` values is pushed with the sites of its category; these are not counted.',
        params: topicParams,
        querystring,
        response: { 200: matchValueCount },
      },
      handler: ({ ctx, params, query }) => countMatchValues(ctx, params.id, query.matchKey),
    })
  })
}

function linesIn(body: unknown): AsyncIterable<string> {
  if (body instanceof Readable) return linesOf(body)
  if (!Array.isArray(body)) throw badRequest('body must be text with one value per line, or an array of strings')
  // Checked here and not by the schema, which would make an issue for each of a million values.
  if (!body.every((value) => typeof value === 'string')) throw badRequest('values must be strings')
  return Readable.from(body)
}

const readValues = (body: Buffer): Promise<unknown> =>
  parseJson(body, MATCH_VALUES_IN_JSON).catch((error) => {
    throw error instanceof SyntaxError ? badRequest('Invalid JSON body') : error
  })
