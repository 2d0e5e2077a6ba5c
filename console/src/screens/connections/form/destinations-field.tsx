import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/class-names'
import { Input, Select } from '../../../ui/field'
import { type DestinationRow, rowsIn, textOf } from './destinations'

type Props = { label: string; help?: string; error?: string; value: string; onChange: (value: string) => void }

const NEW: DestinationRow = { type: 'platform', name: '', account: '' }

/** What buying agents call the connection: platforms with an account, or addresses of sales agents. */
export function DestinationsField({ label, help, error, value, onChange }: Props) {
  const note = useId()
  const rows = rowsIn(value)
  const change = (at: number, part: Partial<DestinationRow>) =>
    onChange(textOf(rows.map((row, index) => (index === at ? { ...row, ...part } : row))))
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={note} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-xs font-medium text-ink-soft">{label} (optional)</legend>
      <p id={note} role={error ? 'alert' : undefined} className={cx('text-xs', error ? 'text-bad' : 'text-ink-faint')}>
        {error ?? help}
      </p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and keep their place while they are edited.
        <div key={at} className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[9rem_1fr_1fr_auto]">
          <Select
            aria-label={`Kind of destination ${at + 1}`}
            className="max-sm:col-span-2"
            value={row.type}
            onChange={({ target }) => change(at, { type: target.value === 'agent' ? 'agent' : 'platform' })}
          >
            <option value="platform">Platform</option>
            <option value="agent">Sales agent</option>
          </Select>
          <Input
            aria-label={`Name of destination ${at + 1}`}
            className="max-sm:col-span-2"
            value={row.name}
            placeholder={row.type === 'platform' ? 'the-trade-desk' : 'https://agent.example'}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <Input
            aria-label={`Account of destination ${at + 1}`}
            value={row.account}
            placeholder="Account (optional)"
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => change(at, { account: target.value })}
          />
          <Button
            kind="quiet"
            aria-label={`Remove destination ${at + 1}`}
            onClick={() => onChange(textOf(rows.filter((_, index) => index !== at)))}
          >
            <X aria-hidden />
          </Button>
        </div>
      ))}
      <Button size="small" className="self-start" onClick={() => onChange(textOf([...rows, NEW]))}>
        <Plus aria-hidden />
        Add a destination
      </Button>
    </fieldset>
  )
}
