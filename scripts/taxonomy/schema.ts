import { z } from 'zod'
import { IAB_CODES } from '../../src/engine/taxonomy/iab-codes'
import {
  type CategorySource,
  EXCUSING_HEADS,
  type NodeSource,
  type OpenSubjectSource,
  type SensitivityWords,
  type SubjectSource,
  VALUE_FORMS,
  type Words,
} from '../../src/engine/taxonomy/source'
import {
  AUDIENCE_TYPES,
  AWARENESS_LEVELS,
  BUYER_JOURNEYS,
  INTENSITIES,
  INTENTS,
  PARENT_CATEGORIES,
  SEGMENT_TYPES,
  SENSITIVE_SUBJECTS,
  SENSITIVITIES,
} from '../../src/engine/taxonomy/vocabulary'
import { WORD_LISTS } from '../../src/engine/taxonomy/word-lists'

/** An entry of a list: one line of a file. */
const entry = z.string().min(1).max(240)
const entries = z.array(entry)
const categoryName = z.enum(PARENT_CATEGORIES)
const byCategory = z.partialRecord(categoryName, entries)

const code = z.string().refine((id) => IAB_CODES.has(id), 'not a code of the IAB Content Taxonomy 3.1')
const settings = { segment: z.enum(SEGMENT_TYPES), sensitivity: z.enum(SENSITIVITIES), intent: z.enum(INTENTS) }
const ownSettings = z.object(settings).partial().shape
const lists = z.object({ terms: entries, brands: entries, roles: entries, industries: entries }).partial().shape
const nodeName = z
  .string()
  .min(2)
  .max(80)
  .refine((text) => !text.includes('>'), 'the name of a node has no path separator')

const node: z.ZodType<NodeSource> = z.lazy(() =>
  z.strictObject({
    name: nodeName,
    iab: code.optional(),
    ...ownSettings,
    ...lists,
    children: z.array(node).optional(),
  }),
)
const rootNode = z.strictObject({
  name: nodeName.refine((text) => !text.includes(','), 'a comma separates values in exports'),
  iab: code,
  ...ownSettings,
  label: z.string().min(3),
  description: z.string().min(10),
  domains: z.array(z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}(\/[a-z0-9/-]*)?$/)).min(3),
  ...lists,
  children: z.array(node).optional(),
})

export const categoryFile: z.ZodType<CategorySource> = z.strictObject({
  category: categoryName,
  ...settings,
  general: nodeName,
  trade: nodeName.optional(),
  ...lists,
  nodes: z.array(rootNode).min(3),
})

const preference = z
  .string()
  .transform((text) => text.split(' > '))
  .pipe(z.tuple([categoryName, categoryName]))

const listsOf = <File extends keyof typeof WORD_LISTS>(file: File) =>
  Object.fromEntries(WORD_LISTS[file].map((name) => [name, entries])) as Record<
    (typeof WORD_LISTS)[File][number],
    typeof entries
  >
/** A word and what stands for it, one pair a line. */
const pairs = z.record(entry, entry)

