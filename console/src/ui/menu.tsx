import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

export function Menu({ trigger, children, label }: { trigger: ReactNode; children: ReactNode; label?: string }) {
  return (
    // Not modal: the page would be hidden from screen readers while it keeps controls that can be focused.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(24rem,calc(100vw-1rem))] min-w-48 overflow-y-auto rounded-lg border bg-panel p-1 shadow-lg"
        >
          {label ? <MenuLabel>{label}</MenuLabel> : null}
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const ITEM =
  'flex cursor-pointer items-center gap-2 rounded-md px-2.5 py-1.5 text-sm outline-none data-highlighted:bg-sunken data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:text-ink-faint'

export function MenuItem({
  onSelect,
  disabled,
  children,
}: {
  onSelect: () => void
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <DropdownMenu.Item className={ITEM} disabled={disabled} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  )
}

/** A link to another page, as its only child. */
export const MenuPage = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Item className={ITEM} asChild>
    {children}
  </DropdownMenu.Item>
)

/** A file to download. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item className={ITEM} asChild>
      <a href={href} download>
        {children}
      </a>
    </DropdownMenu.Item>
  )
}

type CheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

/** Stays open, so that several can be ticked at once. */
export function MenuCheck({ checked, onChange, children }: CheckProps) {
  return (
    <DropdownMenu.CheckboxItem
      className={ITEM}
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span
        aria-hidden
        className="flex size-4 items-center justify-center rounded border border-line-strong text-2xs text-accent"
      >
        {checked ? '✓' : ''}
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  )
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="px-2.5 py-1.5 text-2xs font-medium text-ink-faint">{children}</DropdownMenu.Label>
)

type ChoicesProps = { value: string; onChoose: (value: string) => void; children: ReactNode }

/** Items of which one is chosen. */
export const MenuChoices = ({ value, onChoose, children }: ChoicesProps) => (
  <DropdownMenu.RadioGroup value={value} onValueChange={onChoose}>
    {children}
  </DropdownMenu.RadioGroup>
)

export const MenuChoice = ({ value, note, children }: { value: string; note?: string; children: ReactNode }) => (
  <DropdownMenu.RadioItem value={value} className={ITEM}>
    <span aria-hidden className="w-4 shrink-0">
      <DropdownMenu.ItemIndicator>
        <Check className="text-accent!" />
      </DropdownMenu.ItemIndicator>
    </span>
    <span className="min-w-0 flex-1 truncate">{children}</span>
    {note ? <span className="max-w-32 shrink-0 truncate pl-3 text-xs text-ink-faint">{note}</span> : null}
  </DropdownMenu.RadioItem>
)

export const MenuSeparator = () => <DropdownMenu.Separator className="my-1 h-px bg-line" />
