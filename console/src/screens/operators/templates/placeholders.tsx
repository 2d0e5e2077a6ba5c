import { Braces } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'

type Props = {
  label: string
  fields: string[]
  /** The control into which the field is inserted, at the cursor. */
  target: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  onText: (text: string) => void
}

/** The fields that a template can use; a click inserts one. */
export function Placeholders({ label, fields, target, onText }: Props) {
  const write = (field: string) => {
    const box = target.current
    if (!box) return
    const placeholder = `{{${field}}}`
    const [from, to] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length]
    onText(box.value.slice(0, from) + placeholder + box.value.slice(to))
    requestAnimationFrame(() => {
      box.focus()
      box.setSelectionRange(from + placeholder.length, from + placeholder.length)
    })
  }
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={label}
        className="flex items-center gap-1 self-start rounded text-xs text-ink-soft hover:text-ink [&_svg]:size-3.5"
      >
        <Braces aria-hidden />
        Insert field
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 flex max-h-72 w-80 flex-wrap content-start gap-1.5 overflow-y-auto rounded-lg border bg-panel p-3 shadow-lg"
        >
          {fields.map((field) => (
            <Popover.Close asChild key={field}>
              <button
                type="button"
                onClick={() => write(field)}
                className="rounded-full border px-2 py-0.5 font-mono text-2xs text-ink-soft hover:border-accent/40 hover:bg-accent-wash hover:text-accent"
              >
                {field}
              </button>
            </Popover.Close>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
