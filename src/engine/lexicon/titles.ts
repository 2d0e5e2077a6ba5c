import { WORDS } from '../compiled/words'

const { titles, segments, 'bought-for-work': boughtForWork } = WORDS

/** Ranks of a title. They say who the people are, not what they work in. */
export const SENIORITIES = titles.seniorities

/** Words that make a name a title or an occupation without saying of what. */
export const OCCUPATION_WORDS = titles.occupations

/** Endings that make a word an occupation. */
export const OCCUPATION_ENDINGS = titles.occupationEndings

/** Departments: the function that a title names decides its category. */
export const DEPARTMENTS = titles.departments

/** What the words around a name say of the segment; the first rule that matches wins. */
export const SEGMENT_PHRASES = segments.rules

/** Words that make a thing a business audience wherever it is filed. */
export const BUSINESS_WORDS = segments.business

/** Endings of an industry's name: the trade as such, a business audience. */
export const INDUSTRY_ENDINGS = segments.industryEndings

/** Goods, services and companies that hardly anybody pays for but at work, by the segment type of those who do. */
export const BOUGHT_FOR_WORK = { B2B: boughtForWork.byBusinesses, B2G: boughtForWork.byPublicBodies } as const
