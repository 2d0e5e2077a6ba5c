import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { API_KEYS_PER_ORG, SMALL_BODY_LIMIT_BYTES } from '../limits'
import { createApiKey, createSdkKey } from './create'
import { listApiKeys, listSdkKeys } from './list'
import { revokeApiKey, revokeSdkKey } from './revoke'
import {
  apiKeyRecord,
  createApiKeyBody,
  createdKey,
  createSdkKeyBody,
  revokeBody,
  revoked,
  sdkKeyRecord,
} from './schema'

const tags = ['Keys']
const bodyLimit = SMALL_BODY_LIMIT_BYTES
const manage = { access: access.session('api_keys:manage') }
const read = { access: access.session() }

export function keyRoutes(app: App) {
  app.route({
    method: 'POST',
    url: '/api/keys',
    config: {
      ...manage,
      errors: { 400: [`Maximum ${API_KEYS_PER_ORG} API keys per organization`, 'expiresAt must be in the future'] },
    },
    bodyLimit,
    schema: {
      tags,
      summary: 'Create an API key',
      description: 'The secret, `plaintext`, is shown only in this answer.',
      body: createApiKeyBody,
      response: { 201: createdKey(apiKeyRecord) },
    },
    handler: async (request, reply) => reply.code(201).send(await createApiKey(request.ctx, request.body)),
  })
  app.route({
    method: 'GET',
    url: '/api/keys',
    config: read,
    schema: { tags, summary: 'List API keys, newest first', response: { 200: z.array(apiKeyRecord) } },
    handler: (request) => listApiKeys(request.ctx),
  })
  app.route({
    method: 'DELETE',
    url: '/api/keys',
    config: { ...manage, errors: { 404: ['API key not found'] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Revoke an API key',
      description: 'Takes effect at once and cannot be undone.',
      body: revokeBody,
      response: { 200: revoked },
    },
    handler: (request) => revokeApiKey(request.ctx, request.body.id),
  })
  app.route({
    method: 'POST',
    url: '/api/sdk-keys',
    config: manage,
    bodyLimit,
    schema: {
      tags,
      summary: 'Create an SDK key for browsers',
      description: 'The secret, `plaintext`, is shown only in this answer.',
      body: createSdkKeyBody,
      response: { 201: createdKey(sdkKeyRecord) },
    },
    handler: async (request, reply) => reply.code(201).send(await createSdkKey(request.ctx, request.body)),
  })
  app.route({
    method: 'GET',
    url: '/api/sdk-keys',
    config: read,
    schema: { tags, summary: 'List SDK keys, newest first', response: { 200: z.array(sdkKeyRecord) } },
    handler: (request) => listSdkKeys(request.ctx),
  })
  app.route({
    method: 'DELETE',
    url: '/api/sdk-keys',
    config: { ...manage, errors: { 404: ['SDK key not found'] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Revoke an SDK key',
      description: 'Takes effect at once and cannot be undone.',
      body: revokeBody,
      response: { 200: revoked },
    },
    handler: (request) => revokeSdkKey(request.ctx, request.body.id),
  })
}
