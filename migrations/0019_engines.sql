-- Which engine answered, and what an import cost.

-- `local` or `llm`; null for topics that were classified before this was recorded.
ALTER TABLE global_topics ADD COLUMN engine text CHECK (engine IN ('local', 'llm'));

ALTER TABLE import_batches
  -- Who classifies new topics: with `auto` the local engine where it is sure, the LLM elsewhere.
  ADD COLUMN engine text NOT NULL DEFAULT 'local' CHECK (engine IN ('local', 'llm', 'auto')),
  ADD COLUMN chunk_size integer NOT NULL DEFAULT 500,
  ADD COLUMN local_count integer NOT NULL DEFAULT 0,
  ADD COLUMN llm_count integer NOT NULL DEFAULT 0,
  -- Topics that the LLM was to classify and did not; the local engine's answer stays.
  ADD COLUMN llm_failed_count integer NOT NULL DEFAULT 0,
  ADD COLUMN llm_tokens bigint NOT NULL DEFAULT 0,
  -- In US dollars; calls whose price is not known add nothing.
  ADD COLUMN llm_cost numeric(14, 6) NOT NULL DEFAULT 0;
UPDATE import_batches SET engine = 'llm' WHERE use_llm;
