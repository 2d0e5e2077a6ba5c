import { useState } from 'react'
import { usePlatforms } from '../../platforms/queries'
import { Pager } from '../../ui/pager'
import { ConnectionName } from './connection-name'
import type { Activation } from './queries'

const PAGE = 20

/** The segments that a deactivation would take off their platforms. */
export function LeavingSegments({ activations }: { activations: readonly Activation[] }) {
  const [page, setPage] = useState(1)
  const { platforms = [] } = usePlatforms() ?? {}
  const expires = new Set(platforms.filter(({ can }) => !can.deactivate).map(({ platform }) => platform))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section tabIndex={0} aria-label="Segments" className="mt-3 max-h-[40dvh] overflow-y-auto border-y">
        <ul className="divide-y">
          {activations.slice((page - 1) * PAGE, page * PAGE).map((activation) => (
            <li key={activation.id} className="flex flex-col gap-0.5 py-2">
              <del className="font-mono text-xs leading-relaxed break-words text-bad decoration-bad/50">
                {activation.pushedName ?? activation.topicName}
              </del>
              <p className="text-xs text-ink-soft">
                <ConnectionName id={activation.connectionId} platform={activation.platform} />
                {activation.platformSegmentId ? (
                  <>
                    {' · '}segment <span className="font-mono">{activation.platformSegmentId}</span>
                  </>
                ) : null}
                {expires.has(activation.platform) ? ' · expires there, since it is no longer refreshed' : ''}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Pager
        label="Pages of segments"
        page={page}
        pages={Math.ceil(activations.length / PAGE)}
        onPage={(next) => setPage(next ?? 1)}
      />
    </>
  )
}
