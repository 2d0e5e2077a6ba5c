import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Plus } from 'lucide-react'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'
import { counted } from '../../../ui/format'
import { LIBRARY } from '../../library/queries'
import { type Brief, markAdded, putTurn, type TurnRef } from '../conversation/calls'
import { addTopic } from '../queries'

type Props = { brief: Brief; turn: TurnRef; added: Record<string, string>; onSay: (text: string) => void }

/** What was found in a brief, and the topics that it recommends. */
export function BriefCard({ brief, turn, added, onSay }: Props) {
  const mayWrite = usePermission('topics:write')
  const cache = useQueryClient()
  const add = useMutation({
    mutationFn: async (names: string[]) => {
      for (const name of names) {
        const { topic } = await addTopic({ topic_name: name })
        putTurn(cache, turn.id, await markAdded(turn, { name, topicId: topic.id }))
      }
    },
    onSettled: () => cache.invalidateQueries({ queryKey: LIBRARY }),
  })
  const topics = brief.recommendedTopics
  const left = topics.map((topic) => topic.topic_name).filter((name) => !(name in added))
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
                {topic_name in added ? (
                  <Button asChild size="small" className="border-good/40 bg-good-wash text-good">
                    <Link to="/library" search={{ topic: added[topic_name] }}>
                      <Check />
                      Added
                    </Link>
                  </Button>
                ) : mayWrite ? (
                  <Button size="small" disabled={add.isPending} onClick={() => add.mutate([topic_name])}>
                    <Plus />
                    Add
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
