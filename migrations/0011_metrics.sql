-- Figures about the catalog: how it is, and how it was day by day.

-- How many topics there are of each engine version and state: a ledger of differences like catalog_counts, summed when
-- read and folded now and then. By trigger, because topics change in many places.
CREATE TABLE topic_counts (
  entry bigint GENERATED ALWAYS AS IDENTITY,
  engine_version text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'archived', 'merged')),
  needs_review boolean NOT NULL,
  has_iab_code boolean NOT NULL,
  topics bigint NOT NULL
);

CREATE FUNCTION topic_state(merged_into text, archived_at timestamptz) RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE WHEN merged_into IS NOT NULL THEN 'merged' WHEN archived_at IS NOT NULL THEN 'archived' ELSE 'active' END
$$;

-- Only where topics were written past the triggers.
CREATE FUNCTION recount_topics() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE global_topics IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM topic_counts;
  INSERT INTO topic_counts (engine_version, state, needs_review, has_iab_code, topics)
  SELECT engine_version, topic_state(merged_into, archived_at), review_status IS NOT DISTINCT FROM 'needs_review',
         iab_code <> '', count(*)
  FROM global_topics GROUP BY 1, 2, 3, 4;
$$;

-- One entry for each kind again; entries that others are writing meanwhile stay for the next time.
CREATE FUNCTION fold_topic_counts() RETURNS void LANGUAGE sql AS $$
  WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtext('topic_counts')) AS mine),
  folded AS (
    DELETE FROM topic_counts WHERE (SELECT mine FROM turn) RETURNING *
  )
  INSERT INTO topic_counts (engine_version, state, needs_review, has_iab_code, topics)
  SELECT engine_version, state, needs_review, has_iab_code, sum(topics) FROM folded GROUP BY 1, 2, 3, 4
  HAVING sum(topics) <> 0
$$;

-- An update leaves an entry only of the kinds that there are more of afterwards, or fewer. The entries' own numbers say
-- when it is time to fold.
CREATE FUNCTION note_topic_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO topic_counts (engine_version, state, needs_review, has_iab_code, topics)
    SELECT engine_version, topic_state(merged_into, archived_at), review_status IS NOT DISTINCT FROM 'needs_review',
           iab_code <> '', count(*)
    FROM after GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO topic_counts (engine_version, state, needs_review, has_iab_code, topics)
    SELECT engine_version, topic_state(merged_into, archived_at), review_status IS NOT DISTINCT FROM 'needs_review',
           iab_code <> '', -count(*)
    FROM before GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO topic_counts (engine_version, state, needs_review, has_iab_code, topics)
    SELECT engine_version, topic_state(merged_into, archived_at), review_status IS NOT DISTINCT FROM 'needs_review',
           iab_code <> '', sum(topics)
    FROM (SELECT *, -1 AS topics FROM before UNION ALL SELECT *, 1 FROM after) changes
    GROUP BY 1, 2, 3, 4 HAVING sum(topics) <> 0;
  END IF;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written > 0 AND lastval() / 1000 <> (lastval() - written) / 1000 THEN
    PERFORM fold_topic_counts();
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER topic_counts_inserted AFTER INSERT ON global_topics REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_topic_counts();
CREATE TRIGGER topic_counts_updated AFTER UPDATE ON global_topics REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_topic_counts();
CREATE TRIGGER topic_counts_deleted AFTER DELETE ON global_topics REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION note_topic_counts();

SELECT recount_topics();

-- The figures of each day, taken once a day by whichever node comes first.
CREATE TABLE catalog_metrics (
  date date PRIMARY KEY,
  metrics jsonb NOT NULL,
  taken_at timestamptz NOT NULL
);
