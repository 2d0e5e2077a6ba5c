import { classify, GROUP_OF } from '../../engine'
import { badRequest } from '../../errors'
import { fieldsOf, type TopicFields } from '../topic/record'

/** What else follows: the group of a category, the path and the content code of a category and subcategory. */
export function withImpliedFields(current: TopicFields, input: Partial<TopicFields>): Partial<TopicFields> {
  const parent_category = input.parent_category ?? current.parent_category
  const taxonomy_type = GROUP_OF[parent_category]
  if (input.taxonomy_type && input.taxonomy_type !== taxonomy_type) {
    throw badRequest('parent_category does not belong to taxonomy_type')
  }
  const subcategory = input.subcategory ?? current.subcategory
  if (parent_category === current.parent_category && subcategory === current.subcategory) return input
  const name = input.topic_name ?? current.topic_name
  const segment_type = input.segment_type ?? current.segment_type
  const filed = fieldsOf(classify(name, { parent_category, subcategory, segment_type }), current.engine_version)
  return {
    ...input,
    parent_category,
    taxonomy_type,
    subcategory: filed.subcategory,
    taxonomy_path: filed.taxonomy_path,
    iab_code: input.iab_code ?? filed.iab_code,
  }
}
