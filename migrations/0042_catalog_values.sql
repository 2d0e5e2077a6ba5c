-- How many visible topics have each value of the columns that the catalog can be filtered by: a ledger like catalog_counts, from
-- which these values are listed without visiting the catalog's indexes. A topic counts once in every column, so keep_ledger, which
-- counts it once, does not fit. Grouping each column by itself takes half the time of turning a topic into eight rows first.
CREATE TABLE catalog_values (
  entry bigint GENERATED ALWAYS AS IDENTITY,
  -- A column of global_topics.
  facet text NOT NULL,
  value text NOT NULL,
  -- Not bigint, whose sums are numeric: a tenth slower.
  topics integer NOT NULL
);

DO $keep$
DECLARE
  facets text[] := '{parent_category, taxonomy_type, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4,
                     audience_type, segment_type}';
  -- The columns that a row is not grouped by are null.
  value text := format('coalesce(%s)', array_to_string(facets, ', '));
  counted text := (
    SELECT format('SELECT CASE %s END, %s, sum(topics) FROM (%%s) changes WHERE archived_at IS NULL AND merged_into IS NULL
                   GROUP BY GROUPING SETS (%s) HAVING %2$s IS NOT NULL AND sum(topics) <> 0',
                  string_agg(format('WHEN grouping(%1$I) = 0 THEN %1$L', facet), ' '), value,
                  string_agg(format('(%I)', facet), ', '))
    FROM unnest(facets) AS facet
  );
  note text := 'INSERT INTO catalog_values (facet, value, topics) ' || counted;
  removed text := 'SELECT *, -1 AS topics FROM before';
  added text := 'SELECT *, 1 AS topics FROM after';
BEGIN
  EXECUTE format($function$
    CREATE FUNCTION note_catalog_values() RETURNS trigger LANGUAGE plpgsql SET enable_sort = off AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN %s;
      ELSIF TG_OP = 'DELETE' THEN %s;
      ELSE %s;
      END IF;
      RETURN NULL;
    END
    $body$
    $function$, format(note, added), format(note, removed), format(note, removed || ' UNION ALL ' || added));
  EXECUTE format($function$
    CREATE FUNCTION recount_catalog_values() RETURNS void LANGUAGE sql SET enable_sort = off AS $body$
      LOCK TABLE global_topics IN SHARE ROW EXCLUSIVE MODE;
      DELETE FROM catalog_values;
      INSERT INTO catalog_values (entry, facet, value, topics) OVERRIDING SYSTEM VALUE SELECT 0, * FROM (%s) totals;
    $body$
    $function$, format(counted, 'SELECT *, 1 AS topics FROM global_topics'));
END
$keep$;

CREATE TRIGGER catalog_values_inserted AFTER INSERT ON global_topics REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_values();
CREATE TRIGGER catalog_values_updated AFTER UPDATE ON global_topics REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_values();
CREATE TRIGGER catalog_values_deleted AFTER DELETE ON global_topics REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_values();
CREATE TRIGGER catalog_values_due AFTER INSERT ON catalog_values FOR EACH ROW WHEN (NEW.entry > 0 AND NEW.entry % 4000 = 0)
  EXECUTE FUNCTION fold_ledger('');
SELECT recount_catalog_values();
