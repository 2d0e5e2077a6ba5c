import { counted } from '../../../ui/format'
import { Pager } from '../../../ui/pager'
import { ValueChange } from '../panel/value-change'
import { type EditPreview, PREVIEW_PAGE } from './queries'

/** What somebody decides by; the rest follows from these. */
const SHOWN_FIELDS = ['parent_category', 'subcategory', 'segment_type', 'audience_type', 'tags']

type Props = { preview: EditPreview; page: number; onPage: (page: number) => void }

/** How many topics change, and each of them before and after. */
export function Preview({ preview, page, onPage }: Props) {
  const { changed, unchanged, active, refused, samples } = preview
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        <strong className="font-semibold">
          {changed === 0 ? 'Nothing changes.' : `${counted(changed, 'topic')} will change.`}
        </strong>
        {unchanged > 0 ? ` ${counted(unchanged, 'is', 'are')} like that already.` : ''}
      </p>
      {active > 0 ? (
        <p className="rounded-md bg-warn-wash px-3 py-2 text-warn">
          {counted(active, 'of them is', 'of them are')} active on a platform. The names there stay as they are until
          you refresh them.
        </p>
      ) : null}
      {refused.map(({ reason, topics }) => (
        <p key={reason} className="rounded-md bg-warn-wash px-3 py-2 text-warn">
          {counted(topics, 'topic')} left out: {REFUSALS[reason]}.
        </p>
      ))}
      {samples.length > 0 ? (
        <div className="rounded-md border">
          <ul aria-label="Changes" className="divide-y">
            {samples.map(({ id, topic_name, before, after }) => (
              <li key={id} className="px-4 py-2.5">
                <p className="font-medium break-words">{topic_name}</p>
                <dl className="mt-1 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1">
                  {SHOWN_FIELDS.filter((field) => field in after).map((field) => (
                    <ValueChange key={field} field={field} before={before[field]} after={after[field]} />
                  ))}
                  {isSettled(after) ? <Settled /> : null}
                </dl>
              </li>
            ))}
          </ul>
          <Pager
            label="Pages of changes"
            page={page}
            pages={Math.ceil(changed / PREVIEW_PAGE)}
            onPage={(next = 1) => onPage(next)}
          />
        </div>
      ) : null}
    </div>
  )
}

const REFUSALS: Record<EditPreview['refused'][number]['reason'], string> = {
  too_many_tags: 'more than 20 tags',
  not_in_library: 'no longer in your library',
}

const isSettled = (after: Record<string, unknown>): boolean =>
  after.uncertain === false && !('parent_category' in after)

const Settled = () => (
  <>
    <dt className="text-xs leading-5 text-ink-soft">Category</dt>
    <dd>Confirmed, no longer a guess</dd>
  </>
)
