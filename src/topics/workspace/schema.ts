import { z } from 'zod'
import { WORKSPACE_TOPIC_IDS } from '../../limits'
import { storable } from '../../storable'
import { selectionBody } from '../selection'

export const workspaceTopicsParams = z.object({ id: z.string().max(100).overwrite(storable) })

const limit = { max: WORKSPACE_TOPIC_IDS, tooMany: `Maximum ${WORKSPACE_TOPIC_IDS} topicIds per request` }

export const removeBody = selectionBody(limit, {})
export type TopicSelection = z.output<typeof removeBody>

export const addBody = selectionBody(limit, {
  move: z
    .boolean({ error: 'move must be true or false' })
    .default(false)
    .describe('Also take topics that are in another workspace, which loses them'),
})
export type AddToWorkspace = z.output<typeof addBody>

const count = z.number().int()
export const addedToWorkspace = z.object({
  added: count,
  alreadyIn: count,
  elsewhere: z
    .array(z.object({ workspace: z.object({ id: z.string(), name: z.string() }), topics: count }))
    .describe('Topics that stay in another workspace, because `move` was not given'),
})
export type AddedToWorkspace = z.infer<typeof addedToWorkspace>

export const removedFromWorkspace = z.object({ removed: count })
