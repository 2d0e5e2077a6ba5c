-- Topics that an engine filed by a guess say so, and imports count them. Earlier versions made no difference: their topics
-- count as certain until they are classified again. A link repeats what is true for its library.
ALTER TABLE global_topics ADD COLUMN uncertain boolean NOT NULL DEFAULT false;
ALTER TABLE org_topics ADD COLUMN uncertain boolean NOT NULL DEFAULT false;
ALTER TABLE import_batches ADD COLUMN uncertain_count integer NOT NULL DEFAULT 0;
