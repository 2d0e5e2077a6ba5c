import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { cx } from '../ui/class-names'
import { CONTROL } from '../ui/control'

const SHOWN = 8
/** As the server allows them. */
const LENGTH = 40
const MOST = 20

type Props = {
  id: string
  'aria-describedby'?: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** Tags that exist. */
  suggestions: readonly string[]
  /** Only what exists can be chosen. */
  isClosed?: boolean
  autoFocus?: boolean
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ')
const keyOf = (tag: string) => tag.toLowerCase()
const hasTag = (tags: readonly string[], tag: string) => tags.some((one) => keyOf(one) === keyOf(tag))

/** Tags as chips, and a field to add more: Enter or a comma adds what is typed, the arrows choose from what exists. */
export function TagInput({ tags, onChange, suggestions, isClosed = false, ...control }: Props) {
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const options = optionsFor(text, tags, suggestions, isClosed)
  const isFull = tags.length >= MOST
  const isShown = isOpen && !isFull && options.length > 0
  const type = (next: string) => {
    setText(next)
    setActive(0)
    setOpen(next.trim() !== '')
  }
  const add = (tag: string | undefined) => {
    if (tag !== undefined && !hasTag(tags, tag)) onChange([...tags, tag])
    type('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' || event.key === ',') && text.trim() !== '') add(options[active])
    else if (event.key === 'ArrowDown' && !isShown) setOpen(true)
    else if (event.key === 'ArrowDown') setActive((active + 1) % options.length)
    else if (event.key === 'ArrowUp' && isShown) setActive((active + options.length - 1) % options.length)
    else if (event.key === 'Enter' && isShown) add(options[active])
    else if (event.key === 'Backspace' && text === '' && tags.length > 0) return onChange(tags.slice(0, -1))
    else return
    event.preventDefault()
  }
  return (
    <Popover.Root open={isShown} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div
          className={cx(
            CONTROL,
            'flex min-h-9 flex-wrap items-center gap-1.5 px-2 py-1 outline-offset-2 outline-accent has-[input:focus-visible]:outline-2',
          )}
        >
          {tags.map((tag) => (
            <Chip key={tag} tag={tag} onRemove={() => onChange(tags.filter((one) => one !== tag))} />
          ))}
          <input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={isShown ? `${listId}-${active}` : undefined}
            autoComplete="off"
            maxLength={LENGTH}
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onClick={() => setOpen(true)}
            readOnly={isFull}
            placeholder={isFull ? `At most ${MOST} tags` : undefined}
            onBlur={() => {
              // Whoever goes on to Save means it, too.
              if (text.trim() !== '' && !isClosed) add(hasTag(tags, plain(text)) ? undefined : options[0])
              setOpen(false)
            }}
            className="h-6 min-w-24 flex-1 bg-transparent outline-none"
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          id={listId}
          role="listbox"
          aria-label="Tags to choose from"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The field keeps the focus.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          // It closes the list alone, and not what the field is in.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          onMouseDown={(event) => event.preventDefault()}
          className="z-60 max-h-56 w-(--radix-popover-trigger-width) overflow-y-auto rounded-lg border bg-panel p-1 shadow-lg"
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
            <div
              key={option}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === active}
              onMouseEnter={() => setActive(at)}
              onClick={() => add(option)}
              className={cx('cursor-pointer truncate rounded-md px-2.5 py-1.5', at === active && 'bg-sunken')}
            >
              {hasTag(suggestions, option) ? option : `Add “${option}”`}
            </div>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** What is typed comes first, so that Enter adds exactly that; a tag that exists keeps its spelling. */
function optionsFor(text: string, tags: readonly string[], suggestions: readonly string[], isClosed: boolean) {
  const typed = plain(text)
  const matches = suggestions.filter((tag) => keyOf(tag).includes(keyOf(typed)) && !hasTag(tags, tag))
  const exact = matches.find((tag) => keyOf(tag) === keyOf(typed))
  const isNew = typed !== '' && !isClosed && exact === undefined && !hasTag(tags, typed)
  const first = exact ?? (isNew ? typed : undefined)
  const others = matches.filter((tag) => tag !== exact)
  return [...(first === undefined ? [] : [first]), ...others].slice(0, SHOWN)
}

const Chip = ({ tag, onRemove }: { tag: string; onRemove: () => void }) => (
  <span className="inline-flex max-w-full items-center gap-1 rounded bg-accent-wash pl-2 text-xs text-accent">
    <span className="truncate">{tag}</span>
    <button
      type="button"
      aria-label={`Remove ${tag}`}
      onClick={onRemove}
      className="flex size-6 items-center justify-center rounded hover:bg-accent/15"
    >
      <X aria-hidden className="size-3" />
    </button>
  </span>
)
