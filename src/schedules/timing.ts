import { Cron } from 'croner'
import { badRequest } from '../errors'
import { SCHEDULE_GAP_MINUTES, SCHEDULE_HOURS_MAX } from '../limits'

/** When a schedule is due: every so many hours, or at the times of a cron expression in a time zone. */
export type Timing = { everyHours: number | null; cron: string | null; timeZone: string; countedFrom: Date }

const HOUR_MS = 3_600_000
/** So many due times are looked at to find two that are too close. */
const CHECKED_TIMES = 10

const EXPRESSION = 'cron must have five fields: minute, hour, day of month, month and day of week, such as "0 2 * * *"'

/** Throws a 400 if the timing cannot be used. */
export function assertTiming(timing: Timing, now: Date): void {
  const { everyHours, cron, timeZone } = timing
  if ((everyHours === null) === (cron === null)) throw badRequest('Give either everyHours or cron')
  assertTimeZone(timeZone)
  if (cron === null) return
  if (!isExpression(cron)) throw badRequest(EXPRESSION)
  const times = readTimes(timing, now, CHECKED_TIMES)
  if (times.length === 0) throw badRequest('cron names a time that never comes')
  const isTooClose = times.some((time, at) => at > 0 && minutesBetween(times[at - 1]!, time) < SCHEDULE_GAP_MINUTES)
  if (isTooClose) throw badRequest(`cron must leave at least ${SCHEDULE_GAP_MINUTES} minutes between two times`)
}

/** The library also reads dates, which come once and never again. It knows names of expressions, such as @daily. */
const isExpression = (cron: string): boolean => cron.startsWith('@') || cron.trim().split(/\s+/).length === 5

const minutesBetween = (a: Date, b: Date): number => (b.getTime() - a.getTime()) / 60_000

function assertTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw badRequest('timeZone must be the name of a time zone, such as Europe/Berlin')
  }
}

function readTimes(timing: Timing, after: Date, count: number): Date[] {
  try {
    return dueTimes(timing, after, count)
  } catch (error) {
    // The library's words begin with the names of its classes.
    const reason = error instanceof Error ? error.message.replace(/^\w+: /, '') : ''
    throw badRequest(reason ? `${EXPRESSION} (${reason})` : EXPRESSION)
  }
}

/** The next times after a moment. A time that the clocks skip in spring comes as soon as the hour is over. */
export function dueTimes({ everyHours, cron, timeZone, countedFrom }: Timing, after: Date, count: number): Date[] {
  if (cron !== null) {
    return new Cron(cron, { mode: '5-part', timezone: timeZone, paused: true }).nextRuns(count, after)
  }
  const periodMs = (everyHours ?? SCHEDULE_HOURS_MAX) * HOUR_MS
  const passed = Math.floor((after.getTime() - countedFrom.getTime()) / periodMs)
  return Array.from({ length: count }, (_, at) => new Date(countedFrom.getTime() + (passed + 1 + at) * periodMs))
}

/** Of several missed times only one is made up for: the next one lies ahead. Null: none comes any more. */
export const nextDue = (timing: Timing, after: Date): Date | null => dueTimes(timing, after, 1)[0] ?? null
