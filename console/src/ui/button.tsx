import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './class-names'
import { Spinner } from './spinner'

const KINDS = {
  primary: 'bg-accent text-accent-ink hover:opacity-90',
  plain: 'border border-line-strong bg-panel text-ink hover:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border border-bad/40 text-bad hover:bg-bad-wash',
}

const SIZES = {
  small: 'h-7 gap-1.5 px-2.5 text-xs',
  normal: 'h-9 gap-2 px-3.5 text-sm',
  icon: 'size-8',
}

type Props = ComponentProps<'button'> & {
  kind?: keyof typeof KINDS
  size?: keyof typeof SIZES
  busy?: boolean
  /** Gives its only child, a link, the looks of a button. */
  asChild?: boolean
}

export function Button({ kind = 'plain', size = 'normal', busy, asChild, className, children, ...props }: Props) {
  const classes = cx(
    'inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap transition-colors disabled:opacity-50 aria-busy:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    KINDS[kind],
    SIZES[size],
    className,
  )
  if (asChild) return <Slot.Root className={classes}>{children}</Slot.Root>
  return (
    <button
      type="button"
      {...props}
      // Not disabled while it is busy: the focus would be lost.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // The second click of a double click may come before what the first one began is shown as busy.
        const isRepeated = busy !== undefined && event.detail > 1
        if (busy || isRepeated) event.preventDefault()
        else props.onClick?.(event)
      }}
      className={classes}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}
