import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { access } from '../access'
import { facetCounts } from '../catalog/browse/schema'
import { reading } from '../db/reading'
import { quotaMessage } from '../errors'
import type { App } from '../http/app'
import { clientGone } from '../http/client-gone'
import { LARGE_BODY_LIMIT_BYTES, SMALL_BODY_LIMIT_BYTES, TOPIC_DETAILS } from '../limits'
import type { Llm } from '../llm/client'
import { activationStatus } from './activation-status'
import { createTopic } from './create'
import { deleteTopics } from './delete'
import { findTopicDetail, findTopicDetails } from './detail'
import { topicFacetCounts } from './facet-counts'
import { libraryFacets } from './facets'
import { topicHistory } from './history'
import { listTopics } from './list'
import { reclassifyTopic, reclassifyTopics } from './reclassify/reclassify'
import {
  activationStatuses,
  createdTopic,
  createTopicBody,
  deletedTopics,
  deleteTopicsBody,
  historyEntry,
  reclassifiedTopic,
  reclassifiedTopics,
  reclassifyBody,
  reclassifyManyBody,
  topicDetail,
  topicDetailsBody,
  topicFacetQuery,
  topicFacets,
  topicPage,
  topicParams,
  topicStats as topicStatsRecord,
  topicsQuery,
  updatedTopic,
  updateTopicBody,
} from './schema'
import { topicStats } from './stats'
import { updateTopic } from './update'

const tags = ['Topics']
const read = { access: access.scope('topics:read') }
const write = { access: access.scope('topics:write', 'topics:write') }
const reclassify = { ...write, failure: 'Reclassification failed', errors: { 429: [quotaMessage('classifications')] } }
const EITHER_ID = 'Takes the id of the library topic (`ot_…`) or of its global topic (`tp_…`).'

type Deps = { llm: Llm | null }

export function topicRoutes(app: App, { llm }: Deps) {
  readRoutes(app)
  writeRoutes(app)
  reclassifyRoutes(app, llm)
}

function readRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/topics',
    config: { ...read, failure: 'Failed to list topics' },
    schema: {
      tags,
      summary: 'List the topics of the library',
      description: 'A search ignores case and accents.',
      querystring: topicsQuery,
      response: { 200: topicPage },
    },
    handler: async (request) => listTopics(await reading(request.ctx), request.query),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/stats',
    config: read,
    schema: { tags, summary: 'Count topics by segment and taxonomy type', response: { 200: topicStatsRecord } },
    handler: async (request) => topicStats(await reading(request.ctx)),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/facets',
    config: read,
    schema: { tags, summary: 'List the filter values of the library', response: { 200: topicFacets } },
    handler: async (request) => libraryFacets(await reading(request.ctx)),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/facets/counts',
    config: read,
    schema: {
      tags,
      summary: 'Count the library’s topics by the values of one filter',
      description: 'Of the topics that match all the other filters: what is chosen for `facet` itself does not count.',
      querystring: topicFacetQuery,
      response: { 200: facetCounts },
    },
    handler: async (request) => topicFacetCounts(await reading(request.ctx), request.query),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/activation-status',
    config: read,
    schema: {
      tags,
      summary: 'Get the activation status of each topic on each platform',
      description: 'The status of the newest activation. Leaves out topics that were never activated.',
      response: { 200: activationStatuses },
    },
    handler: async ({ ctx }, reply) => {
      const body = await activationStatus(await reading(ctx))
      return reply.type('application/json; charset=utf-8').send(body as never)
    },
  })
  app.route({
    method: 'GET',
    url: '/api/topics/:id',
    config: read,
    schema: {
      tags,
      summary: 'Get a topic of the library',
      description: `Includes its layers and the fields that this organization changed. ${EITHER_ID}`,
      params: topicParams,
      response: { 200: topicDetail },
    },
    handler: (request) => findTopicDetail(request.ctx, request.params.id),
  })
  app.route({
    method: 'POST',
    url: '/api/topics/details',
    config: { ...read, changesNothing: true },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Get many topics of the library',
      description: `Up to ${TOPIC_DETAILS}, each as GET /api/topics/:id answers it. Those that are not in the library are missing.`,
      body: topicDetailsBody,
      response: { 200: z.array(topicDetail) },
    },
    handler: (request) => findTopicDetails(request.ctx, request.body.ids),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/:id/history',
    config: read,
    schema: {
      tags,
      summary: 'Get the history of a topic',
      description: `Newest first, at most 200 entries. ${EITHER_ID}`,
      params: topicParams,
      response: { 200: z.array(historyEntry) },
    },
    handler: (request) => topicHistory(request.ctx, request.params.id),
  })
}

function writeRoutes(app: App) {
  app.route({
    method: 'POST',
    url: '/api/topics',
    config: { ...write, failure: 'Failed to create topic' },
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Add a topic to the library',
      description:
        'The local engine fills in what the body leaves out; this uses no classification credit. Answers 201 when the ' +
        'topic is new or was linked from a near-identical topic of the catalog, and 200 with the existing topic when ' +
        'the library has it already.',
      body: createTopicBody,
      response: { 200: createdTopic, 201: createdTopic },
    },
    handler: async (request, reply) => {
      const { created, topic } = await createTopic(request.ctx, request.body)
      return reply.code(created ? 201 : 200).send(topic)
    },
  })
  app.route({
    method: 'PATCH',
    url: '/api/topics/:id',
    config: write,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Edit a topic in this library',
      description: `Changes only the fields you send, and only for your organization. A new category sets its taxonomy type too. The change is kept as a correction: later classifications for your organization follow it. ${EITHER_ID}`,
      params: topicParams,
      body: updateTopicBody,
      response: { 200: updatedTopic },
    },
    handler: (request) => updateTopic(request.ctx, request.params.id, request.body),
  })
  app.route({
    method: 'DELETE',
    url: '/api/topics',
    config: { access: access.scope('topics:write', 'library:delete') },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Remove topics from the library',
      description:
        'The catalog keeps them. Topics with an active activation, or one that is being sent, stay and are listed in ' +
        '`blocked`; ids that are not in the library are ignored.',
      body: deleteTopicsBody,
      response: { 200: deletedTopics },
    },
    handler: (request) => deleteTopics(request.ctx, request.body.ids),
  })
}

function reclassifyRoutes(app: App, llm: Llm | null) {
  const llmFor = (reply: FastifyReply) => llm && { llm, signal: clientGone(reply) }
  app.route({
    method: 'POST',
    url: '/api/topics/:id/reclassify',
    config: reclassify,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Reclassify a topic',
      description:
        'Counts as one classification. Follows corrections of this name and of names like it. The name and the ' +
        `keywords and descriptions that you wrote stay. ${EITHER_ID}`,
      params: topicParams,
      body: reclassifyBody,
      response: { 200: reclassifiedTopic },
    },
    handler: (request, reply) => reclassifyTopic(request.ctx, request.params.id, request.body, llmFor(reply)),
  })
  app.route({
    method: 'POST',
    url: '/api/topics/reclassify',
    config: reclassify,
    schema: {
      tags,
      summary: 'Reclassify several topics',
      description: 'At most 500 ids, or 100 with `llm`. Each topic counts as one classification.',
      body: reclassifyManyBody,
      response: { 200: reclassifiedTopics },
    },
    handler: (request, reply) => reclassifyTopics(request.ctx, request.body.ids, request.body, llmFor(reply)),
  })
}
