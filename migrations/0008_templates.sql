-- Output templates. A built-in one keeps only what an operator changed of it, the rest is the code's: so an upgrade brings
-- its new texts to everybody who has not written their own. Any other template keeps all its fields.
CREATE TABLE output_templates (
  id text PRIMARY KEY,
  platform_key text NOT NULL UNIQUE,
  built_in boolean NOT NULL DEFAULT false,
  fields jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO output_templates (id, platform_key, built_in, fields) VALUES
  ('tpl_dspapi', 'dspapi', true, '{}'),
  ('tpl_marketplace', 'marketplace', true, '{}'),
  ('tpl_internal', 'internal', true, '{}'),
  ('tpl_exchange', 'exchange', true, '{}');

-- One row, which changes with every change of a template: a node that has read the templates of this version need not
-- read them again. By trigger, so that a change made by hand is noticed too.
CREATE TABLE output_template_version (version uuid NOT NULL);
INSERT INTO output_template_version VALUES (gen_random_uuid());

CREATE FUNCTION note_template_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE output_template_version SET version = gen_random_uuid();
  RETURN NULL;
END
$$;
CREATE TRIGGER output_templates_changed AFTER INSERT OR UPDATE OR DELETE ON output_templates
  FOR EACH STATEMENT EXECUTE FUNCTION note_template_change();
