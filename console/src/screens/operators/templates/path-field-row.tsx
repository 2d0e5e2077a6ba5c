import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { Input } from '../../../ui/field'
import { Placeholders } from './placeholders'
import type { PathField } from './queries'

type Props = {
  field: PathField
  at: number
  of: number
  fields: string[]
  onChange: (field: PathField) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A part of the name: a field, or a text that contains fields. */
export function PathFieldRow({ field, at, of, fields, onChange, onMove, onRemove }: Props) {
  const format = useRef<HTMLInputElement>(null)
  const which = `part ${at + 1}`
  const set = (part: Partial<PathField>) => {
    const { label, format, ...next } = { ...field, ...part }
    onChange({ ...next, ...(label ? { label } : {}), ...(format ? { format } : {}) })
  }
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-2 px-4 py-3">
      <div className="flex flex-col">
        <Button
          kind="quiet"
          size="icon"
          data-move="up"
          className="h-7"
          disabled={at === 0}
          aria-label={`Move ${which} up`}
          onClick={() => onMove(at - 1)}
        >
          <ArrowUp />
        </Button>
        <Button
          kind="quiet"
          size="icon"
          data-move="down"
          className="h-7"
          disabled={at === of - 1}
          aria-label={`Move ${which} down`}
          onClick={() => onMove(at + 1)}
        >
          <ArrowDown />
        </Button>
      </div>
      <div className="grid min-w-0 gap-2 sm:grid-cols-[10rem_10rem_1fr]">
        <Input
          aria-label={`Field of ${which}`}
          list="template-fields"
          className="font-mono text-xs"
          value={field.key}
          maxLength={100}
          required
          onChange={({ target }) => set({ key: target.value })}
        />
        <Input
          aria-label={`Label of ${which}`}
          placeholder="Label"
          value={field.label ?? ''}
          maxLength={100}
          onChange={({ target }) => set({ label: target.value })}
        />
        <div className="flex min-w-0 flex-col gap-1.5">
          <Input
            ref={format}
            aria-label={`Format of ${which}`}
            placeholder={`{{${field.key}}}`}
            className="font-mono text-xs"
            value={field.format ?? ''}
            maxLength={4000}
            onChange={({ target }) => set({ format: target.value })}
          />
          <Placeholders
            label={`Fields for ${which}`}
            fields={fields}
            target={format}
            onText={(text) => set({ format: text })}
          />
        </div>
      </div>
      <Button kind="quiet" size="icon" disabled={of === 1} aria-label={`Remove ${which}`} onClick={onRemove}>
        <X />
      </Button>
    </li>
  )
}
