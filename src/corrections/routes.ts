import { access } from '../access'
import { REVIEWERS } from '../catalog/corrections/load'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { deleteCorrections } from './delete'
import { listCorrections } from './list'
import { nearTopics as findNearTopics } from './near-topics'
import {
  correctionParams,
  correctionSettings,
  correctionSettingsBody,
  correctionsPage,
  correctionsQuery,
  deleteCorrectionsBody,
  deletedCorrections,
  nearTopics,
  updateCorrectionsBody,
  updatedCorrections,
} from './schema'
import { followCorrections } from './settings'
import { updateCorrections } from './update'

const tags = ['Corrections']
const bodyLimit = SMALL_BODY_LIMIT_BYTES

const HOW_THEY_COUNT =
  'A correction decides for the same name, and counts for near names and for other names with the same head word, more the ' +
  'more people and names agree. `evidence` of a classification names the corrections that took part.'

const list = (summary: string, description: string) => ({
  tags,
  summary,
  description: `${description} ${HOW_THEY_COUNT}`,
  querystring: correctionsQuery,
  response: { 200: correctionsPage },
})
const update = {
  tags,
  summary: 'Switch corrections on or off',
  description: 'At most 500 ids; those that don’t exist are not counted. Classified topics stay as they are.',
  body: updateCorrectionsBody,
  response: { 200: updatedCorrections },
}
const remove = {
  tags,
  summary: 'Delete corrections',
  description: 'At most 500 ids; those that don’t exist are not counted. Classified topics stay as they are.',
  body: deleteCorrectionsBody,
  response: { 200: deletedCorrections },
}
const settings = (summary: string) => ({
  tags,
  summary,
  body: correctionSettingsBody,
  response: { 200: correctionSettings },
})

export function correctionRoutes(app: App) {
  organizationRoutes(app)
  reviewerRoutes(app)
}

function organizationRoutes(app: App) {
  const url = '/api/corrections'
  const write = { access: access.scope('topics:write', 'topics:write') }
  app.route({
    method: 'GET',
    url,
    config: { access: access.scope('topics:read') },
    schema: list(
      'List what your organization corrected, newest first',
      'Editing the category, subcategory, segment type, audience type or sensitivity of a library topic is a correction. ' +
        'It counts for your organization only, and before those of reviewers.',
    ),
    handler: ({ ctx, query }) => listCorrections(ctx.db, ctx.org.id, query),
  })
  app.route({
    method: 'PATCH',
    url,
    config: write,
    bodyLimit,
    schema: update,
    handler: ({ ctx, body }) => updateCorrections(ctx, ctx.org.id, body),
  })
  app.route({
    method: 'DELETE',
    url,
    config: write,
    bodyLimit,
    schema: remove,
    handler: ({ ctx, body }) => deleteCorrections(ctx, ctx.org.id, body.ids),
  })
  app.route({
    method: 'PATCH',
    url: `${url}/settings`,
    config: { access: access.session('workspaces:manage') },
    bodyLimit,
    schema: settings('Follow corrections in your organization, or not: neither your own nor those of reviewers'),
    handler: ({ ctx, body }) => followCorrections(ctx, ctx.org.id, body.enabled),
  })
  app.route({
    method: 'GET',
    url: `${url}/:id/topics`,
    config: { access: access.scope('topics:read') },
    schema: {
      tags,
      summary: 'List the library topics that a reclassification would change because of a correction',
      description:
        'A correction changes no classified topic by itself: reclassify these to apply it. Looks at the newest 5,000 topics ' +
        'whose names have the head word of the corrected one.',
      params: correctionParams,
      response: { 200: nearTopics },
    },
    handler: ({ ctx, params }) => findNearTopics(ctx, params.id),
  })
}

function reviewerRoutes(app: App) {
  const url = '/api/admin/corrections'
  const config = { access: access.operator }
  app.route({
    method: 'GET',
    url,
    config,
    schema: list(
      'List what reviewers corrected, newest first',
      'Reviewing a topic or editing a global topic is a correction that counts for all organizations.',
    ),
    handler: ({ operator, query }) => listCorrections(operator.db, REVIEWERS, query),
  })
  app.route({
    method: 'PATCH',
    url,
    config,
    bodyLimit,
    schema: update,
    handler: ({ operator, body }) => updateCorrections(operator, REVIEWERS, body),
  })
  app.route({
    method: 'DELETE',
    url,
    config,
    bodyLimit,
    schema: remove,
    handler: ({ operator, body }) => deleteCorrections(operator, REVIEWERS, body.ids),
  })
  app.route({
    method: 'PATCH',
    url: `${url}/settings`,
    config,
    bodyLimit,
    schema: settings('Follow what reviewers corrected, or not, in all organizations'),
    handler: ({ operator, body }) => followCorrections(operator, null, body.enabled),
  })
}
