import { WORDS } from '../../compiled/words'
import type { ClassifiedTopic } from '../../result'
import type { AudienceType } from '../../taxonomy/vocabulary'
import { bareAttribute } from './attribute-labels'
import { type Attributes, NO_ATTRIBUTES, withoutAttributes } from './attributes'
import type { Behavior } from './audience-words'
import { atWork, peopleFor, towardThing, towardUnknown } from './behavior'
import { NameInSentence } from './name-in-sentence'
import { namePartsOf } from './name-parts'
import type { Description, NameParts } from './parts'
import { predicateOfStatement, statementOf } from './statements'
import { toldAsItStands, wholeSentence } from './whole-sentence'

/** `nodeVerb`: what the taxonomy says that people of the topic's node do, if the topic is that node. */
export function describe(topic: ClassifiedTopic, nodeVerb: string | null): Description {
  const bare = bareAttribute(topic)
  if (bare !== null) return bare
  const statement = statementOf(topic)
  if (statement !== null) return { sentence: capitalized(statement), predicate: () => predicateOfStatement(statement) }
  const name = new NameInSentence(topic)
  const whole = wholeSentence(name)
  if (whole !== null) return { ...whole, sentence: capitalized(whole.sentence) }
  if (nodeVerb !== null) return described(peopleFor(topic), nodeVerb, withoutAttributes(topic.topic_name).attributes)
  const parts = namePartsOf(name)
  if (parts.kind === 'thing' || parts.isTitle) {
    const told = toldAsItStands(name)
    if (told !== null) return { ...told, sentence: capitalized(told.sentence) }
  }
  const { people, verb } = behaviorOf(parts, topic)
  if (verb !== '') return described(people, verb, parts.attributes)
  const nouns = withAttributes(people, parts.attributes)
  return { sentence: finished(capitalized(nouns)), predicate: () => finished(predicateOf(nouns, parts)) }
}

const described = (people: string, verb: string, attributes: Attributes): Description => ({
  sentence: finished(capitalized(`${withAttributes(people, attributes)} ${relative(verb)}`)),
  predicate: () => finished(verb + andAre(attributes)),
})

function behaviorOf(parts: NameParts, topic: ClassifiedTopic): Behavior {
  const { kind, text, isTitle } = parts
  if (kind === 'doing') return { people: peopleFor(topic), verb: text }
  if (kind === 'state') return { people: peopleFor(topic), verb: `are ${text}` }
  if (kind === 'nobody') return { people: isAboutCompanies(parts.attributes) ? 'professionals' : 'adults', verb: '' }
  const { audience_type } = topic
  const isAtWork = isTitle && (audience_type === 'Professionals' || audience_type === 'Decision Makers')
  if (kind === 'people' && parts.isOrganization) return { people: atOrganizations(text, audience_type), verb: '' }
  const isAlone = parts.hasClause || parts.isSaidAlone
  const isOccupation = isAtWork && topic.segment_type !== 'B2C' && (kind === 'people' || parts.isPosition)
  if (isOccupation && !isAboutCompanies(parts.attributes) && !isAlone && !AT_WORK.test(text))
    return atWork(parts, topic)
  // "Best dentists in Chicago", "bankruptcy lawyer near me": who is in the market for an occupation looks for somebody.
  const isSought = isTitle || NEAR_ME.test(topic.topic_name)
  if (isSought && audience_type === 'In-Market Shoppers' && topic.segment_type === 'B2C' && !isAlone)
    return { people: 'people', verb: `are looking for ${text.replace(SUPERLATIVE, 'the $&')}` }
  if (kind === 'people') return { people: text, verb: '' }
  // "Healthcare - $10M-$50M Revenue": whom a company employs is there for its work.
  if (topic.segment_type === 'B2C' && isAboutCompanies(parts.attributes))
    return { people: `professionals in ${text}`, verb: '' }
  const isKnown = !topic.uncertain && /[\p{L}\p{N}]/u.test(text)
  const behavior = isKnown ? towardThing(parts, topic) : towardUnknown(parts, topic)
  const isSaid = parts.attributes.group === '' || (behavior.verb !== '' && ANYBODY_IN_GROUP.has(behavior.people))
  return isSaid ? behavior : { people: 'people', verb: `are interested in ${text}` }
}

const atOrganizations = (organizations: string, audience: AudienceType): string =>
  audience === 'Decision Makers' ? `decision makers at ${organizations}` : organizations

const isAboutCompanies = ({ phrases }: Attributes): boolean => phrases.some((phrase) => phrase.startsWith('at '))

/** Words that say by themselves that people work. */
const AT_WORK = new RegExp(String.raw`\b(?:${WORDS.sentences.atWork.join('|')})\b`)

const NEAR_ME = / near me$/i
const SUPERLATIVE = /^(?:best|top|cheapest|highest)\b/

const ANYBODY = new Set(['people', 'consumers', 'adults', 'shoppers'])
/** In whose place stands a group that the name says: "homeowners planning or booking cruises". */
const ANYBODY_IN_GROUP = new Set([
  ...ANYBODY,
  'business buyers',
  'decision makers',
  'parents and families',
  'pet owners',
  'professionals',
  'students and learners',
  'travelers',
])

/** "women aged 25 to 34", "female marathon runners". */
function withAttributes(people: string, attributes: Attributes): string {
  if (attributes === NO_ATTRIBUTES) return people
  const { gender, adjectives, phrases, group } = attributes
  const who = group !== '' && ANYBODY_IN_GROUP.has(people) ? group : people
  const isAnybody = ANYBODY.has(who)
  const before = gender !== '' && !isAnybody ? [...adjectives, gender === 'women' ? 'female' : 'male'] : adjectives
  return [...before, gender !== '' && isAnybody ? gender : who, ...phrases].join(' ')
}

/** After a verb: " and are women aged 25 to 34". */
function andAre(attributes: Attributes): string {
  const who = withAttributes('people', attributes)
  return who === 'people' ? '' : ` and are ${who}`
}

const PARTICIPLE =
  /^are (?=[a-z]+ing\b|(?:interested|responsible|ready|loyal|involved|concerned|recently|newly|just)\b)/

/** "are shopping for …" follows the people as it is, "enjoy …" with a pronoun. */
const relative = (verb: string): string => (PARTICIPLE.test(verb) ? verb.slice('are '.length) : `who ${verb}`)

const CLAUSE = /^[a-z]+ (?:who|that) /

/** Of a name that is about people: "are marathon runners", and of "people who love dogs" only "love dogs". */
function predicateOf(nouns: string, { hasClause, isAnybody }: NameParts): string {
  if (!hasClause) return `are ${nouns}`
  return isAnybody && CLAUSE.test(nouns) ? nouns.replace(CLAUSE, '') : `are among the ${nouns}`
}

/** The template writes one, also after a question: "tired of repeating what?". */
const withoutPeriod = (text: string): string => (/[\p{L}\p{N}][.?]$/u.test(text) ? text.slice(0, -1) : text)

/** "(DIY software) (tax season)" are one bracket, and so is one inside another. */
const inOneBracket = (text: string): string =>
  text.includes('(') ? text.replaceAll(') (', ', ').replace(WITHIN_BRACKET, '($1, $2)') : text
const WITHIN_BRACKET = /\(([^()]{1,120}) \(([^()]{1,120})\)\)/

const finished = (text: string): string => inOneBracket(withoutPeriod(text))

/** A brand that begins with a small letter keeps it: "iPhone owners". */
const capitalized = (text: string): string =>
  /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
