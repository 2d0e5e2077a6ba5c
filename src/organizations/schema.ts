import { z } from 'zod'
import { ROLES } from '../access'
import type { RowOf } from '../db/rows'
import { organizations } from '../db/tables'
import { wellFormed } from '../http/input/text'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX, PLANS, type Plan } from '../limits'
import { storable } from '../storable'

const alias = wellFormed(z.string().trim().max(100, 'an alias has at most 100 characters')).nullable()
const plan = z.enum(PLANS, { error: `plan must be one of ${PLANS.join(', ')}` })
const organizationName = wellFormed(
  z
    .string({ error: 'name is required' })
    .trim()
    .min(1, 'name is required')
    .max(200, 'name must be at most 200 characters'),
)

export const createOrganizationBody = z.object(
  {
    name: organizationName,
    plan: plan.default('enterprise'),
    org_alias: alias.default(null),
    partner_alias: alias.default(null),
  },
  { error: 'name is required' },
)
export type CreateOrganization = z.output<typeof createOrganizationBody>

export const updateOrganizationBody = z
  .object({
    name: organizationName.optional(),
    plan: plan.optional(),
    org_alias: alias.optional(),
    partner_alias: alias.optional(),
  })
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), 'No valid fields to update')
export type UpdateOrganization = z.output<typeof updateOrganizationBody>

export const organizationParams = z.object({ id: z.string().max(100).overwrite(storable) })

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
})
export type PageQuery = z.output<typeof pageQuery>

export const organizationRecord = z.object({
  id: z.string(),
  name: z.string(),
  plan,
  org_alias: z.string().nullable(),
  partner_alias: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Organization = z.infer<typeof organizationRecord>

export const organizationDetail = organizationRecord.extend({
  members: z.number().int(),
  topics: z.number().int().describe('In its library'),
  connections: z.number().int(),
  activations: z.number().int().describe('Active ones'),
})
export type OrganizationDetail = z.infer<typeof organizationDetail>

const pageOf = <T extends z.ZodType>(record: T) =>
  z.object({
    data: z.array(record),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    totalPages: z.number(),
  })

export const organizationPage = pageOf(organizationRecord)

export const ORGANIZATION = {
  id: organizations.id,
  name: organizations.name,
  plan: organizations.plan.as<Plan>(),
  org_alias: organizations.org_alias,
  partner_alias: organizations.partner_alias,
  created_at: organizations.created_at,
}

export const toOrganization = ({ created_at, ...row }: RowOf<typeof ORGANIZATION>): Organization => ({
  ...row,
  createdAt: created_at.toISOString(),
})

export const createUserBody = z
  .object({
    email: z.email('email must be an email address').max(254),
    password: z
      .string({ error: 'password is required' })
      .min(8, 'password must have at least 8 characters')
      .max(128, 'password must have at most 128 characters'),
    name: wellFormed(z.string().trim().min(1).max(200)).optional(),
    organizationId: z.string().max(100).optional(),
    role: z.enum(ROLES, { error: `role must be one of ${ROLES.join(', ')}` }).default('member'),
    operator: z.boolean().default(false),
  })
  .transform((user) => ({ ...user, email: user.email.toLowerCase() }))
export type CreateUser = z.output<typeof createUserBody>

export const userRecord = z.object({ id: z.string(), email: z.string() })

const filter = z.string().max(200).overwrite(storable).trim().default('')

export const usersQuery = pageQuery.extend({
  search: filter.describe('Part of the name or email, ignoring case'),
  organizationId: filter.describe('Only members of this organization'),
})
export type UsersQuery = z.output<typeof usersQuery>

const TWO_FACTOR_REQUIRED = 'twoFactorRequired must be true or false'
export const securityBody = z.object(
  { twoFactorRequired: z.boolean({ error: TWO_FACTOR_REQUIRED }) },
  { error: TWO_FACTOR_REQUIRED },
)
export const securityRecord = z.object({
  twoFactorRequired: z.boolean(),
  membersWithoutTwoFactor: z
    .number()
    .int()
    .describe('Those who have a password and have not set up two-factor sign-in'),
})
export type Security = z.infer<typeof securityRecord>

const listedUser = userRecord.extend({
  name: z.string(),
  operator: z.boolean(),
  organizations: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
  createdAt: z.iso.datetime(),
  disabledAt: z.iso.datetime().nullable(),
  hasTwoFactor: z.boolean(),
})
export type ListedUser = z.infer<typeof listedUser>

export const userPage = pageOf(listedUser)
