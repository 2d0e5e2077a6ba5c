import { WORDS } from '../compiled/words'
import type { ParentCategory } from '../taxonomy/vocabulary'

/** Words by which companies name their trade: they file a company that no list knows. */
export const COMPANY_WORDS = Object.entries(WORDS['company-words']) as [ParentCategory, readonly string[]][]
