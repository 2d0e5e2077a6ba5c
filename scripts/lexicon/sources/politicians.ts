import type { OpenEntry } from '../../taxonomy/open'

const LEADERS = new Set(['prez', 'viceprez'])

/** Politicians (office, party, names), each with the spellings of the name that have neither title nor nickname in them. */
export function politicianEntries([, ...lines]: readonly string[]): OpenEntry[] {
  return lines.flatMap((line): OpenEntry[] => {
    const [office = '', , names = ''] = line.split('\t')
    const [name, ...spellings] = names
      .split('|')
      .filter((spelling) => PLAIN_NAME.test(spelling))
      .reverse()
    if (name === undefined) return []
    return [
      {
        kind: 'brand',
        category: 'Government & Politics',
        node: `Political Leaders > ${LEADERS.has(office) ? 'U.S. Presidents & Candidates' : 'Members of Congress & Parliament'}`,
        text: spellings.length > 0 ? `${name} = ${spellings.join(' | ')}` : name,
      },
    ]
  })
}

const PLAIN_NAME = /^[^",]+$/
