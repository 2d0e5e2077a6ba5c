import type { TrustProxy } from '../config'

/** For Fastify, which takes a number for no proxy at all: the nearest ones, counted from our own socket. */
export const trustedProxies = (setting: TrustProxy) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
