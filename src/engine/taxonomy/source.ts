import type {
  AudienceType,
  Awareness,
  BuyerJourney,
  Intensity,
  Intent,
  ParentCategory,
  SegmentType,
  SensitiveSubject,
  Sensitivity,
} from './vocabulary'
import type { WORD_LISTS } from './word-lists'

/**
 * What the files of taxonomy/ say. An entry is one line:
 * - `suv`            an ordinary word or phrase, lower case, singular
 * - `~compact`       a hint: it counts only beside other evidence or when nothing else is known
 * - `insurance!`     decisive: when it is what the name is about, it wins over its neighbours ("dog insurance")
 * A brand is written as it is shown, other spellings after `=` separated by `|`: `Volkswagen = vw | volkswagon`. One that
 * is also an ordinary word is written `~Apple`.
 */
type Entries = readonly string[]

export type WordLists = {
  /** Products, services, activities, problems: everything people would call this. */
  terms?: Entries
  brands?: Entries
  /** Job titles and occupations filed here. */
  roles?: Entries
  /** Kinds of company, trades and sectors, as business audiences name them. */
  industries?: Entries
}

export type NodeSource = WordLists & {
  name: string
  iab?: string
  /** These hold for the node and all below it, where they differ from the category's own. */
  segment?: SegmentType
  sensitivity?: Sensitivity
  intent?: Intent
  children?: NodeSource[]
}

export type RootNodeSource = NodeSource & {
  iab: string
  /** How a description names the people's interest: "electric cars and charging". */
  label: string
  /** One line: what the people in such an audience do or look for, as a verb phrase. */
  description: string
  /** Representative sites, best known first. */
  domains: string[]
}

export type CategorySource = WordLists & {
  category: ParentCategory
  segment: SegmentType
  sensitivity: Sensitivity
  intent: Intent
  /** The level-0 node for what leads to no other. */
  general: string
  /** The same for those who work in it, where that differs. */
  trade?: string
  nodes: RootNodeSource[]
}

/** What a name is about when it is no longer about the people concerned. */
export type ExcusingHead = (typeof EXCUSING_HEADS)[number]
export const EXCUSING_HEADS = [
  'food',
  'music',
  'art',
  'apparel',
  'beauty',
  'software',
  'homeware',
  'furniture',
  'toys',
  'books',
  'media',
  'machines',
  'vehicles',
  'insurance',
  'fiction',
  'sport',
  'travel',
  'health',
  'animals',
  'work',
  'practitioners',
  'trade',
  'venues',
  'namesakes',
  'hospitals',
  'lacking',
  'parents',
  'streets',
  'places',
  'astrology',
  'style',
  'creditors',
  'games',
  'shares',
  'contests',
  'helpers',
  'lessons',
  'tours',
  'title',
] as const

/** The words of one subject and of what is known mainly for it: a file of taxonomy/sensitivity/subjects. */
export type SubjectSource = {
  subject: SensitiveSubject
  level: Sensitivity
  /** How evidence names the subject. */
  rule: string
  /** Where a name is filed that nothing else knows. */
  category?: ParentCategory
  excusedBy: readonly ExcusingHead[]
  /** They say the subject unless an excusing head follows. */
  words: Entries
  /** Persons, organizations, works, feasts and brands, and the people themselves ("refugee"): only the heads of `HEADS_OF_NAMES` excuse them. */
  names?: Entries
  /** They have other meanings: any thing of another kind excuses them, wherever it stands ("Senator trailers"). */
  ambiguous?: Entries
  /** They say the subject only beside a word of `with`, and where `advocated` also beside advocacy. */
  beside?: Entries
  with?: Entries
  advocated?: boolean
  /** Whether the words of `beside` are the people themselves in the plural: "Armenians". */
  peoples?: boolean
  /** They say the subject only where they end a part of the name, after another word: "bakers union". */
  endings?: Entries
  /** They say the subject only between people and a number: "bakers local 6". */
  numbered?: Entries
  /** They say the subject only beside a word of the same line's `with`: "overdue" beside "rent". */
  pairs?: readonly WordPair[]
  /** Endings of words that no list has: "itis". */
  suffixes?: Entries
  /** Phrases in which the words above mean something else. */
  otherwise?: Entries
}

