import { isTheirOwn } from '../reading/affected'
import { saysPractice } from '../reading/practice'
import type { Unit } from '../reading/units'
import type { Subject } from './subject'

/** "Doctors who treat asthma", "GPs prescribing antibiotics": an occupation in its own field. */
export function isPractice({ reading, category }: Subject): boolean {
  const isOfField = ({ senses }: Unit) => senses.some((sense) => sense.category === category)
  return saysPractice(reading) && reading.units.slice(0, reading.clause!.subjectEnd).some(isOfField)
}

/** "Nurses with diabetes": what matters is not their work. */
export const areAffected = ({ reading, sensitiveWords }: Subject): boolean =>
  sensitiveWords.some((word) => isTheirOwn(reading, word))
