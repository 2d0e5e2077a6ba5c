import { access } from '../access'
import { globalTopicRecord, toGlobalTopicRecord } from '../catalog/admin/schema'
import type { App } from '../http/app'
import { correctTopic } from './correct'
import { flagBody, flagged, flagTopics } from './flag'
import { reviewQueue } from './list'
import { classificationErrors, outstanding } from './outstanding'
import { correctionBody, failedJobs, outstandingAnswer, queuePage, queueQuery } from './schema'

const tags = ['Review']
const config = { access: access.operator }

export function reviewRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/admin/topics/review',
    config,
    schema: {
      tags,
      summary: 'Topics that need a review, or had one',
      description: 'Without archived and merged topics.',
      querystring: queueQuery,
      response: { 200: queuePage },
    },
    handler: (request) => reviewQueue(request.operator, request.query),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/topics/review',
    config: { ...config, errors: { 404: ['Topic not found'] } },
    schema: {
      tags,
      summary: 'Correct the segment type of a topic',
      description:
        'Updates layers, names and descriptions, also in libraries, and takes the topic out of the queue. A topic that was not ' +
        'flagged can be corrected as well. From now on the local engine follows it for topics of the same name, near names ' +
        'and names about the same thing (see Corrections), and the LLM is shown the corrections of similar topics.',
      body: correctionBody,
      response: { 200: globalTopicRecord },
    },
    handler: async (request) => toGlobalTopicRecord(await correctTopic(request.operator, request.body)),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/topics/review/flag',
    config,
    schema: {
      tags,
      summary: 'Flag topics for human review',
      description: 'Also topics that had a review. Ids of topics that do not exist or are hidden are not counted.',
      body: flagBody,
      response: { 200: flagged },
    },
    handler: (request) => flagTopics(request.operator, request.body),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/outstanding',
    config,
    schema: {
      tags,
      summary: 'List what waits for an operator',
      description: 'Up to 20 topics that need a review, how many there are, and recent reclassify jobs with errors.',
      response: { 200: outstandingAnswer },
    },
    handler: (request) => outstanding(request.operator),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/classification-errors',
    config,
    schema: {
      tags,
      summary: 'Recent reclassify jobs with errors',
      description: 'Up to 20, the newest first, each with its newest errors.',
      response: { 200: failedJobs },
    },
    handler: (request) => classificationErrors(request.operator),
  })
}
