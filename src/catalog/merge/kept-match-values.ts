/** SQL condition on a row of `match_value_sets`: a merge put it aside, and its rollback would bring it back. */
export const IS_KEPT_FOR_ROLLBACK = `EXISTS (
  SELECT FROM merge_moves m WHERE m.org_id = match_value_sets.org_id AND m.keeper_id = match_value_sets.org_topic_id
    AND match_value_sets.id = ANY(m.match_set_ids))`
