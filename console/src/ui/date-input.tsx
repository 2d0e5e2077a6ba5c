import { CalendarDays } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ComponentProps, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './class-names'
import { CONTROL } from './control'
import { Skeleton } from './states'

const Calendar = lazy(() => import('./calendar').then((module) => ({ default: module.Calendar })))

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * A day, typed or chosen from a calendar. Takes what a native date input takes. That input is there too, hidden: it holds the
 * value for forms and their validation.
 */
export function DateInput({ className, id, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const native = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [day, setDay] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  // After each rendering: the value may come from anywhere above.
  useLayoutEffect(() => {
    const { value = '' } = native.current ?? {}
    if (value !== day) setDay(value)
  })
  const choose = (value: string) => {
    const input = native.current
    if (!input || input.value === value) return
    // React only hears of a change that its own setter has not seen.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const type = (text: string) => {
    setTyped(text)
    if (text === '' || (DAY.test(text) && !Number.isNaN(Date.parse(text)))) choose(text)
  }
  const { name, value, defaultValue, required, min, max, onChange, disabled, ...labelling } = props
  return (
    <div className={cx('relative w-40', className)}>
      <input
        ref={field}
        id={id}
        {...labelling}
        disabled={disabled}
        autoComplete="off"
        placeholder="YYYY-MM-DD"
        value={typed ?? day}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        className={cx(CONTROL, 'h-9 pr-9 tabular-nums')}
      />
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger
          aria-label="Choose a day"
          disabled={disabled}
          className="absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-r-md text-ink-faint hover:text-ink"
        >
          <CalendarDays aria-hidden className="size-4" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            aria-label="Calendar"
            className="z-60 rounded-lg border bg-panel p-3 shadow-lg"
          >
            <Suspense fallback={<Skeleton className="h-64 w-60" />}>
              <Calendar
                day={day}
                min={min === undefined ? undefined : String(min)}
                max={max === undefined ? undefined : String(max)}
                onDay={(next) => {
                  choose(next)
                  setTyped(null)
                  setIsOpen(false)
                }}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <input
        ref={native}
        type="date"
        aria-hidden
        tabIndex={-1}
        className="sr-only"
        disabled={disabled}
        onFocus={() => field.current?.focus()}
        {...{ name, value, defaultValue, required, min, max, onChange }}
      />
    </div>
  )
}
