import { WORDS } from '../compiled/words'
import { newEntry } from '../lexicon/entry'
import { ATTRIBUTES, CONJUNCTIONS, EXCLUSIONS, ORGANIZATIONS, PERSONS, PREPOSITIONS, TIMES } from '../lexicon/grammar'
import type { Lexicon } from '../lexicon/lexicon'
import { PHRASE_TRAITS } from '../lexicon/phrase'
import { type TellingVerb, tellingVerb, verbForm } from '../lexicon/verbs'
import type { ParentCategory } from '../taxonomy/vocabulary'
import { isHalfSentence, isLink, saysState, wantingLink } from './clause-link'
import { isFiniteVerb } from './finite-verb'
import { isOnlyPeople, isTopic } from './people'
import { headBefore, isAdverb, isAnyVerb, isParticiple, isVerb, RELATIVES } from './sentence-words'
import { Unit } from './units'

export type SubjectKind = 'people' | 'occupation' | 'organization'

/** "readers who follow home renovation": who does something, and with what. */
export type Clause = {
  subject: SubjectKind
  /** The subject ends before this unit, the object begins with that one. */
  subjectEnd: number
  objectStart: number
  /** What the name is about: the object, unless only the subject is known. */
  isAboutObject: boolean
  /** A trade that buys nothing but goes on with its work: "florists preparing for Valentine's Day". */
  isOwnWork: boolean
  /** The verb that says by itself what the name is about, with which the object begins. */
  telling: TellingVerb | null
}

const OF_PEOPLE: ReadonlySet<string> = new Set(['who', 'whose'])

/** The clause that a name is, if it is one. */
export function clauseOf(units: readonly Unit[]): Clause | null {
  for (let at = 0; at < units.length; at++) {
    const clause = isLink(units, at) ? clauseAt(units, at) : null
    if (clause !== null) return wantedIn(units, clause) ?? clause
  }
  return null
}

/** Where a second clause says what they want: "women with rosacea looking for cleansers". */
function wantedIn(units: readonly Unit[], first: Clause): Clause | null {
  if (first.telling?.decides && first.objectStart === first.subjectEnd) return null
  const link = wantingLink(units, first.objectStart + 1, saysState(units[first.subjectEnd]!))
  const wanted = link === -1 ? null : clauseAt(units, link)
  return wanted?.isAboutObject && units.slice(wanted.objectStart).some(isTopic)
    ? { ...wanted, subject: first.subject }
    : null
}

function clauseAt(units: readonly Unit[], link: number): Clause | null {
  const pronoun = units[link]!.words[0]!
  const subject = subjectBefore(units, link)
  const verbStart = link === 0 && !isHalfSentence(units) ? 1 : link
  const verbEnd = pronoun === 'whose' ? afterOwned(units, link) : afterVerb(units, verbStart)
  if (subject === null || verbEnd === -1 || verbEnd >= units.length) return null
  const telling = tellingAt(units, link, verbEnd)
  if (telling !== null) {
    const isOnlyTopic = !units.some((unit, at) => (at < link || at > verbEnd) && isTopic(unit) && !isOnlyPeople(unit))
    const decides = telling.decides || isOnlyTopic
    const told = { ...telling, decides }
    return { subject, subjectEnd: link, objectStart: verbEnd, isAboutObject: true, isOwnWork: false, telling: told }
  }
  const direct = units.slice(verbEnd, directEnd(units, verbEnd))
  const isKnown = subject !== 'people' || direct.some(isTopic)
  const objectStart = isKnown || direct.some(hasSenses) ? verbEnd : topicalVerb(units, link, verbEnd)
  const isBought = units.slice(link, verbEnd).some(isBuying)
  const isTold =
    objectStart < verbEnd || units.slice(verbEnd).some(subject === 'people' || isBought ? isHinted : isTopic)
  const isAboutObject = isTold || !units.slice(0, link).some((unit) => isTopic(unit) && !isOnlyPeople(unit))
  const isAtWork = subject === 'organization' || (subject === 'occupation' && !units.slice(verbEnd).some(isPersonal))
  const isOwnWork = isAtWork && !isBought
  return { subject, subjectEnd: link, objectStart, isAboutObject, isOwnWork, telling }
}

/** Stems of verbs, and "businesses with", "companies that": nobody need make or sell what follows. */
const BUYING: ReadonlySet<string> = new Set([...WORDS.verbs.buying.map(stemOf), 'with', 'that'])

/** In any of its forms. */
function isBuying({ words }: Unit): boolean {
  return BUYING.has(words[0]!.replace(/(?:ing|ed|e)$/, ''))
}

function stemOf(verb: string): string {
  return verb.replace(/e$/, '')
}

/** What nurses and teachers want as anybody does. */
const PERSONAL: ReadonlySet<ParentCategory> = new Set([
  'Apparel & Accessories',
  'Auto',
  'Banking & Lending',
  'Family & Relationships',
  'Insurance',
  'Investing & Wealth',
  'Real Estate',
  'Travel & Tourism',
])

