/** What a brief says before it says whom: "We want to reach …", "Our core customer is …". */
const REACHED =
  /^(?:we(?: want|['’]d like| would like| need| hope| aim|['’]re trying| are trying|['’]re looking| are looking) to (?:reach|target|engage|find|talk to|speak to)|we(?:['’]re| are) (?:targeting|after)|(?:looking|trying|hoping|aiming) to (?:reach|target)|(?:our|the) (?:core |ideal |key |main |primary |target |typical )?(?:audience|buyer|client|consumer|customer|persona|shopper|target|user)s? (?:is|are))\s+(?=[\p{L}\p{N}])/iu

/** Ends of names, not of sentences. */
const ABBREVIATION = /(?:^|[\s.])(?:\p{L}|inc|ltd|corp|co|bros|etc|llc|plc|jr|sr|st|no|vs|dept|approx)\.$/iu
const FEWEST_WORDS = 5

/** A name as a list would have it: a sentence without its lead-in and its period. */
export function withoutLeadIn(name: string): string {
  const bare = REACHED.test(name) ? name.replace(REACHED, '') : name
  const isSentence = bare.endsWith('.') && !bare.endsWith('..') && bare.split(' ').length >= FEWEST_WORDS
  return isSentence && !ABBREVIATION.test(bare.slice(-8)) ? bare.slice(0, -1) : bare
}
