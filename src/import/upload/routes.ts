import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { access } from '../../access'
import { ApiError, badRequest, quotaMessage } from '../../errors'
import type { App } from '../../http/app'
import { csvAnswer } from '../../http/csv-answer'
import { relayed } from '../../http/input/relay'
import {
  LARGE_BODY_LIMIT_BYTES,
  REJECTED_ROWS,
  UPLOAD_BYTES,
  UPLOAD_ESTIMATE_ROWS,
  UPLOADS_WAITING,
} from '../../limits'
import type { Llm } from '../../llm/client'
import { toBatch } from '../schema'
import { changeMapping, deleteUpload } from './change'
import { estimateUpload } from './estimate'
import { tooLarge } from './file-format'
import { batchesOf, findUpload, listUploads } from './find'
import { mendRows, STILL_IMPORTING } from './mend'
import { receiveUpload } from './receive'
import { rejectedCsv, rejectedRowsOf } from './rejected'
import { decide, reviewOf } from './review'
import {
  deletedUpload,
  mappingBody,
  mendBody,
  mendedRows,
  rejectedQuery,
  rejectedRows,
  rejectedRowsQuery,
  reviewBody,
  reviewQuery,
  reviewState,
  startBody,
  toUpload,
  uploadDetail,
  uploadEstimate,
  uploadParams,
  uploadQuery,
  uploadRecord,
  uploadsQuery,
} from './schema'
import { startUpload } from './start'

const tags = ['Import']
const read = { access: access.scope('topics:read') }
const write = { access: access.scope('topics:write', 'import') }
const URL = '/api/import/uploads/:id'

/** Of a file that is read as it streams in. */
const UPLOAD_ERRORS = {
  400: ['Unsupported file type: filename must end with .csv, .tsv, .txt, .csv.gz or .xlsx', 'The file is empty'],
  409: [`Maximum ${UPLOADS_WAITING} uploads may wait: start or delete one of them`, 'Upload was deleted meanwhile'],
  413: ['File is larger than 1 GB: split it, or compress it to .csv.gz'],
  415: ['Send the file itself as the body, not a form with the file in it'],
  503: ['Too many workbooks are being read, try again later'],
}

export function uploadRoutes(app: App, { llm }: { llm: Llm | null }) {
  receiveRoute(app)
  readRoutes(app)
  rejectedRoutes(app)
  changeRoutes(app, llm)
  reviewRoutes(app)
}

/** In a scope of its own, because its parser leaves the body as a stream for the handler. */
function receiveRoute(app: App) {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, relayed(payload)))
    scope.route({
      method: 'POST',
      url: '/api/import/upload',
      config: { ...write, streamsBody: true, errors: UPLOAD_ERRORS },
      bodyLimit: UPLOAD_BYTES,
      schema: {
        tags,
        summary: 'Upload a file to import',
        description:
          'The body is the file itself: CSV (also with semicolons, tabs or bars), CSV compressed with gzip, or the first ' +
          'sheet of an Excel workbook; up to 1 GB, and 4 GB unpacked. The end of `filename` says which: .csv, .tsv, .txt, ' +
          ".csv.gz or .xlsx. The first row has the names of the columns. A `'` before `=`, `+`, `-`, `@`, a tab or a line " +
          'break at the beginning of a cell is taken off, because CSV exports guard such cells with it. The file is read as ' +
          'it streams in; if it is refused, or the connection is cut, nothing of it stays. Check `mappings` of the answer, ' +
          'change it if necessary, and start the import: the servers do the rest. An upload that nobody starts is removed ' +
          'after seven days.',
        consumes: ['text/csv', 'application/gzip', 'application/octet-stream'],
        querystring: uploadQuery,
        response: { 200: uploadRecord },
      },
      handler: async (request) =>
        toUpload(await receiveUpload(request.ctx, request.query.filename, bodyOf(request as FastifyRequest))),
    })
  })
}

function bodyOf({ headers, body }: FastifyRequest): Readable {
  if (headers['content-type']?.startsWith('multipart/')) {
    throw new ApiError(415, 'Send the file itself as the body, not a form with the file in it')
  }
  if (Number(headers['content-length']) > UPLOAD_BYTES) throw tooLarge()
  if (!body) throw badRequest('The file is empty')
  return body as Readable
}

function readRoutes(app: App) {
  app.route({
    method: 'GET',
    url: '/api/import/uploads',
    config: read,
    schema: {
      tags,
      summary: 'List uploads, newest first',
      querystring: uploadsQuery,
      response: { 200: z.array(uploadRecord) },
    },
    handler: async (request) => (await listUploads(request.ctx, request.query)).map(toUpload),
  })
  app.route({
    method: 'GET',
    url: URL,
    config: read,
    schema: { tags, summary: 'Get an upload with its batches', params: uploadParams, response: { 200: uploadDetail } },
    handler: async ({ ctx, params }) => {
      const upload = toUpload(await findUpload(ctx, params.id))
      return { ...upload, batches: (await batchesOf(ctx, params.id)).map(toBatch) }
    },
  })
  app.route({
    method: 'GET',
    url: `${URL}/rejected.csv`,
    config: read,
    schema: {
      tags,
      summary: 'Rejected rows of an upload, as CSV',
      description: 'As they were in the file, after the number of the row and what is wrong with it.',
      params: uploadParams,
      querystring: rejectedQuery,
      response: { 200: csvAnswer('The rejected rows') },
    },
    handler: async ({ ctx, params, query }, reply) => {
      const upload = await findUpload(ctx, params.id)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${upload.id}-rejected.csv"`)
        .send(rejectedCsv(ctx, upload, !query.raw) as never)
    },
  })
}

