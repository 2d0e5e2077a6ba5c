import { Plus, X } from 'lucide-react'
import { Button } from '../../../ui/button'
import { Field, Input, Select } from '../../../ui/field'
import { MODELS, type Model, newPrice, PERIODS, type Period, type PriceRow } from './prices'

type Props = { prices: readonly PriceRow[]; onChange: (prices: PriceRow[]) => void }

/** Each signal can be bought at each of these prices. */
export function RateCard({ prices, onChange }: Props) {
  const change = (key: string, part: Partial<PriceRow>) =>
    onChange(prices.map((price) => (price.key === key ? { ...price, ...part } : price)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-xs font-medium text-ink-soft">Rate card</legend>
      <p className="text-xs text-ink-faint">
        Agents choose one of these prices when they activate a signal. If there are none, each connection’s CPM applies.
      </p>
      <ul className="flex flex-col divide-y">
        {prices.map((price, at) => (
          <li key={price.key} className="py-3 first:pt-0">
            <PriceFields
              price={price}
              name={`Price ${at + 1}`}
              onChange={(part) => change(price.key, part)}
              onRemove={() => onChange(prices.filter(({ key }) => key !== price.key))}
            />
          </li>
        ))}
      </ul>
      <Button size="small" className="self-start" onClick={() => onChange([...prices, newPrice()])}>
        <Plus aria-hidden />
        Add a price
      </Button>
    </fieldset>
  )
}

type PriceProps = {
  price: PriceRow
  name: string
  onChange: (part: Partial<PriceRow>) => void
  onRemove: () => void
}

function PriceFields({ price, name, onChange, onRemove }: PriceProps) {
  const { id, model, amount, period, currency } = price
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 lg:grid-cols-[2fr_1.5fr_1fr_1fr_1.25fr_auto]">
      <legend className="sr-only">{name}</legend>
      <div className="col-span-2 sm:col-span-2 lg:col-span-1">
        <Field label="Name for agents">
          {(control) => (
            <Input
              {...control}
              value={id}
              maxLength={100}
              placeholder="standard_cpm"
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => onChange({ id: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="col-span-2 sm:col-span-2 lg:col-span-1">
        <Field label="Model">
          {(control) => (
            <Select {...control} value={model} onChange={({ target }) => onChange({ model: target.value as Model })}>
              {Object.entries(MODELS).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={MODELS[model].amount}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            value={amount}
            autoComplete="off"
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        )}
      </Field>
      <Field label="Currency">
        {(control) => (
          <Input
            {...control}
            value={currency}
            maxLength={3}
            autoComplete="off"
            onChange={({ target }) => onChange({ currency: target.value })}
          />
        )}
      </Field>
      {model === 'flat_fee' ? (
        <Field label="For">
          {(control) => (
            <Select {...control} value={period} onChange={({ target }) => onChange({ period: target.value as Period })}>
              {Object.entries(PERIODS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <span className="hidden lg:block" />
      )}
      <Button
        kind="quiet"
        className="justify-self-start max-lg:-ml-3.5"
        aria-label={`Remove ${id || name}`}
        onClick={onRemove}
      >
        <X aria-hidden />
        <span className="lg:hidden">Remove</span>
      </Button>
    </fieldset>
  )
}
