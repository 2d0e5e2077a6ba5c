import type { RequestClient } from '../context'

export const ADDRESS_HEADER = 'x-taxon-address'

/** Where a request that better-auth answers comes from. */
export const forwardedClient = (request: Request | undefined): RequestClient => ({
  address: request?.headers.get(ADDRESS_HEADER) ?? '',
  userAgent: request?.headers.get('user-agent') ?? null,
})
