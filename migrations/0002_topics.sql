-- The catalog that all organizations share, and the libraries that link to it.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE global_topics (
  id text PRIMARY KEY,
  topic_name text NOT NULL,
  normalized_name text NOT NULL,
  -- 36 bits of the name's canonical words: topics at 0.95 or more always share it.
  name_key bigint NOT NULL,
  -- The claim to be the catalog's one topic of this name and classification; two topics at 0.95 or more would share it.
  -- Null where another topic holds it already (after a reclassification), and on archived and merged topics.
  identity bytea UNIQUE,
  parent_category text NOT NULL,
  taxonomy_type text NOT NULL,
  subcategory text NOT NULL,
  subcategory_l1 text,
  subcategory_l2 text,
  subcategory_l3 text,
  subcategory_l4 text,
  taxonomy_path text NOT NULL,
  segment_type text NOT NULL,
  audience_type text NOT NULL,
  iab_code text NOT NULL,
  keywords text[] NOT NULL,
  primary_intent text NOT NULL,
  secondary_intent text NOT NULL,
  intensity text NOT NULL,
  awareness text NOT NULL,
  sensitivity text NOT NULL,
  buyer_journey text NOT NULL,
  funnel text NOT NULL,
  composite_score smallint NOT NULL,
  confidence double precision NOT NULL,
  segment_name_dspapi text NOT NULL,
  segment_name_marketplace text NOT NULL,
  segment_name_internal text NOT NULL,
  segment_desc_dspapi text NOT NULL,
  segment_desc_marketplace text NOT NULL,
  internal_description text NOT NULL,
  -- Outputs of templates without columns of their own: {platformKey: {name, description}}.
  platform_outputs jsonb NOT NULL DEFAULT '{}',
  engine_version text NOT NULL,
  performance_score double precision,
  source text NOT NULL,
  -- Name, path and keywords in one spelling, a space before every word: what catalog search looks in.
  search_text text NOT NULL,
  review_status text CHECK (review_status IN ('needs_review', 'reviewed')),
  review_reason text,
  archived_at timestamptz,
  merged_into text REFERENCES global_topics,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Standard reads see neither archived nor merged topics. An index for each order and each filter of the catalog; those
-- most asked for carry the other filters, so that skipping to a deep page reads no topic.
CREATE INDEX global_topics_created ON global_topics (created_at DESC, id DESC)
  INCLUDE (taxonomy_type, parent_category, subcategory, segment_type, audience_type)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_name ON global_topics (topic_name, id) WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_type ON global_topics (taxonomy_type, created_at DESC, id DESC)
  INCLUDE (parent_category, subcategory, segment_type, audience_type)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_category ON global_topics (parent_category, created_at DESC, id DESC)
  INCLUDE (taxonomy_type, subcategory, segment_type, audience_type)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_segment ON global_topics (segment_type, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_audience ON global_topics (audience_type, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_subcategory ON global_topics (subcategory, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_l1 ON global_topics (subcategory_l1, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL AND subcategory_l1 IS NOT NULL;
CREATE INDEX global_topics_l2 ON global_topics (subcategory_l2, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL AND subcategory_l2 IS NOT NULL;
CREATE INDEX global_topics_l3 ON global_topics (subcategory_l3, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL AND subcategory_l3 IS NOT NULL;
CREATE INDEX global_topics_l4 ON global_topics (subcategory_l4, created_at DESC, id DESC)
  WHERE archived_at IS NULL AND merged_into IS NULL AND subcategory_l4 IS NOT NULL;
-- A search of a single letter is answered from the beginning of names.
CREATE INDEX global_topics_prefix ON global_topics (normalized_name text_pattern_ops)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_search ON global_topics USING gin (search_text gin_trgm_ops)
  WHERE archived_at IS NULL AND merged_into IS NULL;
CREATE INDEX global_topics_name_key ON global_topics (name_key);

-- Two bytes a component. Apart from the topics, so that no list reads it; `bucket` is the subcategory's hash: topics of
-- other buckets lie below 0.75 unless they share the name.
CREATE TABLE topic_embeddings (
  topic_id text PRIMARY KEY REFERENCES global_topics ON DELETE CASCADE,
  bucket integer NOT NULL,
  embedding bytea NOT NULL
);
CREATE INDEX topic_embeddings_bucket ON topic_embeddings (bucket) INCLUDE (topic_id, embedding);

-- How many visible topics there are of each kind: a ledger of differences, summed when read and folded now and then, so
-- that two intakes never wait for each other's counter row.
CREATE TABLE catalog_counts (
  -- Says by itself when the ledger has grown enough to be folded.
  entry bigint GENERATED ALWAYS AS IDENTITY,
  taxonomy_type text NOT NULL,
  parent_category text NOT NULL,
  taxonomy_path text NOT NULL,
  segment_type text NOT NULL,
  audience_type text NOT NULL,
  topics bigint NOT NULL
);

CREATE TABLE global_topic_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic_id text NOT NULL REFERENCES global_topics ON DELETE CASCADE,
  change_type text NOT NULL,
  engine_version_before text,
  engine_version_after text,
  previous_values jsonb NOT NULL DEFAULT '{}',
  new_values jsonb NOT NULL DEFAULT '{}',
  changed_by text,
  source text NOT NULL,
  batch_id text,
  metadata jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL
);
CREATE INDEX global_topic_history_topic ON global_topic_history (topic_id, id DESC);
CREATE INDEX global_topic_history_batch ON global_topic_history (batch_id, topic_id) WHERE batch_id IS NOT NULL;

-- A library: links to the catalog. `overlay` holds the fields that this organization changed, with the outputs they
-- lead to; the other columns repeat the effective record (global and overlay) for filters, sorting and search, and are
-- written in the transaction that changes either: a cache of the link, never a second truth.
CREATE TABLE org_topics (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  topic_id text NOT NULL REFERENCES global_topics,
  workspace_id text,
  overlay jsonb,
  external_id text,
  source text NOT NULL,
  batch_id text,
  performance_score double precision,
  -- False while the global topic is archived or merged.
  visible boolean NOT NULL DEFAULT true,
  topic_name text NOT NULL,
  normalized_name text NOT NULL,
  parent_category text NOT NULL,
  taxonomy_type text NOT NULL,
  subcategory text NOT NULL,
  subcategory_l1 text,
  subcategory_l2 text,
  subcategory_l3 text,
  subcategory_l4 text,
  segment_type text NOT NULL,
  audience_type text NOT NULL,
  iab_code text NOT NULL,
  engine_version text NOT NULL,
  sensitivity text NOT NULL,
  intensity text NOT NULL,
  buyer_journey text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, topic_id),
  FOREIGN KEY (org_id, workspace_id) REFERENCES workspaces ON DELETE SET NULL (workspace_id)
);
CREATE INDEX org_topics_global ON org_topics (topic_id);
CREATE INDEX org_topics_normalized ON org_topics (org_id, normalized_name);
CREATE INDEX org_topics_created ON org_topics (org_id, created_at DESC, id DESC)
  INCLUDE (visible, workspace_id, parent_category, taxonomy_type, subcategory, subcategory_l1, subcategory_l2,
           subcategory_l3, subcategory_l4, segment_type, audience_type, source, engine_version, sensitivity, intensity,
           buyer_journey);
CREATE INDEX org_topics_name ON org_topics (org_id, topic_name, id);
CREATE INDEX org_topics_category ON org_topics (org_id, parent_category, created_at DESC, id DESC)
  INCLUDE (visible, workspace_id, taxonomy_type, subcategory, segment_type, audience_type);
CREATE INDEX org_topics_type ON org_topics (org_id, taxonomy_type, created_at DESC, id DESC)
  INCLUDE (visible, workspace_id, parent_category, subcategory, segment_type, audience_type);
CREATE INDEX org_topics_external ON org_topics (org_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX org_topics_search ON org_topics USING gin (normalized_name gin_trgm_ops);

-- How many visible topics each library holds of each kind: a ledger of differences like catalog_counts, from which lists
-- take their totals. By trigger, because links change in many places, one of them a foreign key.
CREATE TABLE library_counts (
  entry bigint GENERATED ALWAYS AS IDENTITY,
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  workspace_id text,
  taxonomy_type text NOT NULL,
  parent_category text NOT NULL,
  subcategory text NOT NULL,
  segment_type text NOT NULL,
  audience_type text NOT NULL,
  topics bigint NOT NULL
);
CREATE INDEX library_counts_org ON library_counts (org_id);

-- One entry for each kind again; entries that others are writing meanwhile stay for the next time.
CREATE FUNCTION fold_library_counts(library text) RETURNS void LANGUAGE sql AS $$
  WITH folded AS (
    DELETE FROM library_counts
    WHERE org_id = library AND (SELECT pg_try_advisory_xact_lock(hashtextextended('library_counts ' || library, 0)))
    RETURNING *
  )
  INSERT INTO library_counts (org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type,
                              audience_type, topics)
  SELECT org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type, audience_type, sum(topics)
  FROM folded GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(topics) <> 0
$$;

-- The entries' own numbers say when it is time to fold. An organization that is being deleted takes its ledger along.
CREATE FUNCTION note_library_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  library text;
  written bigint := 0;
  noted bigint;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO library_counts (org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type,
                                audience_type, topics)
    SELECT org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type, audience_type, -count(*)
    FROM before WHERE visible AND EXISTS (SELECT FROM organizations WHERE id = org_id) GROUP BY 1, 2, 3, 4, 5, 6, 7;
    GET DIAGNOSTICS noted = ROW_COUNT;
    written := written + noted;
    SELECT org_id INTO library FROM before LIMIT 1;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO library_counts (org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type,
                                audience_type, topics)
    SELECT org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type, audience_type, count(*)
    FROM after WHERE visible GROUP BY 1, 2, 3, 4, 5, 6, 7;
    GET DIAGNOSTICS noted = ROW_COUNT;
    written := written + noted;
    SELECT org_id INTO library FROM after LIMIT 1;
  END IF;
  IF written > 0 AND lastval() / 4000 <> (lastval() - written) / 4000 THEN
    PERFORM fold_library_counts(library);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER org_topics_inserted AFTER INSERT ON org_topics REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_library_counts();
CREATE TRIGGER org_topics_updated AFTER UPDATE ON org_topics REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_library_counts();
CREATE TRIGGER org_topics_deleted AFTER DELETE ON org_topics REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION note_library_counts();

CREATE TABLE org_topic_history (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  org_topic_id text NOT NULL,
  change_type text NOT NULL,
  changed_by text NOT NULL,
  previous_values jsonb NOT NULL DEFAULT '{}',
  new_values jsonb NOT NULL DEFAULT '{}',
  source text NOT NULL,
  metadata jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX org_topic_history_topic ON org_topic_history (org_id, org_topic_id, changed_at DESC, id DESC);

-- What was pushed where. Written by push runs; read here for a topic's status and before it is unlinked.
CREATE TABLE activations (
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  id text NOT NULL,
  org_topic_id text NOT NULL,
  connection_id text NOT NULL,
  platform text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'deactivated', 'error')),
  platform_segment_id text,
  pushed_name text,
  pushed_description text,
  engine_version_at_push text,
  activated_at timestamptz,
  deactivated_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX activations_topic ON activations (org_id, org_topic_id, platform, created_at DESC, id DESC);
