import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { errorMessage } from '../../../api/client'
import { cx } from '../../../ui/class-names'
import { count } from '../../../ui/format'
import { Panel } from '../../../ui/page'
import { Skeleton } from '../../../ui/states'
import { type Draft, previewQuery } from './queries'

type Props = {
  draft: Draft
  /** Receives the fields that a template can use. */
  onFields: (fields: string[]) => void
}

/** The outputs for a sample topic, updated while typing. */
export function TemplatePreview({ draft, onFields }: Props) {
  const { data, error, isFetching } = useQuery(previewQuery(draft))
  const reportFields = useEffectEvent((context: Record<string, string>) => onFields(Object.keys(context)))
  const context = data?.context
  useEffect(() => {
    if (context) reportFields(context)
  }, [context])
  const limit = draft.descCharLimit
  return (
    <Panel title="Preview">
      <div aria-live="polite" aria-busy={isFetching} className={cx('flex flex-col gap-4 p-4', error && 'opacity-60')}>
        {data ? (
          <>
            <OutputText title="Name" length={data.name.length}>
              <span className="font-mono text-xs leading-relaxed">{data.name || 'Empty'}</span>
            </OutputText>
            <OutputText title="Description" length={data.descLength} limit={limit}>
              {data.description || 'Empty'}
            </OutputText>
            {data.warnings.length > 0 ? (
              <ul className="flex flex-col gap-1 rounded-md bg-warn-wash px-3 py-2 text-warn">
                {data.warnings.map((warning) => (
                  <li key={warning} className="flex items-center gap-2">
                    <TriangleAlert aria-hidden className="size-4 shrink-0" />
                    {warning}
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        ) : error ? null : (
          <Skeleton className="h-32" />
        )}
      </div>
      {error ? (
        <p role="alert" className="border-t px-4 py-2 text-bad">
          {errorMessage(error)}
        </p>
      ) : null}
      <p className="border-t px-4 py-2 text-xs text-ink-faint">
        Sample: “In-Market for Luxury Electric SUVs”, for the organization Acme and its partner Globex.
      </p>
    </Panel>
  )
}

type OutputTextProps = { title: string; length: number; limit?: number | null; children: React.ReactNode }

const OutputText = ({ title, length, limit, children }: OutputTextProps) => (
  <div>
    <h3 className="mb-1 flex justify-between text-xs font-medium text-ink-soft">
      {title}
      <span className="font-normal text-ink-faint tabular-nums">
        {count(length)}
        {limit ? ` of ${count(limit)}` : ''} characters
      </span>
    </h3>
    <p className="break-words">{children}</p>
  </div>
)