/** Rows that could not be imported, and how they are sent again. */
function rejectedRoutes(app: App) {
  const url = `${URL}/rejected`
  app.route({
    method: 'GET',
    url,
    config: read,
    schema: {
      tags,
      summary: `The next ${REJECTED_ROWS} rejected rows of an upload`,
      params: uploadParams,
      querystring: rejectedRowsQuery,
      response: { 200: rejectedRows },
    },
    handler: ({ ctx, params, query }) => rejectedRowsOf(ctx, params.id, query.after),
  })
  app.route({
    method: 'POST',
    url,
    config: { ...write, errors: { 409: [STILL_IMPORTING], 429: [quotaMessage('classifications')] } },
    bodyLimit: LARGE_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Send rejected rows again, mended',
      description:
        'Once the import has ended. The local engine classifies them, and they join the topics of the import. Each valid ' +
        'row counts as one classification; those that are still wrong stay rejected, as they were sent. A row that was ' +
        'mended already is left out.',
      params: uploadParams,
      body: mendBody,
      response: { 200: mendedRows },
    },
    handler: ({ ctx, params, body }) => mendRows(ctx, params.id, body.rows),
  })
}

function changeRoutes(app: App, llm: Llm | null) {
  app.route({
    method: 'PUT',
    url: `${URL}/mapping`,
    config: { ...write, errors: { 409: ['Import is processing, its upload was started already'] } },
    schema: {
      tags,
      summary: 'Say which column fills which field',
      description: 'Until the import is started. A field is filled by one column; a column may fill several fields.',
      params: uploadParams,
      body: mappingBody,
      response: { 200: uploadRecord },
    },
    handler: async ({ ctx, params, body }) => toUpload(await changeMapping(ctx, params.id, body.mappings)),
  })
  app.route({
    method: 'POST',
    url: `${URL}/estimate`,
    config: { ...write, errors: { 409: ['Import is processing, its upload was started already'] } },
    schema: {
      tags,
      summary: 'Estimate what the import of an uploaded file asks the LLM, and its cost',
      description: `Looks at the first ${UPLOAD_ESTIMATE_ROWS.toLocaleString('en')} rows; \`rows\` says how many there were. Stores nothing and uses no quota.`,
      params: uploadParams,
      body: startBody,
      response: { 200: uploadEstimate },
    },
    handler: ({ ctx, params, body }) => estimateUpload(ctx, llm, params.id, body),
  })
  app.route({
    method: 'POST',
    url: `${URL}/start`,
    config: {
      ...write,
      errors: {
        400: ['mappings must include topic_name'],
        409: ['Import is processing, its upload was started already'],
        429: [quotaMessage('imports')],
      },
    },
    schema: {
      tags,
      summary: 'Import an uploaded file',
      description:
        'The servers import it in the background, in as many batches of up to 50,000 rows as it needs; `GET /api/runs/:id` ' +
        'with the same id shows its progress and can pause or cancel it. Counts as one import, and each valid row as one ' +
        'classification; if the quota is used up, the run pauses.',
      params: uploadParams,
      body: startBody,
      response: { 200: uploadRecord },
    },
    handler: async ({ ctx, params, body }) => toUpload(await startUpload(ctx, llm, params.id, body)),
  })
  app.route({
    method: 'DELETE',
    url: URL,
    config: { ...write, errors: { 409: ['Import is processing, cancel its run first'] } },
    schema: {
      tags,
      summary: 'Delete an upload',
      description:
        'With its rejected rows and its review. Imported topics stay, and the import can no longer be undone: to take them ' +
        'back, undo it first. The audit log has an entry if it was started. While it is being imported: 409, cancel its ' +
        'run first.',
      params: uploadParams,
      response: { 200: deletedUpload },
    },
    handler: ({ ctx, params }) => deleteUpload(ctx, params.id),
  })
}

function reviewRoutes(app: App) {
  const url = `${URL}/review`
  app.route({
    method: 'GET',
    url,
    config: read,
    schema: {
      tags,
      summary: 'Get the progress of the review',
      params: uploadParams,
      querystring: reviewQuery,
      response: { 200: reviewState },
    },
    handler: ({ ctx, params, query }) => reviewOf(ctx, params.id, query.limit),
  })
  app.route({
    method: 'POST',
    url,
    config: write,
    schema: {
      tags,
      summary: 'Record what was decided about imported topics',
      description: 'For all members. It does not change the topics: remove skipped ones with `DELETE /api/topics`.',
      params: uploadParams,
      body: reviewBody,
      response: { 200: reviewState },
    },
    handler: async ({ ctx, params, body }) => {
      await decide(ctx, params.id, body)
      return reviewOf(ctx, params.id, 100)
    },
  })
}
