import { z } from 'zod'
import { NOTIFICATION_IDS, NOTIFICATIONS_DEFAULT, NOTIFICATIONS_MAX } from '../../limits'
import { storable } from '../../storable'
import { runRecord } from '../schema'

const LIMIT = `limit must be a whole number from 1 to ${NOTIFICATIONS_MAX}`

export const notificationsQuery = z.object({
  limit: z.coerce
    .number({ error: LIMIT })
    .int(LIMIT)
    .min(1, LIMIT)
    .max(NOTIFICATIONS_MAX, LIMIT)
    .default(NOTIFICATIONS_DEFAULT),
})

const notification = runRecord.extend({
  isSystem: z.boolean().describe('A run of the system, which only operators see'),
  readAt: z.iso.datetime().nullable(),
})

const unread = z.number().int().describe('How many ended that you have not read of')

export const notificationList = z.object({ data: z.array(notification), unread })

const IDS = `runIds must be 1 to ${NOTIFICATION_IDS} ids`
const EITHER = 'Either runIds or upTo is required'

export const readBody = z
  .object(
    {
      runIds: z
        .array(z.string({ error: IDS }).max(100, IDS).overwrite(storable), { error: IDS })
        .min(1, IDS)
        .max(NOTIFICATION_IDS, IDS)
        .optional(),
      upTo: z.iso
        .datetime({ error: 'upTo must be a time' })
        .optional()
        .describe('All that ended until then: the `completedAt` of the newest that you have seen'),
    },
    { error: EITHER },
  )
  .refine(({ runIds, upTo }) => (runIds === undefined) !== (upTo === undefined), EITHER)
export type ReadMarks = z.output<typeof readBody>

export const readAnswer = z.object({ unread })
