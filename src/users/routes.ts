import { z } from 'zod'
import { access } from '../access'
import type { App } from '../http/app'
import { SMALL_BODY_LIMIT_BYTES } from '../limits'
import { deleteUser } from './delete'
import { disableUser, enableUser } from './disable'
import { findUser } from './find'
import { removeMembership, setRole } from './memberships'
import { membershipBody, membershipParams, userDetail, userParams } from './schema'
import { signOutUser } from './sign-out'
import { turnOffTwoFactor } from './two-factor'

const tags = ['Administration']
const config = { access: access.operator }
const URL = '/api/admin/users/:id'
const MEMBERSHIP = `${URL}/organizations/:organizationId`

/** What operators do for one user; the list of users is with the organizations. */
export function userRoutes(app: App) {
  app.route({
    method: 'GET',
    url: URL,
    config,
    schema: {
      tags,
      summary: 'Get a user, with organizations and roles',
      params: userParams,
      response: { 200: userDetail },
    },
    handler: ({ operator, params }) => findUser(operator, params.id),
  })
  app.route({
    method: 'DELETE',
    url: URL,
    config,
    schema: {
      tags,
      summary: 'Delete a user',
      description:
        'What the user made stays, and names a removed user. Keys that they created are revoked. Refused for yourself and ' +
        'for the only owner of an organization. Cannot be undone; the address can be invited again.',
      params: userParams,
      response: { 200: z.object({ deleted: z.literal(true) }) },
    },
    handler: ({ operator, params }) => deleteUser(operator, params.id),
  })
  const actions = [
    {
      verb: 'disable',
      summary: 'Disable a user',
      description:
        'They are signed out at once and cannot sign in. Keys that they created do not work until they are enabled. ' +
        'Refused for yourself and for the only owner of an organization.',
      act: disableUser,
    },
    { verb: 'enable', summary: 'Enable a user', description: 'Keys that they created work again.', act: enableUser },
    {
      verb: 'two-factor-off',
      summary: 'Turn two-factor sign-in off for a user who lost the device',
      description: 'The user can set it up anew.',
      act: turnOffTwoFactor,
    },
  ]
  for (const { verb, act, ...described } of actions) {
    app.route({
      method: 'POST',
      url: `${URL}/${verb}`,
      config,
      bodyLimit: SMALL_BODY_LIMIT_BYTES,
      schema: { tags, ...described, params: userParams, response: { 200: userDetail } },
      handler: ({ operator, params }) => act(operator, params.id),
    })
  }
  app.route({
    method: 'POST',
    url: `${URL}/sign-out`,
    config,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Sign a user out everywhere',
      description: 'Links that set their password end too.',
      params: userParams,
      response: { 200: z.object({ ended: z.number().int().describe('Sessions') }) },
    },
    handler: ({ operator, params }) => signOutUser(operator, params.id),
  })
  membershipRoutes(app)
}

function membershipRoutes(app: App) {
  app.route({
    method: 'PUT',
    url: MEMBERSHIP,
    config,
    bodyLimit: SMALL_BODY_LIMIT_BYTES,
    schema: {
      tags,
      summary: 'Add a user to an organization, or change their role in it',
      description: 'Refused where the organization would have no owner.',
      params: membershipParams,
      body: membershipBody,
      response: { 200: userDetail },
    },
    handler: ({ operator, params: { id, organizationId }, body }) =>
      setRole(operator, { userId: id, organizationId }, body.role),
  })
  app.route({
    method: 'DELETE',
    url: MEMBERSHIP,
    config,
    schema: {
      tags,
      summary: 'Remove a user from an organization',
      description: 'Their keys, sessions and invitations there end at once. Refused for the only owner.',
      params: membershipParams,
      response: { 200: userDetail },
    },
    handler: ({ operator, params: { id, organizationId } }) =>
      removeMembership(operator, { userId: id, organizationId }),
  })
}
