-- Operators' views of the catalog, what reviewers taught, and what a merge moved.

-- The review queue, and topics that reviewers settled.
CREATE INDEX global_topics_review ON global_topics (review_status, created_at DESC, id DESC)
  WHERE review_status IS NOT NULL AND archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_archived ON global_topics (created_at DESC, id DESC)
  WHERE archived_at IS NOT NULL AND merged_into IS NULL;
-- Topics without a score are those with the lowest: read backward it serves the other order too.
CREATE INDEX global_topics_score ON global_topics (performance_score DESC NULLS LAST, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL;

-- Asked for every topic that comes in.
CREATE INDEX corrections_name ON corrections (normalized_name, id DESC);

-- A library's link to a topic that was merged away, as it was, and what became of it: all that it takes to move it back.
CREATE TABLE merge_moves (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  job_id text NOT NULL,
  link_id text NOT NULL,
  loser_id text NOT NULL REFERENCES global_topics ON DELETE CASCADE,
  winner_id text NOT NULL REFERENCES global_topics ON DELETE CASCADE,
  -- The same link where it was repointed, else the one that it was folded into.
  keeper_id text NOT NULL,
  -- In the order of the losers: the first to have something fills what the keeper lacks.
  place integer NOT NULL,
  link jsonb NOT NULL,
  -- The keeper's metadata before and after.
  keeper_before jsonb,
  keeper_after jsonb,
  activation_ids text[] NOT NULL,
  history_ids text[] NOT NULL,
  match_set_ids text[] NOT NULL,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, job_id, link_id)
);
CREATE INDEX merge_moves_job ON merge_moves (job_id, loser_id);
