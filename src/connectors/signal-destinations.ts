import { z } from 'zod'
import { CONNECTION_SETTING_LENGTH, SIGNAL_DESTINATIONS } from '../limits'
import { field, type Section } from './form'
import { isWebAddress, text } from './settings'

const KEY = 'config.signal_destinations'
const account = text(`${KEY}: account`, 200).optional()

const destination = z.discriminatedUnion(
  'type',
  [
    z.strictObject(
      { type: z.literal('platform'), platform: text(`${KEY}: platform`, 200), account },
      { error: `${KEY}: a platform has type, platform and account` },
    ),
    z.strictObject(
      {
        type: z.literal('agent'),
        agent_url: text(`${KEY}: agent_url`, CONNECTION_SETTING_LENGTH).refine(
          isWebAddress,
          `${KEY}: agent_url must be an http or https address without credentials`,
        ),
        account,
      },
      { error: `${KEY}: an agent has type, agent_url and account` },
    ),
  ],
  { error: `${KEY}: type must be platform or agent` },
)
export type SignalDestination = z.output<typeof destination>

/** `https://agent.example` and `https://agent.example/` are the same. */
const addressOf = (url: string): string => (URL.canParse(url) ? new URL(url).href : url)

/** The same in all its parts. */
export function isSameDestination(one: SignalDestination, other: SignalDestination): boolean {
  if (one.account !== other.account) return false
  if (one.type === 'platform') return other.type === 'platform' && one.platform === other.platform
  return other.type === 'agent' && addressOf(one.agent_url) === addressOf(other.agent_url)
}

/** No request could say which of two that are the same it means. */
const areDifferent = (destinations: readonly SignalDestination[]): boolean =>
  destinations.every((one, at) => !destinations.slice(0, at).some((other) => isSameDestination(one, other)))

/** The names under which buying agents know an outbound connection. */
export const signalConfig = {
  signal_destinations: field(
    z
      .array(destination, { error: `${KEY} must be a list of destinations` })
      .max(SIGNAL_DESTINATIONS, `${KEY} must be at most ${SIGNAL_DESTINATIONS}`)
      .refine(areDifferent, `${KEY} must not name a destination twice`),
    {
      label: 'Destinations',
      help: 'What buying agents call this connection. Leave empty for the platform’s own name, with the connection’s id as account.',
    },
  ),
}

export const SIGNALS: Section<`config.${keyof typeof signalConfig}`> = {
  title: 'Signals',
  note: 'For agents that activate signals through AdCP.',
  folded: true,
  fields: ['config.signal_destinations'],
}
