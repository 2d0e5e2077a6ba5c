import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Access, access } from '../access'
import type { App } from '../http/app'
import { classifyMessages } from './classify'
import { classifyAnswer, classifyBody, type Messages } from './schema'

type ClassifyRequest = FastifyRequest & { body: { messages: Messages } }

async function answer(request: ClassifyRequest, reply: FastifyReply) {
  reply.header('x-classification-engine', 'local')
  return classifyMessages(request.ctx, request.body.messages)
}

export function classifyRoutes(app: App) {
  const classifyRoute = (url: string, declared: Access, summary: string) =>
    app.route({
      method: 'POST',
      url,
      config: { access: declared, failure: 'Classification failed' },
      schema: {
        tags: ['Classification'],
        summary,
        description:
          'Answers with `text`, a JSON string of the classification result: category path, seven layers, keywords, ' +
          'descriptions, confidence and evidence. `X-Classification-Engine` names the engine that answered. ' +
          'Counts as one classification; test SDK keys are free.',
        body: classifyBody,
        response: { 200: classifyAnswer },
      },
      handler: answer,
    })
  classifyRoute('/api/classify', access.scope('classify', 'classify'), 'Classify a topic')
  classifyRoute('/api/sdk/classify', access.sdk('classify', 'classify'), 'Classify a topic from a browser')
}
