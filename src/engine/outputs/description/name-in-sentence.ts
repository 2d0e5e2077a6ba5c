import { LEXICON } from '../../lexicon'
import { type WrittenWords, writtenWords } from '../../reading/written-words'
import type { ClassifiedTopic } from '../../result'
import { type SentenceName, sentenceName } from './sentence-words'
import { filedAs } from './value-forms'

/** A topic's name, as written and with the capitals of a sentence: several rules ask for both, which are read once. */
export class NameInSentence {
  #written: WrittenWords | undefined
  #sentence: SentenceName | undefined

  constructor(readonly topic: ClassifiedTopic) {}

  get written(): WrittenWords {
    this.#written ??= writtenWords(this.topic.topic_name, LEXICON)
    return this.#written
  }

  get sentence(): SentenceName {
    this.#sentence ??= sentenceName(this.topic.topic_name, filedAs(this.topic), this.written)
    return this.#sentence
  }

  /** A part of the name, mostly all of it. */
  partInSentence(part: string): SentenceName {
    return part === this.topic.topic_name ? this.sentence : sentenceName(part, filedAs(this.topic))
  }
}