export type WordPair = { words: Entries; with: Entries }

/** More of a subject, taken from an open source: a file of taxonomy/sensitivity/open. */
export type OpenSubjectSource = Pick<SubjectSource, 'subject' | 'words' | 'names'>

export type SensitivityWords = {
  subjects: readonly SubjectSource[]
  heads: readonly {
    head: ExcusingHead
    /** A head that is filed there is of this kind. */
    categories?: readonly ParentCategory[]
    /** It excuses wherever it stands. */
    anywhere?: boolean
    /** It excuses only the word right before it: "Church Street". */
    adjacent?: boolean
    /** It does not excuse beside people whom the subject concerns. */
    unlessConcerned?: boolean
    words: Entries
  }[]
  /** Who speaks for a people or a cause. */
  advocacy: Entries
  /** Heads that never excuse what stands before them. */
  binding: Entries
  /** Medical specialties and places for any condition: alone they are no condition. */
  general: Entries
  /** Beside these nobody is at work in the field. */
  concerned: Entries
  /** Of these, what somebody may say who is at work: after a trade it is the trade that wants something. */
  wanting: Entries
  /** The people meant where a name has nothing else, or where they are who it is about. */
  children: Entries
  /** Of these, who may be grown up, and who begins a name of young people whatever follows. */
  maybeGrown: Entries
  certainlyYoung: Entries
  /** Beside these children are not the audience. */
  adults: Entries
  /** Who they are by what they do themselves: "child gymnasts". */
  doing: Entries
  /** Who they are by their year at school: "year 9 students". */
  grades: Entries
  pupils: Entries
  /** What may follow people ("kids who …"); what comes before those whom others care for ("raising kids"). */
  afterPeople: Entries
  caring: Entries
  /** How words that no list has come of those in the lists: "ism > ist", "neo". */
  derivations: Entries
  /** What a bracket says that a name is: works of fiction, and other things that are named after anything. */
  fictions: Entries
  namesakes: Entries
  /** What somebody is, before an occupation: "gay doctors". */
  identities: Entries
  /** What stands between people at work and a condition that they have themselves: "nurses with diabetes". */
  bearing: Entries
  /** Words that are surnames too, and names that people have before one: "Alexander Pope". */
  surnames: Entries
  givenNames: Entries
  /** Words that are given names too: "Christian Bale". */
  calledSo: Entries
  prefixes: Entries
}

type ByCategory = Partial<Record<ParentCategory, Entries>>
type Preference = [kept: ParentCategory, hint: ParentCategory]

/**
 * How a value of an attribute may be written. `yes`, `no`, `men`, `women` and `owner` are said by the sentence alone; of the
 * others the sentence has the value.
 */
export type ValueForm = (typeof VALUE_FORMS)[number]
export const VALUE_FORMS = [
  'yes',
  'no',
  'men',
  'women',
  'owner',
  'ages',
  'count',
  'figure',
  'money',
  'year',
  'month',
  'degree',
  'school',
  'grade',
  'state',
  'people',
  'adjective',
  'product',
  'things',
  'name',
] as const

export type AttributeSentence = {
  labels: Entries
  /** The first form that the value has is said. */
  says: Partial<Record<ValueForm, string>>
  only?: readonly ParentCategory[]
}

type Lists<File extends keyof typeof WORD_LISTS> = Record<(typeof WORD_LISTS)[File][number], Entries>

