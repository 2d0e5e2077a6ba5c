import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packageRoot } from '../../src/db/package-root'
import { contractions } from '../harness/migrations'

/** Those before were released, or made, without this rule. */
const FIRST_CHECKED = '0034'

/**
 * Migrations that take something away, each with the reason why no node of the release before needs it any more:
 * the file, what it does, and since which version the code does without.
 */
const CONTRACTIONS: Record<string, { what: string[]; reason: string }> = {}

const folder = join(packageRoot(), 'migrations')
const files = readdirSync(folder).filter((file) => file >= FIRST_CHECKED)

test.each(files)('%s leaves nodes of the release before working', async (file) => {
  const taken = await contractions(readFileSync(join(folder, file), 'utf8'))
  expect(taken).toEqual(CONTRACTIONS[file]?.what ?? [])
})

describe('what counts as taking away', () => {
  test.each([
    ['DROP TABLE topics', 'DROP TABLE topics'],
    ['ALTER TABLE topics DROP COLUMN name', 'DROP COLUMN topics.name'],
    ['ALTER TABLE topics RENAME TO subjects', 'RENAME topics'],
    ['ALTER TABLE topics RENAME COLUMN name TO title', 'RENAME topics.name'],
    ['ALTER TABLE topics ALTER COLUMN name SET NOT NULL', 'SET NOT NULL topics.name'],
    ['ALTER TABLE topics ALTER COLUMN name DROP DEFAULT', 'DROP DEFAULT topics.name'],
    ['ALTER TABLE topics ALTER COLUMN count TYPE bigint', 'TYPE topics.count'],
    ['ALTER TABLE topics ADD COLUMN name text NOT NULL', 'ADD COLUMN topics.name NOT NULL without a default'],
    ['ALTER TABLE topics ADD CONSTRAINT short CHECK (length(name) < 9)', 'ADD CONSTRAINT topics.short'],
    ['CREATE UNIQUE INDEX one ON topics (name)', 'UNIQUE INDEX one on topics'],
    ['DROP TRIGGER noted ON topics', 'DROP TRIGGER topics.noted'],
    ['DROP FUNCTION note()', 'DROP FUNCTION note'],
  ])('%s', async (sql, what) => {
    expect(await contractions(sql)).toEqual([what])
  })

  test.each([
    'CREATE TABLE topics (id text PRIMARY KEY, name text NOT NULL UNIQUE)',
    'ALTER TABLE topics ADD COLUMN name text',
    `ALTER TABLE topics ADD COLUMN name text NOT NULL DEFAULT ''`,
    'CREATE INDEX by_name ON topics (name)',
    'DROP INDEX by_name',
    'CREATE OR REPLACE FUNCTION note() RETURNS void LANGUAGE sql AS $$ SELECT $$',
    'CREATE TABLE new (id text, name text); CREATE UNIQUE INDEX one ON new (name); ALTER TABLE new ALTER name SET NOT NULL',
    'ALTER TABLE topics DROP CONSTRAINT short; ALTER TABLE topics ALTER COLUMN name DROP NOT NULL',
    'DROP TRIGGER noted ON topics; CREATE TRIGGER noted AFTER INSERT ON topics EXECUTE FUNCTION note()',
    `ALTER TABLE topics DROP CONSTRAINT kinds; ALTER TABLE topics ADD CONSTRAINT kinds CHECK (kind IN ('a', 'b'))`,
    `UPDATE topics SET name = ''`,
  ])('not: %s', async (sql) => {
    expect(await contractions(sql)).toEqual([])
  })
})
