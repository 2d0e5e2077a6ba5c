-- Libraries are searched by words, as the catalog is: an index of the trigrams of each topic's texts was the costliest of all
-- that a new topic writes. Nodes of the release before find the same without it.
DROP INDEX org_topics_text;
CREATE INDEX org_topics_words ON org_topics USING gin (search_words(search_text)) WITH (gin_pending_list_limit = 512);

-- The words that organizations wrote themselves, beside those of the catalog: searches for the beginning of a word look here for
-- how it goes on.
CREATE TABLE library_words (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  word text NOT NULL,
  PRIMARY KEY (org_id, word)
);

CREATE FUNCTION own_words(link_overlay jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_words(concat_ws(' ', link_overlay->>'normalized_name', link_overlay->>'search_text'))
$$;

CREATE FUNCTION note_library_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' THEN
    INSERT INTO library_words SELECT DISTINCT NEW.org_id, word FROM unnest(own_words(NEW.overlay)) AS own (word)
    WHERE word <> '' ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO library_words SELECT DISTINCT a.org_id, own.word FROM after a, unnest(own_words(a.overlay)) AS own (word)
    WHERE a.overlay ?| ARRAY['normalized_name', 'search_text'] AND own.word <> ''
    ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER library_words_inserted AFTER INSERT ON org_topics REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_library_words();
CREATE TRIGGER library_words_updated AFTER UPDATE OF overlay ON org_topics
  FOR EACH ROW WHEN (NEW.overlay ?| ARRAY['normalized_name', 'search_text'] AND OLD.overlay IS DISTINCT FROM NEW.overlay)
  EXECUTE FUNCTION note_library_words();

INSERT INTO library_words
SELECT DISTINCT o.org_id, own.word FROM org_topics o, unnest(own_words(o.overlay)) AS own (word)
WHERE o.overlay ?| ARRAY['normalized_name', 'search_text'] AND own.word <> '';

-- Their other columns were for filters that have indexes of their own.
DROP INDEX global_topics_created, global_topics_type;
CREATE INDEX global_topics_created ON global_topics (created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_type ON global_topics (taxonomy_type, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL;
