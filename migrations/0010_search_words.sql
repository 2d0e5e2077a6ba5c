-- Catalog search by whole words: those of the vocabulary that contain what was typed, then the topics that have them. Rows
-- of trigrams are long and many; a word's row is short.

-- Without the tail of words that no index could hold.
CREATE FUNCTION search_words(search_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_to_array(
    CASE WHEN octet_length(search_text) <= 2000 THEN search_text
         ELSE regexp_replace(search_text, '([^ ]{200})[^ ]+', '\1', 'g') END, ' ')
$$;

-- A short list of what is pending, since every search reads it.
CREATE INDEX global_topics_words ON global_topics USING gin (search_words(search_text))
  WITH (gin_pending_list_limit = 512) WHERE archived_at IS NULL AND merged_into IS NULL;

-- Every word of the catalog, some of them twice: two transactions that bring the same new word do not wait for each other.
CREATE TABLE catalog_words (word text NOT NULL);
INSERT INTO catalog_words
SELECT DISTINCT word FROM global_topics, unnest(search_words(search_text)) AS words (word) WHERE word <> '';
CREATE INDEX catalog_words_word ON catalog_words (word);
CREATE INDEX catalog_words_part ON catalog_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- By trigger, because topics are written in many places.
CREATE FUNCTION note_catalog_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  texts text[];
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    texts := ARRAY[NEW.search_text];
  ELSE
    SELECT array_agg(search_text) INTO texts FROM after;
  END IF;
  INSERT INTO catalog_words
  SELECT DISTINCT given.word FROM unnest(texts) AS t (search_text), unnest(search_words(t.search_text)) AS given (word)
  WHERE given.word <> '' AND NOT EXISTS (SELECT FROM catalog_words known WHERE known.word = given.word);
  RETURN NULL;
END
$$;
CREATE TRIGGER catalog_words_inserted AFTER INSERT ON global_topics REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_words();
CREATE TRIGGER catalog_words_updated AFTER UPDATE OF search_text ON global_topics
  FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION note_catalog_words();

-- The two filters that leave the longest lists together: deep pages skip along these.
CREATE INDEX global_topics_type_segment ON global_topics (taxonomy_type, segment_type, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX org_topics_type_segment ON org_topics (org_id, taxonomy_type, segment_type, created_at DESC, id DESC)
  INCLUDE (visible, workspace_id);

-- Totals from the ledgers without reading all of them.
CREATE INDEX catalog_counts_kinds ON catalog_counts (taxonomy_type, segment_type)
  INCLUDE (parent_category, audience_type, topics);
CREATE INDEX library_counts_kinds ON library_counts (org_id, taxonomy_type, segment_type)
  INCLUDE (workspace_id, parent_category, audience_type, topics);
DROP INDEX library_counts_org;