function isPersonal({ type, senses }: Unit): boolean {
  return type === 'content' && senses.some(({ category, strength }) => strength !== 'weak' && PERSONAL.has(category))
}

function hasSenses({ type, senses }: Unit): boolean {
  return type === 'content' && senses.length > 0
}

function isHinted(unit: Unit): boolean {
  return hasSenses(unit) || unit.type === 'place'
}

/** "who knit", "hoping to refinance", "love baking", but not "looking for a camp". */
function tellingAt(units: readonly Unit[], link: number, at: number): TellingVerb | null {
  const { words } = units[at]!
  const verb = words.length === 1 ? tellingVerb(words[0]!) : undefined
  if (verb === undefined) return null
  if (at === link) return verb.form === 'base' && !isFiniteVerb(units, at) ? null : verb
  const before = units[at - 1]!
  const word = before.words[0]!
  if (verb.form === 'participle') return word === 'for' || ARTICLES.has(word) ? null : verb
  return leadsVerb(before) ? verb : null
}

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'their', 'his', 'her', 'our', 'my', 'own'])
const HELPING_VERBS: ReadonlySet<string> = new Set('have has had be been are were just get getting got'.split(' '))

/** The object goes up to the next preposition, over "to find" in "hard to find toys". */
function directEnd(units: readonly Unit[], start: number): number {
  const end = units.findIndex(({ type, words }, at) => {
    if (at <= start || type !== 'function' || !PREPOSITIONS.has(words[0]!)) return false
    const next = units[at + 1]
    return !(words[0] === 'to' && next !== undefined && isAnyVerb(next))
  })
  return end === -1 ? units.length : end
}

/** Where nothing is known of the object, the verb may tell: "students renting a pad". */
function topicalVerb(units: readonly Unit[], link: number, verbEnd: number): number {
  const at = units.findIndex((unit, i) => i >= link && i < verbEnd && isTopic(unit))
  return at === -1 ? verbEnd : at
}

const NEEDS: ReadonlySet<string> = new Set(WORDS.verbs.needing)

/** "whose boiler broke", but "whose child needs glasses". */
function afterOwned(units: readonly Unit[], link: number): number {
  const need = units.findIndex(({ words }, at) => at > link + 1 && NEEDS.has(words[0]!))
  return need === -1 ? link + 1 : Math.min(need + 1, units.length - 1)
}

/** Past auxiliaries, adverbs, verbs that fit any thing, and the prepositions and articles that follow them. */
function afterVerb(units: readonly Unit[], link: number): number {
  let at = link
  while (at < units.length && isLeadIn(units[at]!, at === link) && !(at > link && isNoun(units, at))) at++
  return at < units.length
    ? at
    : units.findLastIndex((unit, i) => i > link && unit.type !== 'function' && !isAdverb(unit))
}

/** "a line", "their first suit", "setting up trusts": nouns that are verbs after "who" and "to". */
function isNoun(units: readonly Unit[], at: number): boolean {
  const unit = units[at]!
  if (!isVerb(unit)) return false
  const before = units[at - 1]!
  const [word] = before.words
  if (ARTICLES.has(word!) || ATTRIBUTES.has(word!)) return true
  return verbForm(unit.words[0]!) === 'base' && !leadsVerb(before)
}

function leadsVerb(unit: Unit): boolean {
  const word = unit.words[0]!
  return word === 'to' || RELATIVES.has(word) || HELPING_VERBS.has(word) || isAdverb(unit)
}

function isLeadIn(unit: Unit, isLinking: boolean): boolean {
  const word = unit.words[0]!
  if (unit.type === 'function') return isLinking || (!CONJUNCTIONS.has(word) && !EXCLUSIONS.has(word))
  return unit.type === 'frame' || isVerb(unit) || isAdverb(unit)
}

/** "home brewers", "amateur astronomers": they do it for themselves. */
const FOR_THEMSELVES: ReadonlySet<string> = new Set(WORDS.titles.forThemselves)

function subjectBefore(units: readonly Unit[], link: number): SubjectKind | null {
  const [first] = units
  if (link === 0 || first!.words.some((word) => FOR_THEMSELVES.has(word))) return 'people'
  const isOfPeople = OF_PEOPLE.has(units[link]!.words[0]!)
  if (isOfPeople && first!.type === 'frame' && first!.words.at(-1) === 'of') return 'people'
  const head = headBefore(units, link)
  if (head === undefined && isFiniteVerb(units, link)) return 'people'
  const kind = subjectKind(head, isOfPeople)
  if (kind !== null || head === undefined || isDecisive(head)) return kind
  if (isDoer(head)) return 'people'
  return isParticiple(units[link]!) && units[link]!.senses.length === 0 ? unlistedSubject(head) : null
}

const OF_TRADES: ReadonlySet<ParentCategory> = new Set([
  'Manufacturing & Construction',
  'Energy & Agriculture',
  'Logistics & Transportation',
  'IT & Cybersecurity',
  'Marketing & Advertising',
  'Business Services',
])