/** The files of taxonomy/words, by the name of the file. Each says at its top what it is for. */
export type Words = {
  attributes: Lists<'attributes'> & { sentences: readonly AttributeSentence[] }
  audiences: readonly {
    audience: AudienceType
    awareness: Awareness
    journey: BuyerJourney
    intensity: Intensity
    frame?: Entries
    topical?: Entries
  }[]
  'bought-for-work': Lists<'bought-for-work'>
  briefs: Lists<'briefs'>
  casing: Lists<'casing'>
  'company-names': Lists<'company-names'> & { nicknames: Record<string, string> }
  'company-words': ByCategory
  compounds: Entries
  demographics: Lists<'demographics'>
  dimensions: readonly {
    name: string
    kind: 'demographic' | 'geographic' | 'firmographic'
    called: Entries
    values: Entries
  }[]
  doings: readonly {
    category: ParentCategory
    by?: 'people' | 'business' | 'public'
    verbs: Entries
    objects: Entries
  }[]
  endings: ByCategory
  grammar: Lists<'grammar'>
  'head-kinds': readonly {
    category: ParentCategory
    unless?: readonly ParentCategory[]
    /** What the lists have as a phrase with this head stays where they file it. */
    onlyBesideOthers?: boolean
    words: Entries
  }[]
  'head-intents': Partial<Record<Intent, Entries>>
  keywords: Lists<'keywords'>
  'ordinary-words': Entries
  people: Lists<'people'>
  places: Lists<'places'>
  predicates: Lists<'predicates'> & {
    verbs: readonly { audience: AudienceType; forms: readonly ('base' | 'past' | 'participle')[]; words: Entries }[]
  }
  preferences: { brands: readonly Preference[]; terms: readonly Preference[] }
  purposes: readonly { category: ParentCategory; decidesAlways?: boolean; words: Entries }[]
  segments: Lists<'segments'> & {
    rules: readonly { segment: SegmentType; rule: string; subject?: ParentCategory; words: Entries }[]
  }
  sellers: Lists<'sellers'> & {
    /** Headers below which names stand, with what has such a name: "banks" in "Banks > Starling". */
    namings: Record<string, string>
    abbreviations: Record<string, string>
    leafMarks: Record<
      | 'scores'
      | 'grades'
      | 'measures'
      | 'times'
      | 'fillers'
      | 'people'
      | 'bare'
      | 'ways'
      | 'measured'
      | 'aged'
      | 'made'
      | 'flags',
      Entries
    >
    segmentMarks: Partial<Record<SegmentType, Entries>>
    categoryAliases: Record<string, ParentCategory>
  }
  sensitivity: SensitivityWords
  sentences: Lists<'sentences'> & {
    missingNouns: Record<string, string>
    joints: Record<string, string>
    circumstances: Record<string, string>
    workplaces: Record<string, string>
    positions: Record<string, string>
    doersOf: Record<string, readonly ParentCategory[]>
  }
  spellings: Lists<'spellings'> & Record<'irregularPlurals' | 'variants' | 'misspelt', Record<string, string>>
  'telling-verbs': readonly { category: ParentCategory; decides?: boolean; words: Entries }[]
  things: Lists<'things'>
  titles: Lists<'titles'> & {
    shortened: Record<string, string>
    seniorities: { executive: Entries; director: Entries; manager: Entries }
    departments: readonly { category: ParentCategory; words: Entries }[]
  }
  verbs: Lists<'verbs'> &
    Record<'ofOnePerson' | 'ofOnePersonBeforeObjects' | 'ofOnePersonBeforeArticles', Record<string, string>>
}

/** What is compiled of the tree and the word lists. */
export type CompiledWords = {
  /** The category files, in the order of the vocabulary; of their lists only what keywords and demo topics are made of. */
  categories: readonly CategorySource[]
  /** The objects of `doings` stand in a table of their own. */
  words: Omit<Words, 'doings'> & { doings: readonly Omit<Words['doings'][number], 'objects'>[] }
  /** As they are shown: "IKEA", "Chick-fil-A". */
  brandsWithCapitals: readonly string[]
}
