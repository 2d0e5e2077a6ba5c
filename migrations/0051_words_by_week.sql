-- The index of words also knows in which week a topic was made. A search that very many topics match then reads the newest of them
-- alone, however large the catalog is. Nodes of the release before find the same with it.
CREATE FUNCTION creation_week(created_at timestamptz) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((created_at AT TIME ZONE 'UTC')::date - DATE '2001-01-01') / 7
$$;

DROP INDEX global_topics_words;
CREATE INDEX global_topics_words ON global_topics USING gin (search_words(search_text), (ARRAY[creation_week(created_at)]))
  WITH (gin_pending_list_limit = 2048) WHERE archived_at IS NULL AND merged_into IS NULL;
-- Searches read from the statistics which words are frequent; a new index has none.
ANALYZE global_topics;
