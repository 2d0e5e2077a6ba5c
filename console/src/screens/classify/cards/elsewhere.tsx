import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ok } from '../../../api/client'
import { currentWorkspace } from '../../../api/current-workspace'
import { usePermission } from '../../../api/session'
import { Button } from '../../../ui/button'

type Topic = { id: string; topic_name: string; workspace: { id: string; name: string } | null }

/** Whether the organization has the topic, and the workspace that the person is in does not. */
export const isElsewhere = ({ workspace }: Pick<Topic, 'workspace'>): boolean =>
  currentWorkspace() !== null && workspace?.id !== currentWorkspace()

/** Says where the topic is and, if it is in no other workspace, adds it to this one. */
export function Elsewhere({ topic, isDuplicate }: { topic: Topic; isDuplicate: boolean }) {
  const { id, topic_name, workspace } = topic
  const mayWrite = usePermission('topics:write')
  const cache = useQueryClient()
  const add = useMutation({
    mutationFn: () =>
      ok(
        api.POST('/api/workspaces/{id}/topics', {
          params: { path: { id: currentWorkspace()! } },
          body: { topicIds: [id] },
        }),
      ),
    onSuccess: () => cache.invalidateQueries(),
  })
  const place = workspace ? `in the workspace ${workspace.name}` : 'in your organization, outside this workspace'
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 border-t bg-warn-wash px-5 py-2.5 text-sm text-warn"
    >
      <p>
        {isDuplicate ? `Already ${place}` : `Similar to a topic ${place}`}: <b className="font-medium">{topic_name}</b>
      </p>
      {isDuplicate && mayWrite && workspace === null ? (
        <Button size="small" busy={add.isPending} onClick={() => add.mutate()}>
          Add to this workspace
        </Button>
      ) : null}
    </div>
  )
}
