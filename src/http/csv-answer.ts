import { z } from 'zod'

/** For the API description of a route that streams CSV. */
export const csvAnswer = (description: string) => ({ description, content: { 'text/csv': { schema: z.string() } } })
