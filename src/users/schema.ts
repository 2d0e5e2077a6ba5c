import { z } from 'zod'
import { ROLES } from '../access'
import { storable } from '../storable'

const id = z.string().max(100).overwrite(storable)
export const userParams = z.object({ id })
export const membershipParams = z.object({ id, organizationId: id })

export const membershipBody = z.object(
  { role: z.enum(ROLES, { error: `role must be one of ${ROLES.join(', ')}` }) },
  { error: 'role is required' },
)

const time = z.iso.datetime()
const count = z.number().int()

export const userDetail = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  operator: z.boolean(),
  hasPassword: z.boolean().describe('False for those who sign in at the identity provider only'),
  hasTwoFactor: z.boolean(),
  createdAt: time,
  disabledAt: time.nullable().describe('Since when the user cannot sign in'),
  sessions: count.describe('Where the user is signed in'),
  lastSignInAt: time.nullable().describe('Of the sessions that have not ended'),
  keys: count.describe('Keys that the user created and nobody revoked'),
  organizations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(ROLES),
      isOnlyOwner: z.boolean().describe('Nobody else could manage the organization'),
    }),
  ),
})
export type UserDetail = z.infer<typeof userDetail>
