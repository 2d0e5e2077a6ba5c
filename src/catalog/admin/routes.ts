import { z } from 'zod'
import { access } from '../../access'
import { audited } from '../../audit/audit'
import type { App } from '../../http/app'
import { updateGlobalTopic } from '../rewrite/edit-topic'
import { archiveTopics, restoreTopics } from '../topic/archive'
import { globalTopic } from './detail'
import { globalTopicHistory } from './history'
import { listGlobalTopics } from './list'
import {
  archiveBody,
  globalHistory,
  globalTopicParams,
  globalTopicRecord,
  globalTopicsPage,
  globalTopicsQuery,
  searchTopicsQuery,
  toGlobalTopicRecord,
  topicMatches,
  topicUses,
  topicUsesQuery,
  updateGlobalTopicBody,
} from './schema'
import { searchGlobalTopics } from './search'
import { usesOfTopics } from './uses'

const tags = ['Administration']
const config = { access: access.operator }

export function catalogAdminRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/admin/topics',
    config,
    schema: {
      tags,
      summary: 'List the topics of the catalog',
      description:
        'Merged topics are not listed. In the order of `performance_score` a topic without one counts as the lowest.',
      querystring: globalTopicsQuery,
      response: { 200: globalTopicsPage },
    },
    handler: (request) => listGlobalTopics(request.operator, request.query),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/search',
    config,
    schema: {
      tags,
      summary: 'Find topics of the catalog by name',
      description:
        'All words must occur in the name. They match by their beginnings, numbers as a whole; a single letter matches names ' +
        'that begin with it. Names that begin with the query come first. Neither archived nor merged topics are found.',
      querystring: searchTopicsQuery,
      response: { 200: topicMatches },
    },
    handler: (request) => searchGlobalTopics(request.operator, request.query),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/uses',
    config,
    schema: {
      tags,
      summary: 'Count the uses of topics of the catalog',
      description:
        'In how many libraries each is, and how many of its activations are active. Unknown ids are left out.',
      querystring: topicUsesQuery,
      response: { 200: topicUses },
    },
    handler: async (request) => ({ data: await usesOfTopics(request.operator, request.query.ids) }),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/:topicId',
    config,
    schema: {
      tags,
      summary: 'Get a topic of the catalog',
      description: 'Archived and merged topics too.',
      params: globalTopicParams,
      response: { 200: globalTopicRecord },
    },
    handler: async (request) => toGlobalTopicRecord(await globalTopic(request.operator, request.params.topicId)),
  })
  app.route({
    method: 'PATCH',
    url: '/api/admin/topics/:topicId',
    config: { ...config, errors: { 400: ['parent_category does not belong to taxonomy_type'] } },
    schema: {
      tags,
      summary: 'Edit a topic of the catalog',
      description:
        'Names, descriptions and duplicate detection follow. The change reaches every library that links to the topic, ' +
        'except fields which that organization itself overrode.',
      params: globalTopicParams,
      body: updateGlobalTopicBody,
      response: { 200: globalTopicRecord },
    },
    handler: async (request) =>
      toGlobalTopicRecord(await updateGlobalTopic(request.operator, request.params.topicId, request.body)),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/topics/:topicId/history',
    config,
    schema: {
      tags,
      summary: 'List the history of a topic of the catalog',
      description: 'The newest 200 entries, also of archived and merged topics.',
      params: globalTopicParams,
      response: { 200: globalHistory },
    },
    handler: (request) => globalTopicHistory(request.operator, request.params.topicId),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/topics/archive',
    config,
    schema: {
      tags,
      summary: 'Archive topics',
      description:
        'They leave every list, search and match, in the catalog and in libraries; their activations stay listed. Topics ' +
        'that are archived or merged already, and ids that name none, are not counted.',
      body: archiveBody,
      response: { 200: z.object({ archived: z.number().int() }) },
    },
    handler: ({ operator, body }) =>
      audited(
        operator,
        'catalog.archive',
        (ctx) => archiveTopics(ctx, body.topicIds),
        (details) => ({ details }),
      ),
  })
  app.route({
    method: 'DELETE',
    url: '/api/admin/topics/archive',
    config,
    schema: {
      tags,
      summary: 'Restore archived topics',
      description: 'They are back in the catalog and in the libraries that had them.',
      body: archiveBody,
      response: { 200: z.object({ restored: z.number().int() }) },
    },
    handler: (request) => restoreTopics(request.operator, request.body.topicIds),
  })
}
