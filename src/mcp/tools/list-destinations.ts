import { z } from 'zod'
import { access } from '../../access'
import { listConnections } from '../../connections/list'
import { defineTool, READS } from '../tool'

export const listDestinations = defineTool({
  name: 'list_destinations',
  title: 'List destinations',
  description:
    'Use before a push: returns the connections to advertising platforms that topics can be pushed to, with their ids. One with ' +
    'credentials_refused cannot be pushed to until somebody renews its credentials in the console. Free.',
  access: access.scope('activations'),
  input: z.object({}),
  hints: READS,
  run: async ({ ctx }) => {
    const connections = await listConnections(ctx, {})
    return {
      destinations: connections
        .filter(({ direction }) => direction !== 'inbound')
        .map(({ id, name, platform, status, credentialsRefusedAt }) => ({
          connection_id: id,
          name,
          platform,
          status,
          credentials_refused: credentialsRefusedAt !== null,
        })),
    }
  },
})
