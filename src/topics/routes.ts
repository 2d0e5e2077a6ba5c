import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { clientGone } from '../http/client-gone'
import { LARGE_BODY_LIMIT_BYTES, SMALL_BODY_LIMIT_BYTES } from '../limits'
import type { Llm } from '../llm/client'
import { activationStatus } from './activation-status'
import { createTopic } from './create'
import { deleteTopics } from './delete'
import { findTopicDetail } from './detail'
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
const reclassify = { ...write, failure: 'Reclassification failed' }
const EITHER_ID = 'The id is that of the library topic (`ot_…`) or of its global topic (`tp_…`).'

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
      description: 'A search requires all of its words, anywhere in the name, without regard to case and accents.',
      querystring: topicsQuery,
      response: { 200: topicPage },
    },
    handler: (request) => listTopics(request.ctx, request.query),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/stats',
    config: read,
    schema: { tags, summary: 'Count the library by segment and taxonomy type', response: { 200: topicStatsRecord } },
    handler: (request) => topicStats(request.ctx),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/facets',
    config: read,
    schema: { tags, summary: 'List the values that the library’s filters can take', response: { 200: topicFacets } },
    handler: (request) => libraryFacets(request.ctx),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/activation-status',
    config: read,
    schema: {
      tags,
      summary: 'The newest activation of each topic on each platform',
      description: 'By library topic and platform; topics that were never activated are left out.',
      response: { 200: activationStatuses },
    },
    handler: (request) => activationStatus(request.ctx),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/:id',
    config: read,
    schema: {
      tags,
      summary: 'A topic of the library, whole',
      description: `With its layers, and the fields which this organization changed. ${EITHER_ID}`,
      params: topicParams,
      response: { 200: topicDetail },
    },
    handler: (request) => findTopicDetail(request.ctx, request.params.id),
  })
  app.route({
    method: 'GET',
    url: '/api/topics/:id/history',
    config: read,
    schema: {
      tags,
      summary: 'What happened to a topic, newest first',
      description: `At most 200 entries. ${EITHER_ID}`,
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
        'The local engine classifies what the body leaves out; no classification is counted. 200 with the existing ' +
        'topic where the library holds it already; 201 where it is new, or linked from the catalog because a topic ' +
        'there is near-identical.',
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
      description: `Only given fields change, and only for this organization. A category brings its taxonomy type. ${EITHER_ID}`,
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
      description: 'The catalog keeps them. Ids that are not in the library are not counted.',
      body: deleteTopicsBody,
      response: { 200: deletedTopics },
    },
    handler: (request) => deleteTopics(request.ctx, request.body.ids),
  })
}

function reclassifyRoutes(app: App, llm: Llm | null) {
  const judge = (reply: FastifyReply) => llm && { llm, signal: clientGone(reply) }
  app.route({
    method: 'POST',
    url: '/api/topics/:id/reclassify',
    config: reclassify,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Classify a topic of the library again',
      description: `Counts as one classification. ${EITHER_ID}`,
      params: topicParams,
      body: reclassifyBody,
      response: { 200: reclassifiedTopic },
    },
    handler: (request, reply) => reclassifyTopic(request.ctx, request.params.id, request.body.llm, judge(reply)),
  })
  app.route({
    method: 'POST',
    url: '/api/topics/reclassify',
    config: reclassify,
    schema: {
      tags,
      summary: 'Classify topics of the library again',
      description: 'At most 500 ids, or 100 with `llm`. Every topic counts as one classification.',
      body: reclassifyManyBody,
      response: { 200: reclassifiedTopics },
    },
    handler: (request, reply) => reclassifyTopics(request.ctx, request.body.ids, request.body.llm, judge(reply)),
  })
}
