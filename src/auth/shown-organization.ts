import type { FastifyRequest } from 'fastify'
import { OTHER_ORGANIZATION } from '../access'
import { conflict } from '../errors'

/**
 * Pages name the organization that they show. All tabs of a browser share a session, so another tab may have switched it
 * since: then nothing is read or written in an organization that the person does not see.
 */
export function assertShownOrganization({ headers }: FastifyRequest, activeId: string | null) {
  const shownId = headers['x-organization-id']
  if (shownId !== undefined && shownId !== activeId) throw conflict(OTHER_ORGANIZATION)
}
