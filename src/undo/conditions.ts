/** SQL conditions on a link `o` and its global topic `g`. */

/** On a platform, or on its way there. */
export const IS_PUSHED = `EXISTS (SELECT FROM activations a
  WHERE a.org_id = o.org_id AND a.org_topic_id = o.id AND a.status IN ('active', 'pending'))`

/** The link's import or matrix added the topic to the catalog, and it is still the one that it added. */
export const IS_BROUGHT = `(g.created_at = o.created_at AND EXISTS (SELECT FROM org_topic_history h
  WHERE h.org_id = o.org_id AND h.org_topic_id = o.id AND h.metadata->>'outcome' = 'new'
    AND h.metadata->>'batchId' = o.batch_id))`

/** Beside the organization $1: another one has it or may put it back, or a reviewer has looked at it. */
export const IS_USED_BY_OTHERS = `(g.review_status IS NOT DISTINCT FROM 'reviewed'
  OR EXISTS (SELECT FROM org_topics x WHERE x.topic_id = g.id AND x.org_id <> $1)
  OR EXISTS (SELECT FROM deleted_topics d WHERE d.topic_id = g.id))`

export const IS_IN_CATALOG = 'g.archived_at IS NULL AND g.merged_into IS NULL'

/** The topics that deleted ones (`deleted`, a query of deleted_topics) are now: those that they were merged into. */
export const currentTopics = (deleted: string): string => `WITH RECURSIVE chain AS (
    SELECT d.id, d.topic_id FROM (${deleted}) d
    UNION
    SELECT chain.id, merged.merged_into FROM chain JOIN global_topics merged ON merged.id = chain.topic_id
    WHERE merged.merged_into IS NOT NULL
  ), current AS (
    SELECT d.*, g.id AS current_id FROM chain JOIN global_topics g ON g.id = chain.topic_id AND g.merged_into IS NULL
    JOIN (${deleted}) d ON d.id = chain.id
  )`

/** Since a row `c` was deleted. */
const IS_RENAMED = `EXISTS (SELECT FROM org_topic_history h WHERE h.org_id = o.org_id AND h.org_topic_id = o.id
  AND h.changed_at > c.deleted_at AND h.change_type = 'field_edit' AND h.new_values ? 'topic_name')`

/**
 * On a row `c` of `current` and its topic `g`: the library has the topic again, or got one of its name since. Namesakes
 * that were there beside it do not keep it out.
 */
export const IS_IN_LIBRARY = `EXISTS (SELECT FROM org_topics o WHERE o.org_id = c.org_id AND (o.topic_id = g.id
  OR (o.visible AND o.normalized_name = coalesce(c.overlay->>'normalized_name', g.normalized_name)
    AND (o.created_at > c.deleted_at OR ${IS_RENAMED}))))`

/** SQL: edited topics `e` with their links `o`, if these are still in the library. */
export const EDITED = `edited_topics e LEFT JOIN org_topics o
  ON o.org_id = e.org_id AND o.id = e.org_topic_id AND o.visible`

/** Why an edited topic is not set back; null if it is as the edit left it. */
export const KEPT_REASON = `CASE WHEN o.id IS NULL THEN 'not_in_library'
  WHEN coalesce(o.overlay->'fields', '{}') <> e.fields_after OR o.tags <> e.tags_after THEN 'edited_since' END`
