import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './class-names'
import { CONTROL } from './control'

type Option = { value: string; label: string; group: string | null; isDisabled: boolean }

/** The list takes no empty value, so that each gets a mark. */
const marked = (value: string): string => `=${value}`
const unmarked = (value: string): string => value.slice(1)

const optionsOf = (select: HTMLSelectElement): Option[] =>
  [...select.options].map(({ value, text, disabled, parentElement }) => ({
    value,
    label: text,
    group: parentElement instanceof HTMLOptGroupElement ? parentElement.label : null,
    isDisabled: disabled,
  }))

/**
 * Takes what a native select takes. That select is there too, hidden: it holds the value for forms and their validation,
 * and knows the options; people see a list in the looks of the console.
 */
export function Select({ className, id, autoFocus, disabled, ...props }: ComponentProps<'select'>) {
  const native = useRef<HTMLSelectElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [options, setOptions] = useState<Option[]>([])
  const [chosen, setChosen] = useState({ value: '', label: '' })
  // After each rendering: options and value may come from anywhere above.
  useLayoutEffect(() => {
    const { value = '', selectedOptions } = native.current ?? {}
    const label = selectedOptions?.[0]?.text ?? ''
    if (value !== chosen.value || label !== chosen.label) setChosen({ value, label })
  })
  const choose = (value: string) => {
    const select = native.current
    if (!select || select.value === value) return
    // React only hears of a change that its own setter has not seen.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
    setChosen({ value: select.value, label: select.selectedOptions[0]?.text ?? '' })
  }
  const { name, value, defaultValue, required, onChange, children, ...labelling } = props
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <>
      <Primitive.Root
        value={marked(chosen.value)}
        disabled={disabled}
        onValueChange={(next) => choose(unmarked(next))}
        onOpenChange={(isOpen) => isOpen && native.current && setOptions(optionsOf(native.current))}
      >
        <Primitive.Trigger
          ref={trigger}
          id={id}
          autoFocus={autoFocus}
          {...(labelling as ComponentProps<'button'>)}
          className={cx(CONTROL, 'flex h-9 items-center justify-between gap-2 pr-2.5 text-left', className)}
        >
          <span className="min-w-0 truncate">
            <Primitive.Value>{chosen.label}</Primitive.Value>
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="z-60 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg border bg-panel shadow-lg"
          >
            <Primitive.Viewport className="p-1">
              {groups.map((group) => (
                <Primitive.Group key={group}>
                  {group === null ? null : (
                    <Primitive.Label className="px-2.5 pt-2 pb-1 text-2xs font-medium text-ink-faint">
                      {group}
                    </Primitive.Label>
                  )}
                  {options.filter((option) => option.group === group).map(Item)}
                </Primitive.Group>
              ))}
            </Primitive.Viewport>
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
      <select
        ref={native}
        aria-hidden
        tabIndex={-1}
        className="sr-only"
        disabled={disabled}
        onFocus={() => trigger.current?.focus()}
        {...{ name, value, defaultValue, required, onChange }}
      >
        {children}
      </select>
    </>
  )
}

const Item = ({ value, label, isDisabled }: Option) => (
  <Primitive.Item
    key={value}
    value={marked(value)}
    data-value={value}
    disabled={isDisabled}
    className="flex cursor-pointer items-center justify-between gap-3 rounded-md px-2.5 py-1.5 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-sunken"
  >
    <Primitive.ItemText>{label}</Primitive.ItemText>
    <Primitive.ItemIndicator>
      <Check aria-hidden className="size-4 text-accent" />
    </Primitive.ItemIndicator>
  </Primitive.Item>
)
