import { access } from '../access'
import type { App } from '../http/app'
import { globalTopicParams, globalTopicRecord, toGlobalTopicRecord, updateGlobalTopicBody } from './admin-schema'
import { updateGlobalTopic } from './update-global'

export function catalogAdminRoutes(app: App) {
  app.route({
    method: 'PATCH',
    url: '/api/admin/topics/:topicId',
    config: { access: access.operator },
    schema: {
      tags: ['Administration'],
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
}
