import { z } from 'zod'
import { ROLES } from '../access'
import { PAGE_ADDRESS_LENGTH } from '../limits'
import { storable } from '../storable'

/** PostgreSQL stores neither the NUL character nor halves of surrogate pairs. */
const text = z.string().refine((value) => storable(value) === value, 'Text must not contain NUL or broken characters')
const id = text.min(1).max(200)
const name = text.trim().min(1).max(200)
const email = z.email('email must be an email address').max(254)
const password = text.min(1).max(128)
/** Long enough for the page that asks about an app, whose address holds what the app asked for. */
const page = text.max(PAGE_ADDRESS_LENGTH).optional()
const invitation = z.object({ invitationId: id })
const role = z.enum(ROLES, { error: `role must be one of ${ROLES.join(', ')}` })

export const bodies = {
  signIn: z.object({ email, password, rememberMe: z.boolean().optional() }),
  signInSocial: z.object({ provider: text.max(50), callbackURL: page, errorCallbackURL: page }),
  signUp: z.object({ name, email, password, invitationId: id.optional() }),
  changePassword: z.object({
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z.boolean().default(true),
  }),
  resetPassword: z.object({ token: id, newPassword: password }),
  ownPassword: z.object({ password }),
  code: z.object({ code: text.trim().min(1, 'code is required').max(20, 'code has at most 20 characters') }),
  updateUser: z.object({ name }),
  revokeSession: z.object({ token: id }),
  setActive: z.object({ organizationId: id }),
  createOrganization: z.object({
    name,
    slug: z.string().regex(/^[a-z0-9-]{1,100}$/, 'slug takes a-z, 0-9 and -'),
  }),
  invite: z.object({ email, role, organizationId: id.optional(), resend: z.boolean().optional() }),
  invitation,
  updateMemberRole: z.object({ memberId: id, role, organizationId: id.optional() }),
  removeMember: z.object({ memberIdOrEmail: id, organizationId: id.optional() }),
  leave: z.object({ organizationId: id }),
}

const ofOrganization = z.object({ organizationId: id.optional() })

export const queries = {
  none: z.object({}),
  ofOrganization,
  invitation: z.object({ id }),
  callback: z.object({
    code: text.max(4000).optional(),
    state: text.max(1000).optional(),
    iss: text.max(2000).optional(),
    error: text.max(200).optional(),
    error_description: text.max(1000).optional(),
  }),
}

export const providerParams = z.object({ provider: text.max(50) })
