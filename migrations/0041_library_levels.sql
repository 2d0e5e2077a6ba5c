-- How many visible topics each library holds of each level below the subcategory: a ledger like library_counts. The values that
-- a library can be filtered by come from it, without reading the library.
CREATE TABLE library_levels (
  entry bigint GENERATED ALWAYS AS IDENTITY,
  org_id text NOT NULL REFERENCES organizations ON DELETE CASCADE,
  workspace_id text,
  subcategory_l1 text NOT NULL,
  subcategory_l2 text,
  subcategory_l3 text,
  subcategory_l4 text,
  topics bigint NOT NULL
);
CREATE INDEX library_levels_org ON library_levels (org_id);

SELECT keep_ledger('library_levels', 'org_topics',
  'org_id, workspace_id, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4',
  'visible AND subcategory_l1 IS NOT NULL AND EXISTS (SELECT FROM organizations o WHERE o.id = org_id)', 4000, 'org_id');
SELECT recount_library_levels();
