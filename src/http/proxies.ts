import type { TrustProxy } from '../config'

/** A number means that so many proxies in front of this server are trusted. Fastify itself would take it for none. */
export const trustedProxies = (setting: TrustProxy) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
