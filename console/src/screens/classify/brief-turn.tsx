import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { ApiError, api, errorMessage, ok } from '../../api/client'
import { usePermission } from '../../api/session'
import { Button } from '../../ui/button'
import { counted } from '../../ui/format'
import { Skeleton } from '../../ui/states'
import { addTopic, type Brief } from './queries'

/** The file in base64, without the head of the data URL. */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(new ApiError(0, 'Couldn’t read this file. Choose another one.'))
    reader.readAsDataURL(file)
  })

const analyze = async (file: File): Promise<Brief> =>
  ok(
    api.POST('/api/analyze-brief', {
      body: { file: { data: await contentOf(file), mediaType: file.type || 'text/plain', filename: file.name } },
    }),
  )

type Props = { file: File; onSay: (text: string) => void }

/** A brief and the topics it recommends. */
export function BriefTurn({ file, onSay }: Props) {
  const brief = useQuery({
    queryKey: ['brief', file.name, file.size, file.lastModified],
    queryFn: () => analyze(file),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <section className="flex flex-col gap-4" aria-label={file.name}>
      <p className="flex items-center gap-2 self-end rounded-2xl rounded-br-sm bg-accent-wash px-4 py-2">
        <FileText aria-hidden className="size-4" />
        {file.name}
      </p>
      {brief.isPending ? (
        <div role="status" aria-label="Reading the brief">
          <Skeleton className="h-60" />
        </div>
      ) : null}
      {brief.isError ? (
        <div
          role="alert"
          className="flex items-center justify-between gap-4 rounded-lg border border-bad/40 bg-bad-wash p-4"
        >
          <p>{errorMessage(brief.error)}</p>
          <Button onClick={() => brief.refetch()}>Try again</Button>
        </div>
      ) : null}
      {brief.data ? <BriefCard brief={brief.data} onSay={onSay} /> : null}
    </section>
  )
}

function BriefCard({ brief, onSay }: { brief: Brief; onSay: (text: string) => void }) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const mayWrite = usePermission('topics:write')
  const add = useMutation({
    mutationFn: async (names: string[]) => {
      for (const topic_name of names) {
        await addTopic({ topic_name })
        setAdded((before) => new Set([...before, topic_name]))
      }
    },
  })
  const topics = brief.recommendedTopics
  const left = topics.map((topic) => topic.topic_name).filter((name) => !added.has(name))
  return (
    <article className="rounded-xl border bg-panel">
      <div className="flex flex-col gap-3 p-5">
        <p className="font-serif text-lg leading-snug">{brief.summary}</p>
        <p className="text-ink-soft">{brief.targetAudience}</p>
        <ul className="list-disc pl-5 text-ink-soft marker:text-ink-faint">
          {brief.objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </div>
      <div className="border-t">
        <header className="flex items-center justify-between gap-2 px-5 py-3">
          <h3 className="text-sm font-semibold">{counted(topics.length, 'recommended topic')}</h3>
          {mayWrite && left.length > 0 ? (
            <Button size="small" kind="primary" busy={add.isPending} onClick={() => add.mutate(left)}>
              Add {left.length === topics.length ? 'all' : `remaining ${left.length}`}
            </Button>
          ) : null}
        </header>
        <ul className="divide-y border-t">
          {topics.map(({ topic_name, rationale }) => (
            <li key={topic_name} className="flex items-start justify-between gap-4 px-5 py-3">
              <div className="min-w-0">
                <p className="font-medium">{topic_name}</p>
                <p className="text-ink-soft">{rationale}</p>
              </div>
              <div className="flex shrink-0 gap-1">
                <Button size="small" kind="quiet" onClick={() => onSay(topic_name)}>
                  Classify
                </Button>
                {mayWrite ? (
                  <Button size="small" disabled={added.has(topic_name)} onClick={() => add.mutate([topic_name])}>
                    {added.has(topic_name) ? <Check /> : <Plus />}
                    {added.has(topic_name) ? 'Added' : 'Add'}
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
