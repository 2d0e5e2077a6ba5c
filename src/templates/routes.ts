import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { OUTPUT_TEMPLATES, SMALL_BODY_LIMIT_BYTES } from '../limits'
import { createTemplate } from './create'
import { deleteTemplate } from './delete'
import { previewTemplate } from './preview'
import {
  createTemplateBody,
  preview,
  previewBody,
  templateParams,
  templateRecord,
  toTemplateRecord,
  updateTemplateBody,
} from './schema'
import { allTemplates } from './stored'
import { updateTemplate } from './update'
import { templateOf } from './write'

const tags = ['Administration']
const config = { access: access.operator }
const bodyLimit = SMALL_BODY_LIMIT_BYTES
const url = '/api/admin/output-templates'

export function templateRoutes(app: App) {
  app.route({
    method: 'GET',
    url,
    config,
    schema: { tags, summary: 'List output templates by sortOrder', response: { 200: z.array(templateRecord) } },
    handler: async (request) => (await allTemplates(request.operator.db)).map(toTemplateRecord),
  })
  app.route({
    method: 'GET',
    url: `${url}/:templateId`,
    config,
    schema: { tags, summary: 'Get an output template', params: templateParams, response: { 200: templateRecord } },
    handler: async (request) =>
      toTemplateRecord(templateOf(await allTemplates(request.operator.db), request.params.templateId)),
  })
  app.route({
    method: 'POST',
    url,
    config: {
      ...config,
      errors: { 400: [`Maximum ${OUTPUT_TEMPLATES} output templates`], 409: ['platformKey marketplace is taken'] },
    },
    bodyLimit,
    schema: {
      tags,
      summary: 'Create an output template',
      description:
        'Used from the next topic on, by every node. Outputs that are stored already stay as they are: a reclassify job ' +
        'writes them anew. Outputs of a template without both dedicated columns are kept in `platform_outputs` under its ' +
        '`platformKey`. A placeholder that names no field is left empty and named in `warnings`. ' +
        '409 where the platformKey or a column is another template’s. At most 100.',
      body: createTemplateBody,
      response: { 201: templateRecord },
    },
    handler: async (request, reply) =>
      reply.code(201).send(toTemplateRecord(await createTemplate(request.operator, request.body))),
  })
  app.route({
    method: 'PATCH',
    url: `${url}/:templateId`,
    config: {
      ...config,
      errors: {
        409: [
          'The platformKey of a built-in template cannot be changed',
          'Template is used by connections, change them first',
        ],
      },
    },
    bodyLimit,
    schema: {
      tags,
      summary: 'Change an output template',
      description:
        'Only what is given changes, from the next topic on; stored outputs stay until the topics are reclassified. Of a ' +
        'built-in template the changed fields alone are kept: the others follow new versions of Taxon, and so does a field ' +
        'that is set back. 409 for another platformKey of a built-in template, or of one that connections name.',
      params: templateParams,
      body: updateTemplateBody,
      response: { 200: templateRecord },
    },
    handler: async (request) =>
      toTemplateRecord(await updateTemplate(request.operator, request.params.templateId, request.body)),
  })
  app.route({
    method: 'DELETE',
    url: `${url}/:templateId`,
    config: {
      ...config,
      errors: { 409: ['Built-in templates cannot be deleted', 'Template is used by connections, change them first'] },
    },
    schema: {
      tags,
      summary: 'Delete an output template',
      description:
        '409 for a built-in one (switch it off with `isActive`), and while a connection’s `template_key` names it.',
      params: templateParams,
      response: { 200: z.object({ deleted: z.literal(true) }) },
    },
    handler: (request) => deleteTemplate(request.operator, request.params.templateId),
  })
  app.route({
    method: 'POST',
    url: `${url}/preview`,
    config,
    bodyLimit,
    schema: {
      tags,
      summary: 'What a template would write of a sample topic',
      description:
        'Stores nothing. The topic is always the same one, of an organization `Acme` with the partner `Globex`.',
      body: previewBody,
      response: { 200: preview },
    },
    handler: async (request) => previewTemplate(request.body),
  })
}
