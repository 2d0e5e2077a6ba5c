import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../errors'
import { messageOf } from '../forward'
import { reasonOf } from './refusals'

/** A person's browser is sent to a page of the console; programs get our envelope. */
export const wantsPage = ({ headers }: FastifyRequest): boolean => /\btext\/html\b/.test(headers.accept ?? '')

/** The page knows reasons by their names: a text in its address could say anything. */
export const refusalPage = (reason: string): string => `/sign-in/refused?${new URLSearchParams({ error: reason })}`

/** For the end of a sign-in at the identity provider. */
export async function orRefusalPage(signIn: () => Promise<Response>): Promise<Response> {
  const reason = await signIn().then(
    async (response) => (response.status < 400 ? response : reasonOf(messageOf(await response.text()))),
    (error) => {
      if (!(error instanceof ApiError)) throw error
      return error.status === 429 ? 'too_many' : 'unavailable'
    },
  )
  if (typeof reason !== 'string') return reason
  return new Response(null, { status: 302, headers: { location: refusalPage(reason) } })
}
