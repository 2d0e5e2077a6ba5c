import { BUILT_IN_TEMPLATES, classify, embed, outputsFor, topicName } from '../../src/engine'

export { BUILT_IN_TEMPLATES, classify, embed, outputsFor, topicName }

/** Everything that a caller may ask for is read, so that nothing is put off until after the clock has stopped. */
export function fullResult(name: string): number {
  const result = classify(name)
  const outputs = outputsFor(result, BUILT_IN_TEMPLATES)
  const { category, audience, intent, intensity, awareness, segment, sensitivity, buyer_journey } = result.evidence
  let read = embed(result).length + result.keywords.length + category.words.length + lastCode(category.rule)
  read += audience.words.length + lastCode(audience.rule) + intent.words.length + lastCode(intent.rule)
  read += intensity.words.length + lastCode(intensity.rule) + awareness.words.length + lastCode(awareness.rule)
  read += segment.words.length + lastCode(segment.rule) + sensitivity.words.length + lastCode(sensitivity.rule)
  read += buyer_journey.words.length + lastCode(buyer_journey.rule)
  const { dspapi, marketplace, internal, exchange } = outputs
  read += lastCode(dspapi!.name) + lastCode(dspapi!.description)
  read += lastCode(marketplace!.name) + lastCode(marketplace!.description)
  read += lastCode(internal!.name) + lastCode(internal!.description)
  read += lastCode(exchange!.name) + lastCode(exchange!.description)
  return read
}

/** Reading a letter makes the text one piece, if it was not. */
function lastCode(text: string): number {
  return text.charCodeAt(text.length - 1)
}
