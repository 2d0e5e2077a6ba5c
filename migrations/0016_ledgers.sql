-- One mechanism for the ledgers of counts: catalog_counts, library_counts, topic_counts.
--
-- Triggers on the counted table write the differences, in the statement that makes them, so no writer can forget one. A
-- total is the sum of the rows. Every so many entries a trigger on the ledger folds it: one row for each kind again.
-- Writers only insert, hence never wait for each other.

-- In the order in which the application touches them.
LOCK TABLE global_topics, org_topics IN ACCESS EXCLUSIVE MODE;

DROP TRIGGER org_topics_inserted ON org_topics;
DROP TRIGGER org_topics_updated ON org_topics;
DROP TRIGGER org_topics_deleted ON org_topics;
DROP TRIGGER topic_counts_inserted ON global_topics;
DROP TRIGGER topic_counts_updated ON global_topics;
DROP TRIGGER topic_counts_deleted ON global_topics;
DROP FUNCTION note_library_counts, fold_library_counts, note_topic_counts, fold_topic_counts, recount_topics;

-- The columns a ledger counts by.
CREATE FUNCTION ledger_kinds(ledger regclass) RETURNS text STABLE LANGUAGE sql AS $$
  SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
  WHERE attrelid = ledger AND attnum > 0 AND NOT attisdropped AND attname NOT IN ('entry', 'topics')
$$;

-- Folds the ledger, or the part of it that has the new row's value in the column named. Only one transaction folds at a
-- time and the others skip it: rows that are being written meanwhile stay for the next time. Folded rows have entry 0,
-- which never makes a fold due.
CREATE FUNCTION fold_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds text := ledger_kinds(TG_RELID);
  part text := to_jsonb(NEW)->>TG_ARGV[0];
BEGIN
  IF pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', TG_TABLE_NAME, part), 0)) THEN
    EXECUTE format(
      'WITH folded AS (DELETE FROM %1$s WHERE %3$s RETURNING *)
       INSERT INTO %1$s (entry, %2$s, topics) OVERRIDING SYSTEM VALUE
       SELECT 0, %2$s, sum(topics) FROM folded GROUP BY %2$s HAVING sum(topics) <> 0',
      TG_RELID::regclass, kinds, CASE WHEN part IS NULL THEN 'true' ELSE format('%I = %L', TG_ARGV[0], part) END);
  END IF;
  RETURN NULL;
END
$$;

-- Makes `ledger` count the rows of `source` that fulfil `condition`, by `kinds`: expressions over a row of `source`, in the
-- order of the ledger's columns. It is folded every `fold_every` entries, all of it or the part with the same `part`.
-- The triggers are written out as functions of their own, because plans of dynamic SQL are not kept. The planner cannot
-- know how many rows will come, and hashing texts takes a tenth of the time of sorting them: hence no sorting.
CREATE FUNCTION keep_ledger(ledger regclass, source regclass, kinds text, condition text, fold_every int, part text = '')
RETURNS void LANGUAGE plpgsql AS $keep$
DECLARE
  -- A kind of which there are as many as before gets no entry.
  note text := format('INSERT INTO %1$s (%2$s, topics) SELECT %3$s, sum(topics) FROM (%%s) changes WHERE %4$s
                       GROUP BY %3$s HAVING sum(topics) <> 0', ledger, ledger_kinds(ledger), kinds, condition);
  removed text := 'SELECT *, -1 AS topics FROM before';
  added text := 'SELECT *, 1 AS topics FROM after';
BEGIN
  EXECUTE format($function$
    CREATE FUNCTION note_%1$s() RETURNS trigger LANGUAGE plpgsql SET enable_sort = off AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN %2$s;
      ELSIF TG_OP = 'DELETE' THEN %3$s;
      ELSE %4$s;
      END IF;
      RETURN NULL;
    END
    $body$;
    CREATE TRIGGER %1$s_inserted AFTER INSERT ON %5$s REFERENCING NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION note_%1$s();
    CREATE TRIGGER %1$s_updated AFTER UPDATE ON %5$s REFERENCING OLD TABLE AS before NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION note_%1$s();
    CREATE TRIGGER %1$s_deleted AFTER DELETE ON %5$s REFERENCING OLD TABLE AS before
      FOR EACH STATEMENT EXECUTE FUNCTION note_%1$s();
    $function$, ledger, format(note, added), format(note, removed), format(note, removed || ' UNION ALL ' || added), source);
  EXECUTE format(
    'CREATE TRIGGER %1$s_due AFTER INSERT ON %1$s FOR EACH ROW WHEN (NEW.entry > 0 AND NEW.entry %% %2$s = 0)
     EXECUTE FUNCTION fold_ledger(%3$L)', ledger, fold_every, part);
  -- For rows that were written past the triggers.
  EXECUTE format($function$
    CREATE FUNCTION recount_%1$s() RETURNS void LANGUAGE sql AS $body$
      LOCK TABLE %2$s IN SHARE ROW EXCLUSIVE MODE;
      DELETE FROM %1$s;
      INSERT INTO %1$s (entry, %3$s, topics) OVERRIDING SYSTEM VALUE
      SELECT 0, %4$s, count(*) FROM %2$s WHERE %5$s GROUP BY %4$s;
    $body$
    $function$, ledger, source, ledger_kinds(ledger), kinds, condition);
END
$keep$;

SELECT keep_ledger('catalog_counts', 'global_topics',
  'taxonomy_type, parent_category, taxonomy_path, segment_type, audience_type',
  'archived_at IS NULL AND merged_into IS NULL', 10000);

SELECT keep_ledger('topic_counts', 'global_topics',
  $$engine_version, topic_state(merged_into, archived_at), review_status IS NOT DISTINCT FROM 'needs_review', iab_code <> ''$$,
  'true', 1000);

-- An organization that is being deleted takes its ledger along.
SELECT keep_ledger('library_counts', 'org_topics',
  'org_id, workspace_id, taxonomy_type, parent_category, subcategory, segment_type, audience_type',
  'visible AND EXISTS (SELECT FROM organizations o WHERE o.id = org_id)', 4000, 'org_id');

-- Until now the application counted the catalog itself, and nodes of the version before do so until they are restarted:
-- what they write would count twice. Entries of the triggers and folded rows are let through.
CREATE FUNCTION ignore_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER catalog_counts_by_application BEFORE INSERT ON catalog_counts FOR EACH ROW
  WHEN (NEW.entry > 0 AND pg_trigger_depth() = 0) EXECUTE FUNCTION ignore_row();

SELECT recount_catalog_counts();
