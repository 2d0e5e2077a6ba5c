import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { errorMessage } from '../../../api/client'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'
import { Check } from '../../../ui/check'
import { Field, Input } from '../../../ui/field'
import { Panel } from '../../../ui/page'
import { Failure, LoadingRows, NoPermission } from '../../../ui/states'
import { problemOf, toPrice, toRow } from './prices'
import { changeSettings, type SignalSettings, signalSettingsQuery } from './queries'
import { RateCard } from './rate-card'

/** How the organization's topics are offered to buying agents. */
export function Signals() {
  const mayManage = usePermission('connections')
  return mayManage ? <ManagedSignals /> : <NoPermission />
}

function ManagedSignals() {
  const { data, error, refetch } = useQuery(signalSettingsQuery)
  if (error && !data) return <Failure error={error} retry={refetch} />
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <Panel title="Signals">{data ? <Form settings={data} /> : <LoadingRows rows={4} />}</Panel>
    </div>
  )
}

function Form({ settings }: { settings: SignalSettings }) {
  const [prices, setPrices] = useState(() => settings.prices.map(toRow))
  const [problem, setProblem] = useState<string | null>(null)
  const cache = useQueryClient()
  const save = useMutation({
    meta: { shownInPlace: true },
    mutationFn: changeSettings,
    onSuccess: (saved) => {
      toast.success('Signals are saved.')
      cache.setQueryData(signalSettingsQuery.queryKey, saved)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = problemOf(prices)
    setProblem(found)
    if (found) return
    const fields = new FormData(event.currentTarget)
    save.mutate({
      data_provider: String(fields.get('provider')).trim() || null,
      include_catalog: fields.get('catalog') !== null,
      prices: prices.map((price) => toPrice(price, settings.prices)),
    })
  }
  const message = problem ?? (save.error ? errorMessage(save.error) : null)
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 p-4">
      <p className="text-ink-soft">
        Agents that speak the Ad Context Protocol find your topics as signals, and activate them on your connections.
        What they call a connection is set there.
      </p>
      <div className="max-w-md">
        <Field label="Data provider" hint="Who your signals come from. Leave empty for your organization’s name.">
          {(control) => (
            <Input
              {...control}
              name="provider"
              defaultValue={settings.data_provider ?? ''}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Check name="catalog" label="Offer topics of the catalog too" isSet={settings.include_catalog}>
        Activating one adds it to your library.
      </Check>
      <RateCard
        prices={prices}
        onChange={(changed) => {
          setPrices(changed)
          setProblem(null)
        }}
      />
      {message ? (
        <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 break-words text-bad">
          {message}
        </p>
      ) : null}
      <Button type="submit" kind="primary" className="self-start" busy={save.isPending}>
        Save
      </Button>
    </form>
  )
}
