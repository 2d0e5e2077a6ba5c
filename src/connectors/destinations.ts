import { z } from 'zod'

/** Of a setting that decides who gets a connection's credentials. */
type Destination = {
  /** Whether somebody else gets them with the other value. `all`: what settings of the same destination were before. */
  isElsewhere(before: unknown, after: unknown, all: readonly unknown[]): boolean
  /** What then happened to the setting. */
  words: string
}

const destinations = new WeakMap<z.ZodType, Destination>()

/** Marks a setting. What makes addresses (settings.ts) does it by itself, so that no connector can forget one. */
export function deciding<T extends z.ZodType>(destination: Destination, setting: T): T {
  destinations.set(setting, destination)
  return setting
}

export const destinationOf = (setting: unknown): Destination | undefined =>
  setting instanceof z.ZodOptional ? destinationOf(setting.unwrap()) : destinations.get(setting as z.ZodType)

const originOf = (address: unknown): string | null => (typeof address === 'string' ? new URL(address).origin : null)

/** Another path of the same origin is the same place. No address is no place. */
export const ORIGIN: Destination = {
  isElsewhere: (before, after) => after !== undefined && originOf(after) !== originOf(before),
  words: 'changes to another origin',
}

/** The same for settings that are called in the same way: where one of them led, another may. */
export const SHARED_ORIGIN: Destination = {
  ...ORIGIN,
  isElsewhere: (_, after, all) => all.every((before) => ORIGIN.isElsewhere(before, after, all)),
}

/** What proves that the other side is who it should be; where nothing did, anything does better. */
export const PROOF: Destination = {
  isElsewhere: (before, after) => before !== undefined && after !== before,
  words: 'changes',
}

type Settings = Record<string, unknown>

/** Which setting sends credentials elsewhere than before, in words; null where none does. */
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
