import { z } from 'zod'
import { access } from '../access'
import { briefBody } from '../classify/brief-schema'
import type { ReadDocument } from '../classify/document-reader'
import { BRIEF_ERRORS, refuseLargeFile } from '../classify/routes'
import { quotaMessage } from '../errors'
import type { App } from '../http/app'
import { clientGone } from '../http/client-gone'
import { BRIEF_BODY_LIMIT_BYTES, CONVERSATION_DAYS, CONVERSATIONS_PER_USER, SMALL_BODY_LIMIT_BYTES } from '../limits'
import type { Llm } from '../llm/client'
import { answerTurn, IS_BRIEF } from './answer'
import { answerBrief, IS_TEXT } from './answer-brief'
import { deleteConversation } from './delete'
import { findConversation, findTurn } from './find'
import { listConversations } from './list'
import { markAdded, NOT_IN_ANSWER } from './mark-added'
import { say, startConversation, TOO_LONG } from './say'
import {
  addedBody,
  answerBody,
  conversationParams,
  conversationRecord,
  conversationSummary,
  sayBody,
  toTurn,
  turnParams,
  turnRecord,
} from './schema'

type Deps = { llm: Llm | null; readDocument: ReadDocument }

const url = '/api/conversations'
const turnUrl = `${url}/:id/turns/:position`
const tags = ['Conversations']
const config = { access: access.session('classify') }
const bodyLimit = SMALL_BODY_LIMIT_BYTES

export function conversationRoutes(app: App, deps: Deps) {
  keepingRoutes(app)
  turnRoutes(app, deps)
}

function keepingRoutes(app: App) {
  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      tags,
      summary: 'List your conversations, the newest first',
      description:
        'Other members do not see them; only an export of the whole organization, by an owner or an operator, contains them. ' +
        `The newest ${CONVERSATIONS_PER_USER} in an organization are kept, each for ${CONVERSATION_DAYS} days ` +
        'after something was last said in it, and no longer than you are a member.',
      response: { 200: z.array(conversationSummary) },
    },
    handler: ({ ctx }) => listConversations(ctx),
  })
  app.route({
    method: 'POST',
    url,
    config,
    bodyLimit,
    schema: {
      tags,
      summary: 'Start a conversation with what is said first',
      description: 'Nothing is answered yet, and nothing costs a credit.',
      body: sayBody,
      response: { 201: conversationRecord },
    },
    handler: async ({ ctx, body }, reply) => reply.code(201).send(await startConversation(ctx, body)),
  })
  app.route({
    method: 'GET',
    url: `${url}/:id`,
    config,
    schema: {
      tags,
      summary: 'Get one of your conversations',
      params: conversationParams,
      response: { 200: conversationRecord },
    },
    handler: ({ ctx, params }) => findConversation(ctx, params.id),
  })
  app.route({
    method: 'DELETE',
    url: `${url}/:id`,
    config,
    schema: {
      tags,
      summary: 'Delete one of your conversations',
      description: 'Topics that were added to the library from it stay there.',
      params: conversationParams,
      response: { 200: z.object({ deleted: z.literal(true) }) },
    },
    handler: ({ ctx, params }) => deleteConversation(ctx, params.id),
  })
}

function turnRoutes(app: App, { llm, readDocument }: Deps) {
  app.route({
    method: 'POST',
    url: `${url}/:id/turns`,
    config: { ...config, errors: { 409: [TOO_LONG] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Say something in a conversation',
      params: conversationParams,
      body: sayBody,
      response: { 201: turnRecord },
    },
    handler: async ({ ctx, params, body }, reply) => reply.code(201).send(await say(ctx, params.id, body)),
  })
  app.route({
    method: 'GET',
    url: turnUrl,
    config,
    schema: {
      tags,
      summary: 'Get one turn of a conversation',
      description: 'While the LLM answers, `stage` says what it is doing.',
      params: turnParams,
      response: { 200: turnRecord },
    },
    handler: async ({ ctx, params }) => toTurn(await findTurn(ctx, params)),
  })
  app.route({
    method: 'POST',
    url: `${turnUrl}/answer`,
    config: {
      ...config,
      failure: 'Classification failed',
      errors: { 400: [IS_BRIEF], 429: [quotaMessage('classifications')] },
    },
    bodyLimit,
    schema: {
      tags,
      summary: 'Answer what was said',
      description:
        'Classifies the text: as a change of the topic before it, or as a new one; `refinement` says which. A text that names ' +
        'dimension sets is answered with a matrix, one that describes no people with neither, both free of charge. ' +
        'Counts as one classification otherwise. A turn that is answered already keeps its answer at no cost, unless `as` ' +
        'asks for the other one. Whoever disconnects cancels the answer and pays nothing.',
      params: turnParams,
      body: answerBody,
      response: { 200: turnRecord },
    },
    handler: ({ ctx, params, body }, reply) =>
      answerTurn(ctx, llm, params, { as: body?.as, signal: clientGone(reply) }),
  })
  app.route({
    method: 'POST',
    url: `${turnUrl}/brief`,
    config: { ...config, errors: { ...BRIEF_ERRORS, 400: [...BRIEF_ERRORS[400], IS_TEXT] } },
    bodyLimit: BRIEF_BODY_LIMIT_BYTES,
    onRequest: refuseLargeFile,
    schema: {
      tags,
      summary: 'Answer a brief',
      description: 'Like `POST /api/analyze-brief`; the analysis is kept, the file is not.',
      params: turnParams,
      body: briefBody,
      response: { 200: turnRecord },
    },
    handler: ({ ctx, params, body }, reply) =>
      answerBrief(ctx, { llm, readDocument }, params, body.file, clientGone(reply)),
  })
  app.route({
    method: 'POST',
    url: `${turnUrl}/added`,
    config: { ...config, errors: { 400: [NOT_IN_ANSWER] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Remember that a topic of the answer was added to the library',
      params: turnParams,
      body: addedBody,
      response: { 200: turnRecord },
    },
    handler: ({ ctx, params, body }) => markAdded(ctx, params, body),
  })
}
