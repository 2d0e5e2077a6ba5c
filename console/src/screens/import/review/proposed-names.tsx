import { diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import type { Proposal } from './propose-name'

const STEP = 100

type Props = {
  proposals: readonly Proposal[]
  excluded: ReadonlySet<string>
  onChange: (excluded: ReadonlySet<string>) => void
}

/** Old and new names compared word by word; all are chosen at first. */
export function ProposedNames({ proposals, excluded, onChange }: Props) {
  const [shown, setShown] = useState(STEP)
  const toggle = (id: string) => {
    const after = new Set(excluded)
    if (!after.delete(id)) after.add(id)
    onChange(after)
  }
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label="Suggested names" className="divide-y rounded-md border">
        {proposals.slice(0, shown).map(({ id, before, after }) => (
          <li key={id}>
            <label className="flex items-start gap-3 px-3 py-2 hover:bg-sunken/60">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-(--accent)"
                checked={!excluded.has(id)}
                onChange={() => toggle(id)}
              />
              <NameDiff before={before} after={after} />
            </label>
          </li>
        ))}
      </ul>
      {proposals.length > shown ? (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}

const NameDiff = ({ before, after }: { before: string; after: string }) => (
  <span className="min-w-0 break-words whitespace-pre-wrap">
    {diffWordsWithSpace(before, after).map(({ value, added, removed }, at) => {
      const key = `${at} ${value}`
      if (removed) {
        return (
          <del key={key} className="rounded-sm bg-bad-wash px-0.5 text-bad decoration-bad/50">
            {value}
          </del>
        )
      }
      if (!added) return <span key={key}>{value}</span>
      return (
        <ins key={key} className="rounded-sm bg-good-wash px-0.5 text-good no-underline">
          {value}
        </ins>
      )
    })}
  </span>
)
