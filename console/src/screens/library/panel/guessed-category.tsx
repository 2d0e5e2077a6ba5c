import { errorMessage } from '../../../api/client'
import { usePermission } from '../../../api/session'
import { NotSure } from '../../../topics/not-sure'
import { Button } from '../../../ui/button'
import type { TopicDetail } from '../queries'
import { type Changes, useSave } from './use-save'

/** The engine guessed the category: keep it, or choose one of the nearest others. */
export function GuessedCategory({ topic }: { topic: TopicDetail }) {
  const mayEdit = usePermission('topics:write')
  const save = useSave(topic.id)
  const choose = (parent_category: string, subcategory: string) =>
    save.mutate({ parent_category, subcategory } as Changes)
  return (
    <section aria-label="Category" className="mb-4 flex flex-col gap-2 rounded-md bg-warn-wash p-3">
      <p className="flex items-center gap-2">
        <NotSure />
        The engine guessed where this topic belongs.
      </p>
      {mayEdit ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" busy={save.isPending} onClick={() => choose(topic.parent_category, topic.subcategory)}>
            Keep {topic.parent_category}
          </Button>
          {topic.alternatives.map(({ parent_category, subcategory }) => (
            <Button
              key={parent_category}
              size="small"
              disabled={save.isPending}
              onClick={() => choose(parent_category, subcategory)}
            >
              {parent_category}
            </Button>
          ))}
        </div>
      ) : null}
      {save.error ? (
        <p role="alert" className="text-bad">
          {errorMessage(save.error)}
        </p>
      ) : null}
    </section>
  )
}
