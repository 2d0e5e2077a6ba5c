-- The library's search looks where the catalog's does: in names, paths and keywords, with what the organization changed of
-- them. Null in links that a server of an earlier version wrote, until their topic changes.
ALTER TABLE org_topics ADD COLUMN search_text text;
UPDATE org_topics o
SET search_text = ' ' || coalesce(o.overlay->>'normalized_name', g.normalized_name)
  || substr(g.search_text, length(g.normalized_name) + 2) || coalesce(o.overlay->>'search_text', '')
FROM global_topics g WHERE g.id = o.topic_id;
CREATE INDEX org_topics_text ON org_topics USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit = 512);
DROP INDEX org_topics_search;

-- How many rows a batch has been sent so far includes those that wait for the servers.
ALTER TABLE import_staged_chunks ADD COLUMN row_count integer NOT NULL DEFAULT 0;
