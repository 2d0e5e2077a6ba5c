import { canonicalWords, memo, normalizedName } from '../engine'

/** Words of a text as they stand in search texts, which are normalized. */
export const wordsOf = (text: string): string[] => normalizedName(text).split(' ').filter(Boolean)

/** What briefs and names are full of and what tells no topic from another. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a about above across add after all also am among an and any anyone are around as at audience audiences available based be
   been before being best both brand brands build but buy buyer buyers buying by campaign can category consumer consumers
   could customer customers data do does each either everybody everyone everything fan fans find for from get give group
   groups had has have help her here hers him his households i if in include including individuals interest interested
   interests into is it its just keen like likely list looking love lovers make market me media more most much my near need
   needs of offer on one or other our out over own owner owners people person persons planning please potential product
   products professionals prospect prospects purchase purchasing reach recent recently recommend relevant research
   researching right segment segments shop shoppers shopping should show signal signals similar small so some somebody
   someone such suggest target targeting than that the their them then there these they thing things this those through to
   topic topics up us use user users using very visit want wanting wants we what when where which while who whom whose will
   with within would you your`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words in -er that are not what somebody does: a shower is no show. */
const NO_AGENTS: ReadonlySet<string> = new Set(
  `barber batter bumper butter charter copper corner counter cracker dresser flower former hammer hanger ladder letter
   locker master matter pepper poster power quarter river rubber shower silver slipper sticker summer sweater tower trailer
   water weather winter`
    .split(/\s+/)
    .filter(Boolean),
)

const STEMS_REMEMBERED = 50_000

/** What the inflections of a word have in common: "running", "runners" and "run" are one. Not always a word. */
export const stemOf = memo((word: string): string => {
  const [canonical = word] = canonicalWords(word)
  return withoutEnding(canonical)
}, STEMS_REMEMBERED)

function withoutEnding(word: string): string {
  if (!/^[a-z]{5,}$/.test(word) || NO_AGENTS.has(word)) return withoutFinalE(word)
  const [, base] = /^(.{3,})(?:ing|ed)$/.exec(word) ?? /^(.{3,})er$/.exec(word) ?? /^(.{5,})ment$/.exec(word) ?? []
  if (base === undefined || !/[aeiouy]/.test(base)) return withoutFinalE(word)
  return withoutFinalE(/([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base)
}

const withoutFinalE = (word: string): string => (/^[a-z]{3,}e$/.test(word) ? word.slice(0, -1) : word)

const ENDINGS = ['', 's', 'es', 'ing', 'er', 'ers', 'ed', 'ment', 'ments']

/** The spellings with that stem which a text may have: for an index of whole words. */
export function formsOf(word: string): string[] {
  const stem = stemOf(word)
  const [canonical = word] = canonicalWords(word)
  const bases = new Set([word, canonical, stem, `${stem}e`, stem + stem.slice(-1)])
  const forms = new Set([word])
  for (const base of bases) {
    for (const ending of ENDINGS) forms.add(base + ending)
    if (base.endsWith('y')) forms.add(`${base.slice(0, -1)}ies`)
  }
  return [...forms].filter((form) => form === word || stemOf(form) === stem)
}
