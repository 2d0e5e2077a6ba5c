import { z } from 'zod'
import { isWebAddress } from '../connectors/settings'
import type { RowOf } from '../db/rows'
import { alert_settings } from '../db/tables'
import { ALERT_EMAILS, CONNECTION_SETTING_LENGTH, EMAIL_LENGTH } from '../limits'
import { storable } from '../storable'
import { ALERT_EVENTS, type AlertEvent } from './events'

const EVENTS = `events must be a list of ${ALERT_EVENTS.join(', ')}`
const EMAILS = `emails must be a list of at most ${ALERT_EMAILS} email addresses`
const EMAIL = 'emails must be email addresses'
const URL_TEXT = 'url must be an http or https address without credentials'

const unique = <T>(values: T[]): T[] => [...new Set(values)]

export const settingsBody = z
  .object(
    {
      events: z
        .array(z.enum(ALERT_EVENTS, { error: EVENTS }), { error: EVENTS })
        .max(100, EVENTS)
        .overwrite(unique)
        .optional()
        .describe('What to tell: a run failed, activations went stale, a platform or source refused the credentials'),
      emails: z
        .array(z.email({ error: EMAIL }).max(EMAIL_LENGTH, EMAIL).overwrite(storable), { error: EMAILS })
        .max(ALERT_EMAILS, EMAILS)
        .overwrite(unique)
        .optional(),
      url: z
        .string({ error: URL_TEXT })
        .trim()
        .max(CONNECTION_SETTING_LENGTH, URL_TEXT)
        .overwrite(storable)
        .refine(isWebAddress, URL_TEXT)
        .nullish()
        .describe('Where alerts are posted to; null ends that'),
    },
    { error: 'body must be an object' },
  )
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'No valid fields to update')
export type SettingsInput = z.output<typeof settingsBody>

export const settingsRecord = z.object({
  events: z.array(z.enum(ALERT_EVENTS)),
  emails: z.array(z.string()),
  url: z.string().nullable(),
  hasSecret: z.boolean(),
  canMail: z.boolean().describe('The server has a mail server (TAXON_SMTP_URL)'),
})
export type Settings = z.infer<typeof settingsRecord>

export const changedSettings = settingsRecord.extend({
  secret: z.string().optional().describe('The signing secret, shown once: when the first address is set'),
})
export type ChangedSettings = z.infer<typeof changedSettings>

export const newSecret = z.object({ secret: z.string().describe('Shown once; the one before is no longer used') })

export const testedAlert = z.object({ alertId: z.string(), deliveries: z.number().int() })

const moment = z.iso.datetime()

export const alertList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      event: z.enum([...ALERT_EVENTS, 'test']),
      title: z.string(),
      createdAt: moment,
      deliveries: z.array(
        z.object({
          channel: z.enum(['email', 'post']),
          target: z.string(),
          state: z.enum(['pending', 'delivered', 'failed']),
          attempts: z.number().int(),
          error: z.string().nullable().describe('Of the last attempt, in the words of the receiver'),
          nextAttemptAt: moment.nullable(),
          endedAt: moment.nullable(),
        }),
      ),
    }),
  ),
})
export type AlertList = z.infer<typeof alertList>

export const SETTINGS = {
  events: alert_settings.events.as<AlertEvent[]>(),
  emails: alert_settings.emails,
  url: alert_settings.url,
  secret_key: alert_settings.secret_key,
}
export type SettingsRow = RowOf<typeof SETTINGS>

/** Until somebody changes them: everything is told, to nobody. */
export const NO_SETTINGS: SettingsRow = { events: [...ALERT_EVENTS], emails: [], url: null, secret_key: null }

export const toSettings = ({ events, emails, url, secret_key }: SettingsRow, canMail: boolean): Settings => ({
  events,
  emails,
  url,
  hasSecret: secret_key !== null,
  canMail,
})
