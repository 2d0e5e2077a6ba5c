import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Input } from '../../ui/field'
import { useDebounced } from '../../ui/use-debounced'

const SETTLED_MS = 200

type Props = { label: string; value: string; onSearch: (search: string) => void }

/** Searches while typing, a moment after the last letter. */
export function SearchBox({ label, value, onSearch }: Props) {
  // An object, so that typing a text again, after the address brought another one, is something new.
  const [typed, setTyped] = useState({ text: value })
  const settled = useDebounced(typed, SETTLED_MS)
  const search = useEffectEvent((text: string) => {
    if (text.trim() !== value) onSearch(text.trim())
  })
  useEffect(() => search(settled.text), [settled])
  // After a step back in the browser, show the search of that address.
  const showSearch = useEffectEvent((text: string) => {
    if (typed.text.trim() !== text && settled === typed) setTyped({ text })
  })
  useEffect(() => showSearch(value), [value])
  return (
    <div className="relative min-w-48 flex-1 sm:max-w-80">
      <Search aria-hidden className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-ink-faint" />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        className="px-8 [&::-webkit-search-cancel-button]:hidden"
        value={typed.text}
        onChange={(event) => setTyped({ text: event.target.value })}
      />
      {typed.text ? (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => setTyped({ text: '' })}
          className="absolute top-1.5 right-1.5 rounded p-1 text-ink-faint hover:bg-sunken hover:text-ink"
        >
          <X className="size-4" />
        </button>
      ) : null}
    </div>
  )
}
