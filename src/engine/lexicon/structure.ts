/** Words that organise a data seller's list. They carry no topic. */
export const STRUCTURE_WORDS = `audience, audiences, segment, custom, custom segment, custom audience, super segment, modeled, modelled, lookalike, look alike, lal, seed, syndicated, proprietary, premium, standard, branded data, 1p, 2p, 3p, first party, third party, deterministic, probabilistic, verified, declared, inferred, onboarded, device id, maid, cookie, ctv segment,
  data, consumer data, category, other, misc, miscellaneous, general, all, test, new segment, region, campaign, q1, q2, q3, q4, fy, h1, h2, v1, v2, v3, us only, usd, eur, gbp, cross device, hbl, expanded, reach, scale, core, combo, bundle segment, exclude, include, suppression, targeting, retargeting, remarketing, trigger`

/** Prices, list numbers and ids inside a seller's path. */
export const CODE_PATTERNS: readonly RegExp[] = [
  /(?<![\d$])\$?\d{1,2}\.\d{2}(?!\d)/g,
  /\b[a-z]{0,3}\d{5,}\b/gi,
  /\b0\d{1,2}\b/g,
  /\b(?:l|last|past)\s?\d{1,3}\b/gi,
]

/** Legal and corporate endings of a company's name. */
export const COMPANY_SUFFIXES = `inc, incorporated, corp, corporation, co, company, llc, ltd, limited, plc, ag, gmbh, sa, nv, bv, lp, llp, spa, ab, asa, oyj, kgaa, se, holding, holdings, group, the, class a, class b, class c, brand, international, global, worldwide, partners`
