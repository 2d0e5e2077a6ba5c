import { createAccessControl } from 'better-auth/plugins/access'
import { adminAc, defaultStatements, memberAc, ownerAc } from 'better-auth/plugins/organization/access'

/** What each role may do to the organization itself: members, invitations. `access.ts` has all other permissions. */
export const accessControl = createAccessControl(defaultStatements)

export const organizationRoles = {
  owner: ownerAc,
  admin: adminAc,
  member: memberAc,
  viewer: accessControl.newRole({ organization: [], member: [], invitation: [], team: [], ac: [] }),
}
