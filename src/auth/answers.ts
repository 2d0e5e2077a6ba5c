import { z } from 'zod'
import { OTHER_ORGANIZATION, ROLES } from '../access'
import type { ErrorMessages } from '../errors'
import { invitedAs, MAY_NOT_INVITE, TOO_MANY_INVITATIONS } from './invitations'

/** What better-auth answers, for the API description: the fields to rely on. It sends more. */
const user = z.looseObject({ id: z.string(), name: z.string(), email: z.string() })
const session = z.looseObject({
  id: z.string(),
  token: z.string(),
  userId: z.string(),
  expiresAt: z.string(),
  createdAt: z.string(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
})
const organization = z.looseObject({ id: z.string(), name: z.string(), slug: z.string() })
const role = z.enum(ROLES)
const member = z.looseObject({ id: z.string(), userId: z.string(), organizationId: z.string(), role })
const invitation = z.looseObject({
  id: z.string(),
  email: z.string(),
  role,
  status: z.string(),
  organizationId: z.string(),
  expiresAt: z.string(),
})
const done = z.looseObject({})

const ANSWERS: Record<string, z.ZodType> = {
  '/sign-in/email': z.looseObject({ token: z.string(), user }),
  '/sign-in/social': z.looseObject({ url: z.string(), redirect: z.boolean() }),
  '/sign-up/email': z.looseObject({ token: z.string().nullable(), user }),
  '/sign-out': z.looseObject({ success: z.boolean() }),
  '/get-session': z.looseObject({ user, session }).nullable(),
  '/list-sessions': z.array(session),
  '/revoke-session': z.looseObject({ status: z.boolean() }),
  '/revoke-other-sessions': z.looseObject({ status: z.boolean() }),
  '/change-password': z.looseObject({ user }),
  '/update-user': z.looseObject({ status: z.boolean() }),
  '/organization/list': z.array(organization),
  '/organization/create': organization,
  '/organization/set-active': organization.nullable(),
  '/organization/list-members': z.looseObject({ members: z.array(member), total: z.number() }),
  '/organization/update-member-role': member,
  '/organization/remove-member': z.looseObject({ member }),
  '/organization/leave': member,
  '/organization/invite-member': invitation,
  '/organization/get-invitation': invitation,
  '/organization/list-invitations': z.array(invitation),
  '/organization/list-user-invitations': z.array(invitation),
  '/organization/accept-invitation': z.looseObject({ invitation, member }),
  '/organization/reject-invitation': z.looseObject({ invitation }),
  '/organization/cancel-invitation': invitation,
}

const REDIRECT = {
  302: z.null().describe('To the page that the sign-in began on, or to one that says what went wrong'),
}

export const answersOf = (path: string) => (path.startsWith('/callback/') ? REDIRECT : { 200: ANSWERS[path] ?? done })

const ATTEMPTS = { 429: ['Too many attempts, try again later'] }

const SIGNED_IN: ErrorMessages = { 401: ['Unauthorized'] }
const MEMBER: ErrorMessages = {
  ...SIGNED_IN,
  403: ['You are not a member of this organization'],
  409: [OTHER_ORGANIZATION],
}

/** Unknown, expired, withdrawn, or answered already: better-auth has two spellings. */
const INVITATION_NOT_FOUND = 'Invitation not found'
const NO_SUCH_INVITATION = 'Invitation not found!'
const NOT_RECIPIENT = 'You are not the recipient of the invitation'
const UNVERIFIED_LIST = 'Email verification required to view or list invitations for the session email'
const UNVERIFIED_ANSWER = 'Email verification required before accepting or rejecting invitation'
const NO_SUCH_MEMBER = 'Member not found'
const ALREADY_MEMBER = 'User is already a member of this organization'
const ONLY_OWNER = 'You cannot leave the organization as the only owner'
const WITHOUT_OWNER = 'You cannot leave the organization without an owner'

const ERRORS: Record<string, ErrorMessages> = {
  '/sign-in/email': { 401: ['Invalid email or password'], 429: ['Too many sign-in attempts, try again later'] },
  '/sign-in/social': {
    ...ATTEMPTS,
    404: ['Provider not found'],
    502: ['The identity provider does not answer, try again later'],
  },
  '/sign-up/email': {
    ...ATTEMPTS,
    403: ['Sign-up is by invitation'],
    422: ['User already exists. Use another email.'],
  },
  '/callback/:provider': { ...ATTEMPTS, 403: ['Sign-up is by invitation'] },
  '/sign-out': {},
  '/get-session': {},
  '/change-password': { ...ATTEMPTS, 400: ['Invalid password', 'Password too short'], 401: ['Unauthorized'] },
  '/organization/invite-member': {
    ...MEMBER,
    403: ['You are not allowed to invite users to this organization', MAY_NOT_INVITE],
    400: [
      NO_SUCH_MEMBER,
      ALREADY_MEMBER,
      'User is already invited to this organization',
      `<email> ${invitedAs('<role>')}`,
      TOO_MANY_INVITATIONS,
    ],
  },
  '/organization/update-member-role': {
    ...MEMBER,
    400: [NO_SUCH_MEMBER, WITHOUT_OWNER],
    403: ['You are not allowed to update this member'],
  },
  '/organization/remove-member': {
    ...MEMBER,
    400: [NO_SUCH_MEMBER, ONLY_OWNER, WITHOUT_OWNER],
    403: ['You are not allowed to delete this member'],
  },
  '/organization/leave': { ...SIGNED_IN, 400: [NO_SUCH_MEMBER, ONLY_OWNER, WITHOUT_OWNER] },
  '/organization/list-user-invitations': { ...SIGNED_IN, 403: [UNVERIFIED_LIST] },
  '/organization/get-invitation': {
    401: ['Not authenticated'],
    403: [NOT_RECIPIENT, UNVERIFIED_LIST],
    400: [NO_SUCH_INVITATION],
  },
  '/organization/accept-invitation': {
    ...SIGNED_IN,
    403: [NOT_RECIPIENT, UNVERIFIED_ANSWER, 'Organization membership limit reached'],
    400: [INVITATION_NOT_FOUND, ALREADY_MEMBER],
  },
  '/organization/reject-invitation': {
    ...SIGNED_IN,
    403: [NOT_RECIPIENT, UNVERIFIED_ANSWER],
    400: [NO_SUCH_INVITATION, INVITATION_NOT_FOUND],
  },
  '/organization/cancel-invitation': {
    ...MEMBER,
    400: [INVITATION_NOT_FOUND, NO_SUCH_MEMBER],
    403: ['You are not allowed to cancel this invitation'],
  },
}

/** Of all of them: better-auth needs the address that it is called at. */
const HOST = 'Invalid Host header'

export function errorsOf(path: string): ErrorMessages {
  const errors = ERRORS[path] ?? (path.startsWith('/organization/') ? MEMBER : SIGNED_IN)
  return { ...errors, 400: [...(errors[400] ?? []), HOST] }
}
