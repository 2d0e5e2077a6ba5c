import { DayPicker, type Matcher } from 'react-day-picker'

type Props = { day: string; min?: string; max?: string; onDay: (day: string) => void }

const dateOf = (day: string | undefined): Date | undefined => (day ? new Date(`${day}T00:00`) : undefined)

/** In the person's time zone, as they read it from the calendar. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

const STYLES = {
  months: 'relative',
  month_caption: 'mb-2 flex h-8 items-center pl-2 font-serif text-base',
  nav: 'absolute top-0 right-0 flex gap-1',
  button_previous: 'flex size-8 items-center justify-center rounded-md hover:bg-sunken disabled:opacity-40',
  button_next: 'flex size-8 items-center justify-center rounded-md hover:bg-sunken disabled:opacity-40',
  chevron: 'size-4 fill-ink-soft',
  weekday: 'size-8 text-2xs font-medium text-ink-faint',
  day: 'p-0 text-center text-sm tabular-nums',
  day_button: 'size-8 rounded-md hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent',
  today: 'font-semibold text-accent',
  selected: '[&>button]:bg-accent [&>button]:text-accent-ink',
  outside: 'text-ink-faint',
}

export function Calendar({ day, min, max, onDay }: Props) {
  const [before, after] = [dateOf(min), dateOf(max)]
  const disabled: Matcher[] = [...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]
  return (
    <DayPicker
      mode="single"
      autoFocus
      showOutsideDays
      selected={dateOf(day)}
      defaultMonth={dateOf(day)}
      startMonth={before}
      endMonth={after}
      disabled={disabled}
      onSelect={(date) => onDay(date ? dayOf(date) : day)}
      classNames={STYLES}
    />
  )
}
