import type { SensitivityEvidence } from '../../result'
import { SENSITIVITIES, type SensitiveSubject, type Sensitivity } from '../../taxonomy/vocabulary'
import { Judged } from '../judged'

/** How sensitive a name is, by which subject, and which names in it nothing could check. */
export class SensitivityJudgement extends Judged<Sensitivity> implements SensitivityEvidence {
  constructor(
    value: Sensitivity,
    rule: string,
    readonly subject: SensitiveSubject | null = null,
    words: readonly string[] = [],
    readonly unresolved: readonly string[] = [],
  ) {
    super(value, words, rule)
  }
}

const UNKNOWN_NAME = 'an unknown name: not checked'

/** The same judgement with the names that nothing knows; they are the reason to doubt it where no word gave it. */
export function withUnresolved(judgement: SensitivityJudgement, names: readonly string[]): SensitivityJudgement {
  if (names.length === 0) return judgement
  const { value, rule, subject, words } = judgement
  return new SensitivityJudgement(value, words.length > 0 ? rule : UNKNOWN_NAME, subject, words, names)
}

export const isHigher = (level: Sensitivity, than: Sensitivity): boolean =>
  SENSITIVITIES.indexOf(level) > SENSITIVITIES.indexOf(than)
