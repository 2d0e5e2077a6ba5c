const VERBS = new Map(
  `speaks:speak lives:live owns:own has:have rents:rent drives:drive watches:watch shops:shop buys:buy plays:play reads:read
   uses:use wants:want likes:like loves:love works:work attends:attend donates:donate travels:travel listens:listen
   follows:follow visits:visit supports:support votes:vote prefers:prefer is:are are:are enjoys:enjoy drinks:drink eats:eat`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)
/** Nouns as well, unless an object follows: "runs a café". */
const BEFORE_OBJECT = new Map(
  `runs:run manages:manage needs:need keeps:keep cooks:cook makes:make sells:sell takes:take rides:ride goes:go does:do cares:care
   thinks:think plans:plan spends:spend collects:collect teaches:teach leads:lead wears:wear walks:walk pays:pay hosts:host
   hates:hate was:were isn't:aren't doesn't:don't hasn't:haven't`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)
const OBJECT = /^(?:an?|the|their|his|her|its|own|about|for|on|to|in)$/i
const CONJUNCTION = /^(?:and|but|or|who)$/

/** The plural of a verb that begins a name; undefined if it is none. */
export function pluralVerb(first: string, second: string): string | undefined {
  const verb = first.toLowerCase()
  return VERBS.get(verb) ?? (OBJECT.test(second) ? BEFORE_OBJECT.get(verb) : undefined)
}

/** "runs a café and is thinking of …" of many people: "run a café and are thinking of …". */
export const withPluralVerbs = (text: string): string =>
  text
    .split(' ')
    .map((word, at, words) => (CONJUNCTION.test(words[at - 1] ?? '') ? nextVerb(word, words[at + 1] ?? '') : word))
    .join(' ')

/** "snacks and drinks" are nothing that people do. */
const nextVerb = (word: string, next: string): string =>
  (ALWAYS.test(word) || OBJECT.test(next) ? pluralOf(word) : undefined) ?? word

const ALWAYS = /^(?:is|has|was)$/

const pluralOf = (verb: string): string | undefined => VERBS.get(verb) ?? BEFORE_OBJECT.get(verb)

const THEY = /^they(?:['’]re)? (?=\p{L})/iu
const SOMEBODY = /^(?:someone|somebody|a person|one) (?:who(?:['’]s| is)? )?(?=\p{L})/iu

/** What people do of whom a sentence speaks: "They buy …", "Someone who's thinking of …"; null of other names. */
export function saidOfPeople(text: string): string | null {
  const they = THEY.exec(text)
  if (they !== null) return `${/re /i.test(they[0]) ? 'are ' : ''}${text.slice(they[0].length)}`
  const somebody = SOMEBODY.exec(text)
  if (somebody === null) return null
  const rest = text.slice(somebody[0].length)
  const [first = '', second = ''] = rest.split(' ', 2)
  if (/(?:is|['’]s) $/i.test(somebody[0]) || /^[a-z]+ing$/.test(first)) return `are ${withPluralVerbs(rest)}`
  const verb = /who $/i.test(somebody[0]) ? (pluralVerb(first, second) ?? pluralOf(first)) : undefined
  return verb === undefined ? null : verb + withPluralVerbs(rest.slice(first.length))
}
