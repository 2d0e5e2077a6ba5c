import type { Intent } from '../taxonomy/vocabulary'

/** The last word of a name often says what kind of thing it is. */
const HEAD_INTENTS: readonly { intent: Intent; words: readonly string[] }[] = [
  {
    intent: 'Event',
    words:
      'event concert festival conference expo wedding graduation holiday tournament championship race marathon show fair convention anniversary birthday party ceremony parade election olympics christmas halloween thanksgiving easter'.split(
        ' ',
      ),
  },
  {
    intent: 'Problem',
    words:
      'problem disease disorder syndrome pain debt bankruptcy divorce infertility addiction insomnia allergy injury issue relief loss damage fraud breach'.split(
        ' ',
      ),
  },
  {
    intent: 'Solution',
    words: 'software platform solution saas crm erp automation analytics'.split(' '),
  },
  {
    intent: 'Service',
    words:
      'service insurance loan mortgage repair cleaning consulting rental delivery plan subscription therapy treatment care salon spa school course class lesson tutoring tour lawyer agency banking maintenance installation replacement remodeling renovation'.split(
        ' ',
      ),
  },
]

export const INTENT_OF: ReadonlyMap<string, Intent> = new Map(
  HEAD_INTENTS.toReversed().flatMap(({ intent, words }) => words.map((word): [string, Intent] => [word, intent])),
)
