import { WORDS } from '../compiled/words'

const { unchanged, countableIcs, singularMen, irregularPlurals, variants } = WORDS.spellings

/** Words in -men that are no plurals. */
export const SINGULAR_MEN: ReadonlySet<string> = new Set(singularMen)

/** Plurals that no rule forms, and words that look like plurals and are none. */
export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...unchanged.map((word): [string, string] => [word, word]),
  ...countableIcs.map((word): [string, string] => [word, word.slice(0, -1)]),
  ...Object.entries(irregularPlurals),
])

/** British and other variant spellings, already singular. */
export const VARIANT: ReadonlyMap<string, string> = new Map(Object.entries(variants))

/** Families of variant spellings: the stem says which words are meant, so "tour" and "exercise" stay. */
export const VARIANT_STEMS: readonly [RegExp, string][] = [
  [
    /^(un)?(discol|col|fav|flav|behavi|misbehavi|neighb|harb|lab|dishon|hon|hum|rum|od|vap|arm|parl|sav|tum|endeav|splend|vig|val|clam|ranc|ard|ferv)our/,
    '$1$2or',
  ],
  [
    /^(re|un|de|dis)?(organ|special|personal|custom|optim|digit|modern|real|recogn|steril|moistur|fertil|immun|summar|minim|maxim|visual|util|author|apolog|energ|capital|commercial|industrial|global|monet|token|urban|vapor|tender|pasteur|civil|colon|crystall|deodor|econom|equal|familiar|final|general|hospital|legal|local|mechan|mobil|neutral|normal|popular|priorit|privat|random|vital|scrutin|social|standard|stabil|subsid|symbol|synchron|victim|winter|public|character|computer|motor|patron|categor|emphas|harmon|hypnot|memor|revolution|tranquil|weather|natural|pallet|pressur|central|container|critic|formal|human|ideal|internal|international|item|liberal|material|national|oxid|polar|rational|sensit|serial|sympath|system|theor|union|anonym|democrat)is(e|ed|er|ing|ation|ational)$/,
    '$1$2iz$3',
  ],
  [/^(an|leuk|septic|isch|hypoglyc|hyperglyc|tox|hyper|hypo)aem/, '$1em'],
  [/haem/, 'hem'],
  [/paed/, 'ped'],
  [/gynaec/, 'gynec'],
  [/^anaes/, 'anes'],
  [/rrhoea/, 'rrhea'],
  [/^oesoph/, 'esoph'],
  [/^oestr/, 'estr'],
  [/oedem/, 'edem'],
]
