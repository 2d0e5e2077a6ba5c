import { access } from '../../access'
import { checkDuplicate } from '../../classify/check-duplicate'
import { checkDuplicateBody } from '../../classify/schema'
import { defineTool, READS } from '../tool'

export const checkDuplicateTool = defineTool({
  name: 'check_duplicate',
  title: 'Check for a duplicate',
  description:
    'Use before you add a topic by name. Returns the same or the most similar topic of the library (ot_…) or the catalog ' +
    '(tp_…), or null. isDuplicate: do not add it again. A confidence of 0.75 or more: ask the user. Free.',
  access: access.scope('classify'),
  input: checkDuplicateBody.extend({
    topic_name: checkDuplicateBody.shape.topic_name.describe('The audience in words'),
  }),
  hints: READS,
  run: ({ ctx, input }) => checkDuplicate(ctx, input),
})
