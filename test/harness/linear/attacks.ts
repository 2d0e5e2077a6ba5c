import { type AST, RegExpParser } from '@eslint-community/regexpp'
import type { GrowingText } from './growth'

type Expression = Pick<RegExp, 'source' | 'flags'>
type Group = AST.Pattern | AST.Group | AST.CapturingGroup
type Quantified = { repeated: string[]; before: string[] }

const SIGNS = [' ', 'a', 'A', '0', '\t', '\n', '-', '.', ',', '<', 'é', '_', '\0']
/** Endings after which an expression has to backtrack over a long run. */
export const ENDS = ['', '\0', 'a!']
const MOST_SAMPLES = 6
const MOST_ALTERNATIVES = 30
const MOST_OTHERS = 12
/** A quantifier with a smaller maximum makes no long run. */
const FEW = 20
const LONGEST_REPEATED = 200

const parser = new RegExpParser()

/** Worst cases for an expression: runs that its quantifiers match, alone and after texts that lead to them. */
export function attacksOn({ source, flags }: Expression): GrowingText[] {
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const sampler = new Sampler(flags)
  const pattern = parser.parsePattern(source, 0, source.length, unicode)
  const quantified = [...sampler.quantifiedIn(pattern, [''])]
  const runs = quantified.flatMap(({ repeated }) => repeated)
  const attacks = [
    ...quantified.flatMap((each) => attacksOnRun(each, runs)),
    ...sampler.samplesOf(pattern).flatMap((text) => [grown('', text), grown('', `${text} `)]),
    ...SIGNS.flatMap((sign) => [grown('', sign), grown('a', sign, '\0')]),
  ].filter(({ repeated }) => repeated !== '' && repeated.length <= LONGEST_REPEATED)
  return [...new Map(attacks.map((attack) => [JSON.stringify(attack), attack])).values()]
}

const grown = (before: string, repeated: string, after = ''): GrowingText => ({ before, repeated, after })

function attacksOnRun({ repeated, before }: Quantified, runs: readonly string[]): GrowingText[] {
  const others = [...new Set(runs)].slice(0, MOST_OTHERS)
  return repeated.flatMap((run) => [
    ...['', ...before].flatMap((lead) => ENDS.map((end) => grown(lead, run, end))),
    ...before.flatMap((lead) => [grown('', lead + run), grown('', run + lead), grown('', lead + run, '\0')]),
    ...others.flatMap((other) => [grown('', run + other), grown(before[0]!, run + other, '\0')]),
  ])
}

/** Makes texts that parts of an expression match. */
class Sampler {
  constructor(private readonly flags: string) {}

  samplesOf(node: AST.Node): string[] {
    if (isGroup(node)) {
      return unique(node.alternatives.flatMap((each) => this.samplesOf(each))).slice(0, MOST_ALTERNATIVES)
    }
    if (node.type === 'Alternative') {
      return node.elements.reduce((before, element) => joined(before, this.samplesOf(element)), [''])
    }
    if (node.type === 'Quantifier') {
      const once = this.samplesOf(node.element)
      return node.min === 0
        ? ['', ...once].slice(0, MOST_SAMPLES)
        : once.map((text) => text.repeat(Math.min(node.min, LONGEST_REPEATED)))
    }
    if (node.type === 'Assertion' || node.type === 'Backreference') return ['']
    return this.signsOf(node)
  }

  private signsOf(node: AST.Node): string[] {
    if (node.type === 'Character') return [String.fromCodePoint(node.value)]
    const sign = new RegExp(`^(?:${node.raw})$`, this.flags.replace(/[gy]/g, ''))
    const common = SIGNS.filter((each) => sign.test(each)).slice(0, 4)
    return unique([...common, ...listedIn(node)]).slice(0, MOST_SAMPLES)
  }

  /** Each quantifier that can match a long run, with texts that lead to it. */
  *quantifiedIn(node: AST.Node, before: string[]): Generator<Quantified> {
    if (isGroup(node) || (node.type === 'Assertion' && 'alternatives' in node)) {
      for (const alternative of node.alternatives) yield* this.quantifiedIn(alternative, before)
    } else if (node.type === 'Alternative') {
      let lead = before
      for (const element of node.elements) {
        yield* this.quantifiedIn(element, lead)
        lead = joined(lead, this.samplesOf(element))
      }
    } else if (node.type === 'Quantifier') {
      if (node.max > FEW) yield { repeated: this.samplesOf(node.element).filter((text) => text !== ''), before }
      yield* this.quantifiedIn(node.element, before)
    }
  }
}

const isGroup = (node: AST.Node): node is Group =>
  node.type === 'Pattern' || node.type === 'Group' || node.type === 'CapturingGroup'

function listedIn(node: AST.Node): string[] {
  if (node.type !== 'CharacterClass' || node.negate) return []
  return node.elements.flatMap((element) => {
    if (element.type === 'Character') return [String.fromCodePoint(element.value)]
    return element.type === 'CharacterClassRange' ? [String.fromCodePoint(element.min.value)] : []
  })
}

const unique = (texts: string[]): string[] => [...new Set(texts)]

/** Pairs them by index instead of all combinations: a few samples are enough. */
function joined(before: readonly string[], after: readonly string[]): string[] {
  const count = Math.min(Math.max(before.length, after.length), MOST_SAMPLES)
  return unique(Array.from({ length: count }, (_, at) => before[at % before.length]! + after[at % after.length]!))
}
