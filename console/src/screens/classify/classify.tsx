import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePermission } from '../../api/session'
import { NoPermission } from '../../ui/states'
import { BriefTurn } from './brief-turn'
import { Composer } from './composer'
import { Turn } from './turn'
import { Welcome } from './welcome'

/** A conversation. The address holds what was typed; answers come from this tab's storage or are requested again. */
export function Classify() {
  const { q = [] } = useSearch({ from: '/shell/' })
  const navigate = useNavigate({ from: '/' })
  const [briefs, setBriefs] = useState<File[]>([])
  const mayClassify = usePermission('classify')
  const end = useRef<HTMLDivElement>(null)
  const turns = q.length + briefs.length

  useEffect(() => {
    document.title = 'Classify · Taxon'
  }, [])
  useEffect(() => {
    if (turns > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [turns])

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
        <div ref={end} />
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
    </div>
  )
}
