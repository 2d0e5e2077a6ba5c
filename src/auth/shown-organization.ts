import type { FastifyRequest } from 'fastify'
import { OTHER_ORGANIZATION } from '../access'
import { conflict } from '../errors'

/** From the header or, for links and streams, which cannot send one, from the address. */
export const shownOrganization = ({ headers, query }: FastifyRequest): unknown =>
  headers['x-organization-id'] ?? (query as { organizationId?: unknown }).organizationId

/**
 * Pages name the organization that they show. All tabs of a browser share a session, so another tab may have switched it
 * since: then nothing is read or written in an organization that the person does not see.
 */
export function assertShownOrganization(shownId: unknown, activeId: string | null) {
  if (shownId !== undefined && shownId !== activeId) throw conflict(OTHER_ORGANIZATION)
}
