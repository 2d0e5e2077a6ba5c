import { z } from 'zod'

/** How a setting decides who gets a connection's credentials. */
type Destination = {
  /** Whether the new value sends them to somebody else. `all`: the old values of all settings with this destination. */
  isElsewhere(before: unknown, after: unknown, all: readonly unknown[]): boolean
  /** What happened to the setting, for the message. */
  words: string
}

const destinations = new WeakMap<z.ZodType, Destination>()

/** Marks a setting. `address` in settings.ts does it, so that no connector can forget it. */
export function deciding<T extends z.ZodType>(destination: Destination, setting: T): T {
  destinations.set(setting, destination)
  return setting
}

export const destinationOf = (setting: unknown): Destination | undefined =>
  setting instanceof z.ZodOptional ? destinationOf(setting.unwrap()) : destinations.get(setting as z.ZodType)

const originOf = (address: unknown): string | null => (typeof address === 'string' ? new URL(address).origin : null)

/** Another path on the same origin is the same destination. Without an address, nothing is sent. */
export const ORIGIN: Destination = {
  isElsewhere: (before, after) => after !== undefined && originOf(after) !== originOf(before),
  words: 'changes to another origin',
}

/** The same for settings that are called with the same credentials: each may have the origin of any other. */
export const SHARED_ORIGIN: Destination = {
  ...ORIGIN,
  isElsewhere: (_, after, all) => all.every((before) => ORIGIN.isElsewhere(before, after, all)),
}

/** Proves who the other side is. Adding a proof is safe; changing or removing one is not. */
export const PROOF: Destination = {
  isElsewhere: (before, after) => before !== undefined && after !== before,
  words: 'changes',
}

type Settings = Record<string, unknown>

/** The setting that now sends credentials elsewhere, in words; null if none does. */
export function movedDestination(config: z.ZodObject, before: Settings, after: Settings): string | null {
  const settings = Object.entries(config.shape).flatMap(([key, setting]) => {
    const destination = destinationOf(setting)
    return destination ? [{ key, destination }] : []
  })
  const moved = settings.find(({ key, destination }) => {
    const all = settings.filter((other) => other.destination === destination).map((other) => before[other.key])
    return destination.isElsewhere(before[key], after[key], all)
  })
  return moved ? `config.${moved.key} ${moved.destination.words}` : null
}
