import { z } from 'zod'
import { ROLES } from '../access'

const id = z.string().min(1).max(200)
const email = z.email('email must be an email address').max(254)
const password = z.string().min(1).max(128)
const page = z.string().max(2000).optional()
const invitation = z.object({ invitationId: id })
const role = z.enum(ROLES, { error: `role must be one of ${ROLES.join(', ')}` })

export const signInBody = z.object({ email, password, rememberMe: z.boolean().optional() })

/** What each forwarded route takes: the bounds of its strings, and what /docs says. */
export const bodies = {
  signIn: signInBody,
  signInSocial: z.object({ provider: z.string().max(50), callbackURL: page, errorCallbackURL: page }),
  signUp: z.object({ name: z.string().trim().min(1).max(200), email, password, invitationId: id.optional() }),
  changePassword: z.object({
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z.boolean().optional(),
  }),
  updateUser: z.object({ name: z.string().trim().min(1).max(200) }),
  revokeSession: z.object({ token: id }),
  setActive: z.object({ organizationId: id }),
  createOrganization: z.object({
    name: z.string().trim().min(1).max(200),
    slug: z.string().regex(/^[a-z0-9-]{1,100}$/, 'slug takes a-z, 0-9 and -'),
  }),
  invite: z.object({ email, role, organizationId: id.optional(), resend: z.boolean().optional() }),
  invitation,
  updateMemberRole: z.object({ memberId: id, role, organizationId: id.optional() }),
  removeMember: z.object({ memberIdOrEmail: id, organizationId: id.optional() }),
  leave: z.object({ organizationId: id }),
}
