import { describe, expect, test } from 'vitest'
import { assertTiming, dueTimes, nextDue, type Timing } from '../../src/schedules/timing'

const FROM = new Date('2026-03-01T12:00:00Z')
const timing = (part: Partial<Timing>): Timing => ({
  everyHours: null,
  cron: null,
  timeZone: 'UTC',
  countedFrom: FROM,
  ...part,
})
const timesOf = (part: Partial<Timing>, after: string, count: number) =>
  dueTimes(timing(part), new Date(after), count).map((time) => time.toISOString())

describe('due times', () => {
  test('in hours are counted from the beginning, however late it is asked', () => {
    expect(timesOf({ everyHours: 6 }, '2026-03-01T12:00:00Z', 2)).toEqual([
      '2026-03-01T18:00:00.000Z',
      '2026-03-02T00:00:00.000Z',
    ])
    expect(timesOf({ everyHours: 6 }, '2026-03-09T07:31:00Z', 1)).toEqual(['2026-03-09T12:00:00.000Z'])
  })

  test('of cron keep the time on the clock of their zone', () => {
    expect(timesOf({ cron: '0 4 * * *', timeZone: 'Europe/Berlin' }, '2026-03-28T00:00:00Z', 2)).toEqual([
      '2026-03-28T03:00:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ])
  })

  test('a time that the clocks skip comes when the hour is over, and one that they repeat comes once', () => {
    const night = { cron: '30 2 * * *', timeZone: 'Europe/Berlin' }
    expect(timesOf(night, '2026-03-28T12:00:00Z', 2)).toEqual(['2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z'])
    expect(timesOf(night, '2026-10-24T12:00:00Z', 2)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'])
  })

  test('that were missed are left out: the next one lies ahead', () => {
    expect(nextDue(timing({ cron: '0 2 * * *' }), new Date('2026-03-09T09:00:00Z'))?.toISOString()).toBe(
      '2026-03-10T02:00:00.000Z',
    )
  })
})

test.each<[string, Partial<Timing>, RegExp]>([
  ['neither', {}, /^Give either everyHours or cron$/],
  ['both', { everyHours: 1, cron: '0 2 * * *' }, /^Give either everyHours or cron$/],
  ['a word', { cron: 'nightly' }, /^cron must have five fields/],
  ['with seconds', { cron: '0 0 2 * * *' }, /^cron must have five fields/],
  ['a minute that does not exist', { cron: '61 2 * * *' }, /^cron must have five fields.*minute: 61/],
  ['a day that never comes', { cron: '0 0 30 2 *' }, /^cron names a time that never comes$/],
  ['every minute', { cron: '* * * * *' }, /^cron must leave at least 15 minutes/],
  ['twice within five minutes', { cron: '0,5 3 * * *' }, /^cron must leave at least 15 minutes/],
  ['an unknown zone', { cron: '0 2 * * *', timeZone: 'Mars/Phobos' }, /^timeZone must be the name of a time zone/],
  ['an unknown zone for hours', { everyHours: 2, timeZone: 'x' }, /^timeZone must be the name of a time zone/],
])('%s is refused', (_, part, message) => {
  expect(() => assertTiming(timing(part), FROM)).toThrow(message)
})
