import { ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/button'
import { WordDiff } from '../../../ui/word-diff'
import type { Refinement } from '../conversation/calls'

const FIELDS: Record<Refinement['changes'][number]['field'], string> = {
  topic_name: 'Name',
  parent_category: 'Category',
  subcategory: 'Subcategory',
  segment_type: 'Segment type',
  audience_type: 'Audience type',
}

type Props = { refinement: Refinement; isAsking: boolean; onChoose: (as: 'refined' | 'new') => void }

/** Whether the text changed the topic before it or started another, what it changed, and a button for the other of the two. */
export function RefinementNote({ refinement: { kind, previous, changes }, isAsking, onChoose }: Props) {
  const isRefined = kind === 'refined'
  return (
    <div className="flex flex-col gap-2 rounded-t-xl border-b bg-sunken/60 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words">
          {isRefined ? (
            <>
              Refines <strong className="font-medium">{previous}</strong>
            </>
          ) : (
            'Starts a new topic'
          )}
        </p>
        <Button
          kind="quiet"
          size="small"
          className="-mx-2.5 max-w-full shrink text-left whitespace-normal"
          busy={isAsking}
          onClick={() => onChoose(isRefined ? 'new' : 'refined')}
        >
          {isRefined ? 'Start a new topic instead' : `Refine ${previous} instead`}
        </Button>
      </div>
      {isRefined && changes.length > 0 ? (
        <dl aria-label="What changed" className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {changes.map(({ field, from, to }) => (
            <Change key={field} label={FIELDS[field]}>
              {field === 'topic_name' ? (
                <WordDiff before={from} after={to} />
              ) : (
                <span className="inline-flex flex-wrap items-center gap-1.5">
                  <del className="rounded-sm bg-bad-wash text-bad decoration-bad/50">{from}</del>
                  <ArrowRight aria-label="to" className="size-3.5 text-ink-faint" />
                  <ins className="rounded-sm bg-good-wash text-good no-underline">{to}</ins>
                </span>
              )}
            </Change>
          ))}
        </dl>
      ) : null}
      {isRefined && changes.length === 0 ? <p className="text-ink-soft">This changes nothing.</p> : null}
    </div>
  )
}

const Change = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <dt className="text-xs leading-5 text-ink-soft">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
)
