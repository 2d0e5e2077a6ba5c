import { type Query, useIsFetching } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePermission } from '../../api/session'
import { NoPermission } from '../../ui/states'
import { BriefTurn } from './brief-turn'
import { Composer } from './composer'
import { Turn } from './turn'
import { Welcome } from './welcome'

const ANSWER_QUERIES: unknown[] = ['dimension-sets', 'answer', 'duplicate']

/** What draws an answer for the first time; later refreshes of it move nothing. */
const isPartOfAnswer = ({ queryKey: [name], state: { status } }: Query) =>
  status === 'pending' && ANSWER_QUERIES.includes(name)

/** A conversation. The address holds what was typed; answers come from this tab's storage or are requested again. */
export function Classify() {
  const { q = [] } = useSearch({ from: '/shell/' })
  const navigate = useNavigate({ from: '/' })
  const [briefs, setBriefs] = useState<File[]>([])
  const mayClassify = usePermission('classify')
  const end = useRef<HTMLDivElement>(null)
  const turns = q.length + briefs.length
  const isAnswering = useIsFetching({ predicate: isPartOfAnswer }) > 0

  useEffect(() => {
    document.title = 'Classify · Taxon'
  }, [])
  // Again once the answer is drawn, which is taller than what stood in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer has arrived
  useEffect(() => {
    if (turns > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [turns, isAnswering])

  if (!mayClassify) return <NoPermission />
  const say = (text: string) => navigate({ search: { q: [...q, text] } })
  return (
    <div className="mx-auto flex min-h-full max-w-3xl flex-col px-4 sm:px-8">
      <h1 className="sr-only">Classify</h1>
      <div className="flex flex-1 flex-col gap-8 py-8">
        {turns === 0 ? <Welcome onPick={say} /> : null}
        {q.map((_text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added
          <Turn key={at} texts={q.slice(0, at + 1)} onSay={say} />
        ))}
        {briefs.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: briefs are only ever added
          <BriefTurn key={at} file={file} onSay={say} />
        ))}
      </div>
      <Composer
        onSay={say}
        onBrief={(file) => setBriefs((before) => [...before, file])}
        onClear={
          turns > 0
            ? () => {
                setBriefs([])
                navigate({ search: {} })
              }
            : undefined
        }
      />
      <div ref={end} />
    </div>
  )
}
