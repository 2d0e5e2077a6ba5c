import { access } from '../access'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { createOrganization } from './create-organization'
import { createUser } from './create-user'
import { findOrganization } from './find-organization'
import { listOrganizations } from './list-organizations'
import { listUsers } from './list-users'
import {
  createOrganizationBody,
  createUserBody,
  organizationDetail,
  organizationPage,
  organizationParams,
  organizationRecord,
  pageQuery,
  securityBody,
  securityRecord,
  updateOrganizationBody,
  userPage,
  userRecord,
  usersQuery,
} from './schema'
import { changeSecurity, readSecurity, SET_UP_FIRST } from './security'
import { updateOrganization } from './update-organization'
import { wholeOrganizationRoutes } from './whole/routes'

const tags = ['Administration']
const config = { access: access.operator }
const bodyLimit = SMALL_BODY_LIMIT_BYTES

export function organizationRoutes(app: App) {
  securityRoutes(app)
  wholeOrganizationRoutes(app)
  app.route({
    method: 'GET',
    url: '/api/admin/organizations',
    config,
    schema: {
      tags,
      summary: 'List organizations, newest first',
      querystring: pageQuery,
      response: { 200: organizationPage },
    },
    handler: (request) => listOrganizations(request.operator, request.query),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/organizations',
    config,
    bodyLimit,
    schema: {
      tags,
      summary: 'Create an organization',
      body: createOrganizationBody,
      response: { 201: organizationRecord },
    },
    handler: async (request, reply) => reply.code(201).send(await createOrganization(request.operator, request.body)),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/organizations/:id',
    config,
    schema: {
      tags,
      summary: 'An organization, and what it has',
      params: organizationParams,
      response: { 200: organizationDetail },
    },
    handler: (request) => findOrganization(request.operator, request.params.id),
  })
  app.route({
    method: 'PATCH',
    url: '/api/admin/organizations/:id',
    config,
    bodyLimit,
    schema: {
      tags,
      summary: 'Change an organization’s name, plan or aliases',
      params: organizationParams,
      body: updateOrganizationBody,
      response: { 200: organizationRecord },
    },
    handler: (request) => updateOrganization(request.operator, request.params.id, request.body),
  })
  app.route({
    method: 'GET',
    url: '/api/admin/users',
    config,
    schema: {
      tags,
      summary: 'List users, newest first',
      description: 'Includes each user’s organizations and roles.',
      querystring: usersQuery,
      response: { 200: userPage },
    },
    handler: (request) => listUsers(request.operator, request.query),
  })
  app.route({
    method: 'POST',
    url: '/api/admin/users',
    config: { ...config, errors: { 404: ['Organization not found'], 409: ['A user with this email exists'] } },
    bodyLimit,
    schema: {
      tags,
      summary: 'Create a user',
      description: 'With `organizationId`, the user becomes a member of that organization.',
      body: createUserBody,
      response: { 201: userRecord },
    },
    handler: async (request, reply) => reply.code(201).send(await createUser(request.operator, request.body)),
  })
}

function securityRoutes(app: App) {
  const url = '/api/organization/security'
  app.route({
    method: 'GET',
    url,
    config: { access: access.session() },
    schema: {
      tags: ['Organization'],
      summary: 'Whether your organization demands two-factor sign-in',
      response: { 200: securityRecord },
    },
    handler: ({ ctx }) => readSecurity(ctx),
  })
  app.route({
    method: 'PATCH',
    url,
    config: { access: access.session('organization:manage'), errors: { 409: [SET_UP_FIRST] } },
    bodyLimit,
    schema: {
      tags: ['Organization'],
      summary: 'Demand two-factor sign-in of your organization’s members, or not',
      description:
        'For owners who have set it up themselves. Members who have a password and no second factor set it up before ' +
        'anything else; those who sign in at the identity provider, and keys, are not affected.',
      body: securityBody,
      response: { 200: securityRecord },
    },
    handler: ({ ctx, body }) => changeSecurity(ctx, body),
  })
}