/** "semiconductor fabs expanding" are a business, "sneakerheads entering" are people. */
function unlistedSubject({ senses }: Unit): SubjectKind {
  return senses.some(({ category, strength }) => strength !== 'weak' && OF_TRADES.has(category))
    ? 'organization'
    : 'people'
}

function subjectKind(head: Unit | undefined, isOfPeople: boolean): SubjectKind | null {
  if (head === undefined) return isOfPeople ? 'people' : null
  const noun = head.words.at(-1)!
  if (PERSONS.has(noun)) return 'people'
  if (ORGANIZATIONS.has(noun) || ORGANIZATIONS.has(head.words.slice(-2).join(' '))) return 'organization'
  if (head.type === 'occupation' || head.type === 'rank' || head.is(PHRASE_TRAITS.occupation)) return 'occupation'
  if (head.senses.some(({ kind, strength }) => kind === 'industry' && strength !== 'weak')) return 'organization'
  if (head.senses.some(({ kind, strength }) => kind === 'role' && strength !== 'weak')) return 'occupation'
  return isOfPeople || head.type === 'frame' ? 'people' : null
}

function isDecisive({ senses }: Unit): boolean {
  return senses.some(({ strength }) => strength === 'decisive')
}

/** "beachcombers", "cord cutters": the word is made from what they do. */
function isDoer({ words }: Unit): boolean {
  return /(?:er|or|ist|ian|eer)$/.test(words.at(-1)!)
}

/** The verbs of a clause, and when it is done, tell of the audience and never of the topic. */
export function demoteVerbs(units: readonly Unit[], { subjectEnd, objectStart }: Clause): void {
  for (let at = subjectEnd; at < objectStart; at++) {
    const unit = units[at]!
    if (unit.type !== 'function') unit.type = isAdverb(unit) ? 'structure' : 'frame'
  }
  for (let at = objectStart; at < units.length; at++) {
    const unit = units[at]!
    if ((at > objectStart && (saysWhen(unit) || saysWhither(units, at))) || saysWhere(units, at))
      unit.type = 'structure'
    if (at < units.length - 1 && saysWhich(unit)) unit.type = 'structure'
  }
}

function saysWhen(unit: Unit): boolean {
  return unit.words.every((word) => TIMES.has(word)) || isAdverb(unit)
}

/** "sell from home". */
function saysWhere(units: readonly Unit[], at: number): boolean {
  return units[at]!.text === 'home' && at === units.length - 1 && units[at - 1]?.text === 'from'
}

/** "flights home", "sending money home". */
function saysWhither(units: readonly Unit[], at: number): boolean {
  const { text } = units[at]!
  return text === 'home' && at === units.length - 1 && units[at - 1]!.type === 'content'
}

/** "first", "better", "older". */
function saysWhich({ type, words }: Unit): boolean {
  return type === 'content' && words.every((word) => ATTRIBUTES.has(word))
}

type Sentence = { units: Unit[]; clause: Clause; lexicon: Lexicon }

/** "women who quilt": a verb without an object is read as the activity that the lists have. */
export function readActivity({ units, clause, lexicon }: Sentence): void {
  const { subjectEnd, objectStart } = clause
  const verb = units[objectStart]!
  const next = units[objectStart + 1]
  if (units[subjectEnd]!.words.at(-1) !== 'who' || verb.words.length > 1) return
  const particle = next !== undefined && PARTICLES.has(next.words[0]!) ? ` ${next.words[0]}` : ''
  if (next !== undefined && particle === '' && !(next.type === 'function' && PREPOSITIONS.has(next.words[0]!))) return
  const activity = [...gerundsOf(verb.words[0]!), ...gerundsOfPast(verb.words[0]!, next)]
    .map((gerund) => gerund + particle)
    .find((phrase) => lexicon.sensesOf(phrase).some(({ strength }) => strength !== 'weak'))
  if (activity === undefined) return
  const { start, end, text } = verb
  units[objectStart] = new Unit(start, end, text, newEntry(activity.split(' '), lexicon.sensesOf(activity)))
}

/** They belong to the verb: "eat out", "work out". */
const PARTICLES: ReadonlySet<string> = new Set(['out', 'up', 'off'])

function gerundsOf(verb: string): string[] {
  return [`${verb}ing`, `${verb.replace(/e$/, '')}ing`, `${verb}${verb.at(-1)}ing`]
}

/** "Who rowed at university"; "who voted for a strike" did no voting for its own sake. */
const WHERE_OR_WHEN: ReadonlySet<string> = new Set(['at', 'in', 'on', 'before', 'after', 'during'])

function gerundsOfPast(verb: string, next: Unit | undefined): string[] {
  const isDone = verb.endsWith('ed') && (next === undefined || WHERE_OR_WHEN.has(next.words[0]!))
  return isDone ? [`${verb.slice(0, -2)}ing`] : []
}