/** The files of taxonomy/words, by the name of the file. */
export const wordFiles = {
  attributes: z.strictObject({
    ...listsOf('attributes'),
    sentences: z.array(
      z.strictObject({
        labels: entries,
        says: z.partialRecord(z.enum(VALUE_FORMS), z.string()),
        only: z.array(categoryName).optional(),
      }),
    ),
  }),
  audiences: z.array(
    z.strictObject({
      audience: z.enum(AUDIENCE_TYPES),
      awareness: z.enum(AWARENESS_LEVELS),
      journey: z.enum(BUYER_JOURNEYS),
      intensity: z.enum(INTENSITIES),
      frame: entries.optional(),
      topical: entries.optional(),
    }),
  ),
  'bought-for-work': z.strictObject(listsOf('bought-for-work')),
  briefs: z.strictObject(listsOf('briefs')),
  casing: z.strictObject(listsOf('casing')),
  'company-names': z.strictObject({ ...listsOf('company-names'), nicknames: pairs }),
  'company-words': byCategory,
  compounds: z.array(z.string().regex(/^\S+ \S+$/)),
  demographics: z.strictObject(listsOf('demographics')),
  dimensions: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(['demographic', 'geographic', 'firmographic']),
      called: entries,
      values: entries,
    }),
  ),
  doings: z.array(
    z.strictObject({
      category: categoryName,
      by: z.enum(['people', 'business', 'public']).optional(),
      verbs: entries,
      objects: entries,
    }),
  ),
  endings: byCategory,
  grammar: z.strictObject(listsOf('grammar')),
  'head-kinds': z.array(
    z.strictObject({
      category: categoryName,
      unless: z.array(categoryName).optional(),
      onlyBesideOthers: z.boolean().optional(),
      words: entries,
    }),
  ),
  'head-intents': z.partialRecord(z.enum(INTENTS), entries),
  keywords: z.strictObject(listsOf('keywords')),
  'ordinary-words': entries,
  people: z.strictObject(listsOf('people')),
  places: z.strictObject(listsOf('places')),
  predicates: z.strictObject({
    ...listsOf('predicates'),
    verbs: z.array(
      z.strictObject({
        audience: z.enum(AUDIENCE_TYPES),
        forms: z.array(z.enum(['base', 'past', 'participle'])),
        words: entries,
      }),
    ),
  }),
  preferences: z.strictObject({ brands: z.array(preference), terms: z.array(preference) }),
  purposes: z.array(z.strictObject({ category: categoryName, decidesAlways: z.boolean().optional(), words: entries })),
  segments: z.strictObject({
    ...listsOf('segments'),
    rules: z.array(
      z.strictObject({
        segment: z.enum(SEGMENT_TYPES),
        rule: z.string(),
        subject: categoryName.optional(),
        words: entries,
      }),
    ),
  }),
  sellers: z.strictObject({
    ...listsOf('sellers'),
    namings: pairs,
    abbreviations: pairs,
    leafMarks: z.strictObject({
      scores: entries,
      grades: entries,
      measures: entries,
      times: entries,
      fillers: entries,
      people: entries,
      bare: entries,
      ways: entries,
      measured: entries,
      aged: entries,
      made: entries,
      flags: entries,
    }),
    segmentMarks: z.partialRecord(z.enum(SEGMENT_TYPES), entries),
    categoryAliases: z.record(z.string(), categoryName),
  }),
  sentences: z.strictObject({
    ...listsOf('sentences'),
    missingNouns: pairs,
    joints: pairs,
    circumstances: pairs,
    workplaces: pairs,
    positions: pairs,
    doersOf: z.record(entry, z.array(categoryName)),
  }),
  spellings: z.strictObject({ ...listsOf('spellings'), irregularPlurals: pairs, variants: pairs, misspelt: pairs }),
  'telling-verbs': z.array(z.strictObject({ category: categoryName, decides: z.boolean().optional(), words: entries })),
  things: z.strictObject(listsOf('things')),
  titles: z.strictObject({
    ...listsOf('titles'),
    shortened: pairs,
    seniorities: z.strictObject({ executive: entries, director: entries, manager: entries }),
    departments: z.array(z.strictObject({ category: categoryName, words: entries })),
  }),
  verbs: z.strictObject({
    ...listsOf('verbs'),
    ofOnePerson: pairs,
    ofOnePersonBeforeObjects: pairs,
    ofOnePersonBeforeArticles: pairs,
  }),
} satisfies { [File in Exclude<keyof Words, 'sensitivity'>]: z.ZodType<Words[File]> }

const subject = z.enum(SENSITIVE_SUBJECTS)
const excusingHead = z.enum(EXCUSING_HEADS)

/** The files of taxonomy/sensitivity. */
export const subjectFile: z.ZodType<SubjectSource> = z.strictObject({
  subject,
  level: z.enum(SENSITIVITIES),
  rule: z.string(),
  category: categoryName.optional(),
  excusedBy: z.array(excusingHead),
  words: entries,
  names: entries.optional(),
  ambiguous: entries.optional(),
  beside: entries.optional(),
  with: entries.optional(),
  advocated: z.boolean().optional(),
  peoples: z.boolean().optional(),
  endings: entries.optional(),
  pairs: z.array(z.strictObject({ words: entries, with: entries })).optional(),
  numbered: entries.optional(),
  suffixes: entries.optional(),
  otherwise: entries.optional(),
})
export const openSubjectFile: z.ZodType<OpenSubjectSource> = z.strictObject({
  subject,
  words: entries,
  names: entries.optional(),
})
export const headsFile: z.ZodType<SensitivityWords['heads']> = z.array(
  z.strictObject({
    head: excusingHead,
    categories: z.array(categoryName).optional(),
    anywhere: z.boolean().optional(),
    adjacent: z.boolean().optional(),
    unlessConcerned: z.boolean().optional(),
    words: entries,
  }),
)
export const sensitivityGrammarFile: z.ZodType<Omit<SensitivityWords, 'subjects' | 'heads'>> = z.strictObject({
  advocacy: entries,
  binding: entries,
  general: entries,
  concerned: entries,
  wanting: entries,
  children: entries,
  maybeGrown: entries,
  certainlyYoung: entries,
  adults: entries,
  doing: entries,
  grades: entries,
  pupils: entries,
  afterPeople: entries,
  caring: entries,
  derivations: entries,
  fictions: entries,
  namesakes: entries,
  identities: entries,
  bearing: entries,
  surnames: entries,
  givenNames: entries,
  calledSo: entries,
  prefixes: entries,
})
