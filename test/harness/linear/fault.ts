import { analyse } from 'scslre'
import { attacksOn, ENDS } from './attacks'
import { excessiveGrowth, type GrowingText } from './growth'

/** For this length quadratic time is at least 20 ms, linear time well below a millisecond. */
const SEARCHED = { length: 8_000, milliseconds: 5 }

/** Why an expression takes more than linear time, judged by its structure and by measurement; null if it does not. */
export function faultOf(expression: RegExp): string | null {
  const { source, flags } = expression
  const { reports } = analyse({ source, flags })
  const shared = reports.find(({ type }) => type !== 'Move')
  if (shared) return `several of its quantifiers take a run of ${JSON.stringify(shared.character.pick)}`
  return measuredFault(expression, reports.map(({ character }) => character.pick).flatMap(runsOf))
}

/** An expression that begins with a quantifier is tried at every position of a run, unless an earlier match consumes it. */
const runsOf = (sign: string): GrowingText[] => ENDS.map((after) => ({ before: '', repeated: sign, after }))

function measuredFault(expression: RegExp, suspected: readonly GrowingText[]): string | null {
  const search = searchFor(expression)
  search('so that it is compiled')
  for (const attack of [...suspected, ...attacksOn(expression)]) {
    const growth = excessiveGrowth(search, attack, SEARCHED)
    if (growth === null) continue
    return `over ${JSON.stringify(attack)} it takes ${growth.toFixed(1)} times as long for 4 times the text`
  }
  return null
}

/** Finds all matches of a global expression: one match may take linear time and all of them not. */
function searchFor(expression: RegExp): (text: string) => void {
  if (expression.global) return (text) => text.replace(expression, '')
  return (text) => {
    expression.lastIndex = 0
    expression.test(text)
  }
}
