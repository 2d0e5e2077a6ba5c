import type { FastifyRequest } from 'fastify'
import { type Access, access } from '../access'
import { badRequest, quotaMessage } from '../errors'
import type { App } from '../http/app'
import { clientGone } from '../http/client-gone'
import { BRIEF_BODY_LIMIT_BYTES } from '../limits'
import type { Llm } from '../llm/client'
import { analyzeBrief } from './analyze-brief'
import { briefAnswer, briefBody, TOO_LARGE } from './brief-schema'
import { checkDuplicate } from './check-duplicate'
import { classifyMessages, llmFor } from './classify'
import type { ReadDocument } from './document-reader'
import { checkDuplicateBody, classifyAnswer, classifyBody, duplicateAnswer } from './schema'

type Deps = { llm: Llm | null; readDocument: ReadDocument }

const QUOTA = { 429: [quotaMessage('classifications')] }
export const BRIEF_ERRORS = {
  ...QUOTA,
  400: [TOO_LARGE, 'Unsupported file type', 'The document is too complex to be read'],
  500: ['LLM provider key not configured'],
  502: ['Failed to parse analysis response'],
  503: ['Too many documents are being read, try again later'],
}

export function classifyRoutes(app: App, { llm, readDocument }: Deps) {
  const classifyRoute = (url: string, declared: Access, summary: string) =>
    app.route({
      method: 'POST',
      url,
      config: { access: declared, changesNothing: true, failure: 'Classification failed', errors: QUOTA },
      schema: {
        tags: ['Classification'],
        summary,
        description:
          'The answer’s `text` is a JSON string with the classification: category path, seven layers, keywords, platform ' +
          'names and descriptions, confidence and evidence. If `uncertain` is true, the category is a guess, and ' +
          '`alternatives` has the nearest others. The LLM answers if the service has a provider key, otherwise ' +
          'the local engine; the header `X-Classification-Engine` tells which. Counts as one classification. Test SDK keys ' +
          'always use the local engine, and are free. Corrections of this name and of names like it are followed; ' +
          '`evidence` names them. Of several user messages the newest counts: the LLM gets the others as context; the local ' +
          'engine takes “for women” or “B2B instead” for a change of the topic before, and `refinement` says what it did ' +
          'to which topic.',
        body: classifyBody,
        response: { 200: classifyAnswer },
      },
      handler: (request, reply) => {
        const engine = llmFor(request.ctx, llm)
        reply.header('x-classification-engine', engine ? 'llm' : 'local')
        return classifyMessages(request.ctx, engine, request.body, clientGone(reply))
      },
    })
  classifyRoute('/api/classify', access.scope('classify', 'classify'), 'Classify a topic')
  classifyRoute('/api/sdk/classify', access.sdk('classify', 'classify'), 'Classify a topic from a browser')

  const briefRoute = (url: string, declared: Access, summary: string) =>
    app.route({
      method: 'POST',
      url,
      config: { access: declared, changesNothing: true, errors: BRIEF_ERRORS },
      bodyLimit: BRIEF_BODY_LIMIT_BYTES,
      onRequest: refuseLargeFile,
      schema: {
        tags: ['Classification'],
        summary,
        description:
          'Returns a summary, objectives, the audience and topics to target. Takes PDF, Word and PowerPoint documents, ' +
          'images and plain text. The service needs an LLM provider key; test SDK keys cannot be used. Counts as one ' +
          'classification.',
        body: briefBody,
        response: { 200: briefAnswer },
      },
      handler: ({ ctx, body }, reply) =>
        analyzeBrief(ctx, { llm: llmFor(ctx, llm), readDocument }, body.file, { signal: clientGone(reply) }),
    })
  briefRoute('/api/analyze-brief', access.scope('classify', 'classify'), 'Analyze a campaign brief')
  briefRoute('/api/sdk/analyze-brief', access.sdk('classify', 'classify'), 'Analyze a campaign brief from a browser')

  const duplicateRoute = (url: string, declared: Access, summary: string) =>
    app.route({
      method: 'POST',
      url,
      config: { access: declared, changesNothing: true },
      schema: {
        tags: ['Classification'],
        summary,
        description:
          'Looks for the same name in the library, then for the most similar topic in the catalog. Free of charge.',
        body: checkDuplicateBody,
        response: { 200: duplicateAnswer },
      },
      handler: (request) => checkDuplicate(request.ctx, request.body),
    })
  duplicateRoute('/api/topics/check-duplicate', access.scope('classify'), 'Check whether a topic exists')
  duplicateRoute('/api/sdk/check-duplicate', access.sdk('classify'), 'Check whether a topic exists, from a browser')
}

/** Answers before the body is read, with this route's own text instead of the general 413. */
export async function refuseLargeFile(request: FastifyRequest) {
  if (Number(request.headers['content-length']) > BRIEF_BODY_LIMIT_BYTES) throw badRequest(TOO_LARGE)
}
