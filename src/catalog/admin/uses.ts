import type { OperatorCtx } from '../../context'
import { int8 } from '../../db/rows'
import { global_topics } from '../../db/tables'

const USES = { id: global_topics.id, libraries: int8, activations: int8 }

/** Over all organizations. */
export const usesOfTopics = ({ db }: OperatorCtx, topicIds: readonly string[]) =>
  db.query(USES, {
    text: `SELECT g.id, (SELECT count(*) FROM org_topics l WHERE l.topic_id = g.id) AS libraries,
                  (SELECT count(*) FROM org_topics l
                   JOIN activations a ON a.org_id = l.org_id AND a.org_topic_id = l.id AND a.status = 'active'
                   WHERE l.topic_id = g.id) AS activations
           FROM global_topics g WHERE g.id = ANY($1)`,
    values: [topicIds],
  })
