import { classify, compositeScore, GROUP_OF, rootNode } from '../../engine'
import { badRequest } from '../../errors'
import { fieldsOf, type TopicFields, toClassified } from '../topic/record'

/** The input with the fields that follow from it: where the topic is filed, and that somebody has chosen that. */
export function withImpliedFields(current: TopicFields, input: Partial<TopicFields>): Partial<TopicFields> {
  const filed = withFiling(current, input)
  const isChosen = input.parent_category !== undefined || input.subcategory !== undefined
  return current.uncertain && isChosen ? { ...filed, ...settled({ ...current, ...filed }) } : filed
}

/** What was a guess is known now. */
function settled(fields: TopicFields): Partial<TopicFields> {
  return { uncertain: false, confidence: 1, composite_score: compositeScore(toClassified(fields).layers, 1) }
}

/** Whether a topic is filed there already. Of the taxonomy's subcategories the spelling counts for nothing. */
const isSubcategory = ({ parent_category, subcategory }: TopicFields, chosen: string): boolean =>
  chosen === subcategory || rootNode(parent_category, chosen)?.name === subcategory

/** A category's group, and the path and IAB code of category and subcategory. */
function withFiling(current: TopicFields, input: Partial<TopicFields>): Partial<TopicFields> {
  const parent_category = input.parent_category ?? current.parent_category
  const taxonomy_type = GROUP_OF[parent_category]
  if (input.taxonomy_type && input.taxonomy_type !== taxonomy_type) {
    throw badRequest('parent_category does not belong to taxonomy_type')
  }
  const subcategory = input.subcategory ?? current.subcategory
  if (parent_category === current.parent_category && isSubcategory(current, subcategory)) {
    return { ...input, subcategory: current.subcategory }
  }
  const name = input.topic_name ?? current.topic_name
  const segment_type = input.segment_type ?? current.segment_type
  const classified = fieldsOf(classify(name, { parent_category, subcategory, segment_type }), current.engine_version)
  return {
    ...input,
    parent_category,
    taxonomy_type,
    subcategory: classified.subcategory,
    taxonomy_path: classified.taxonomy_path,
    iab_code: input.iab_code ?? classified.iab_code,
  }
}
