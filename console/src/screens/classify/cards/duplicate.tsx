import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentWorkspace } from '../../../api/current-workspace'
import { percent } from '../../../ui/format'
import { type Classified, duplicateQuery } from '../queries'
import { Elsewhere, isElsewhere } from './elsewhere'

/** In the whole organization it helps to know the workspace; in the workspace itself it is plain. */
const placeOf = ({ workspace }: { workspace: { id: string; name: string } | null }): string =>
  workspace && workspace.id !== currentWorkspace() ? `, in the workspace ${workspace.name}` : ''

/** Says so if the library or the catalog has the topic, or one like it. */
export function Duplicate({ topic }: { topic: Classified }) {
  const { data } = useQuery(duplicateQuery(topic))
  if (!data?.existingTopic) return null
  const { existingTopic, isDuplicate, confidence } = data
  const isInLibrary = existingTopic.id.startsWith('ot_')
  if (isInLibrary && isElsewhere(existingTopic)) return <Elsewhere topic={existingTopic} isDuplicate={isDuplicate} />
  return (
    <p role="status" className="border-t bg-warn-wash px-5 py-2.5 text-sm text-warn">
      {isDuplicate
        ? isInLibrary
          ? `Already in your library${placeOf(existingTopic)}`
          : 'Already in the catalog'
        : `Similar to a topic in ${isInLibrary ? 'your library' : 'the catalog'}`}
      :{' '}
      <Link
        to={isInLibrary ? '/library' : '/catalog'}
        search={{ search: existingTopic.topic_name }}
        className="font-medium underline"
      >
        {existingTopic.topic_name}
      </Link>{' '}
      ({percent(confidence)} similar){isDuplicate && !isInLibrary ? '. Adding it links to that topic.' : ''}
    </p>
  )
}
