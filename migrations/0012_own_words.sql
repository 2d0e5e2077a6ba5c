-- Words that an organization wrote itself leave the catalog for its own overlay. Whose they are only the engine can tell:
-- the topics that may hold some are listed here, and catalog/split-words.ts takes them apart before a node serves anything.

CREATE TABLE unsplit_topics (topic_id text PRIMARY KEY REFERENCES global_topics ON DELETE CASCADE);
INSERT INTO unsplit_topics SELECT id FROM global_topics WHERE source IN ('manual', 'import', 'sync');

-- Nodes are restarted one after the other, and those of the version before still add topics in their manner: without this
-- mark. They are listed too, for the last node that starts.
ALTER TABLE global_topics ADD COLUMN words_apart boolean NOT NULL DEFAULT false;

CREATE FUNCTION note_unsplit_topics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unsplit_topics SELECT id FROM after WHERE NOT words_apart AND source IN ('manual', 'import', 'sync');
  RETURN NULL;
END
$$;
CREATE TRIGGER unsplit_topics_inserted AFTER INSERT ON global_topics REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_unsplit_topics();

-- What an organization finds topics of the catalog by beside the catalog's own words: its own keywords.
CREATE INDEX org_topics_own_words ON org_topics USING gin ((overlay->>'search_text') gin_trgm_ops)
  WHERE overlay ? 'search_text';
