import type { AudienceType, Intent, ParentCategory, SegmentType, Sensitivity } from '../../../engine'
import { automotive } from './automotive'
import { businessIndustry } from './business-industry'
import { entertainmentMedia } from './entertainment-media'
import { finance } from './finance'
import { foodDrink } from './food-drink'
import { health } from './health'
import { homeProperty } from './home-property'
import { peopleFamily } from './people-family'
import { society } from './society'
import { sportsLeisure } from './sports-leisure'
import { styleShopping } from './style-shopping'
import { technology } from './technology'
import { travel } from './travel'

/** A name and what it must be filed as. A field is left out where two answers are right. */
export type GoldenName = {
  name: string
  parent_category: ParentCategory
  segment_type?: SegmentType
  audience_type?: AudienceType
  sensitivity?: Sensitivity
  primary_intent?: Intent
}

const SHEETS = [
  automotive,
  businessIndustry,
  technology,
  finance,
  health,
  homeProperty,
  foodDrink,
  styleShopping,
  travel,
  entertainmentMedia,
  sportsLeisure,
  peopleFamily,
  society,
]

/** Sheets are lines "name | segment | audience | sensitivity | intent" under a "# category"; "-" leaves a field out. */
function readSheet(sheet: string): GoldenName[] {
  const names: GoldenName[] = []
  let category = ''
  for (const line of sheet.split('\n').filter((text) => text !== '')) {
    if (line.startsWith('# ')) {
      category = line.slice(2)
      continue
    }
    const [name = '', ...values] = line.split(' | ')
    const fields = ['segment_type', 'audience_type', 'sensitivity', 'primary_intent']
    const given = values.flatMap((value, at) => (value === '-' ? [] : [[fields[at]!, value]]))
    names.push({ name, parent_category: category as ParentCategory, ...Object.fromEntries(given) })
  }
  return names
}

export const GOLDEN: readonly GoldenName[] = SHEETS.flatMap(readSheet)
