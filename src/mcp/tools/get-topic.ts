import { z } from 'zod'
import { access } from '../../access'
import { findTopicDetail } from '../../topics/detail'
import { idField } from '../fields'
import { defineTool, READS } from '../tool'

export const getTopic = defineTool({
  name: 'get_topic',
  title: 'Get a topic',
  description:
    'Use to read one topic of the library in full: its layers, keywords, and its name and description for each platform. A topic ' +
    'of the catalog is read once it was added. Free.',
  access: access.scope('topics:read'),
  input: z.object({ id: idField('Of a topic in the library: ot_…, or the tp_… that it was added by') }),
  hints: READS,
  run: ({ ctx, input }) => findTopicDetail(ctx, input.id),
})
