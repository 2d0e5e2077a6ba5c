import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookOpen, Library } from 'lucide-react'
import { catalogPage } from '../../screens/catalog/queries'
import { libraryPage } from '../../screens/library/queries'
import { DEFAULT_SORT } from '../../tables/filters/sort'
import type { Group } from './group'

/** Topics of the library and of the catalog that are offered. */
const TOPICS = 5
const SHORTEST_SEARCH = 2

type Answer<T> = { data?: { data: T[] } }

/**
 * The best matches first, then what has words that begin so: the ranking of the catalog reads whole words, and people are
 * still typing.
 */
export function useTopics(search: string): Group[] {
  const navigate = useNavigate()
  const listed = { search, ...DEFAULT_SORT }
  const ranked = { ...listed, sort: 'best_match' as const }
  const isLongEnough = search.length >= SHORTEST_SEARCH
  const inCatalog = { inLibrary: 'false' as const }
  const libraryBest = useQuery({ ...libraryPage(ranked, 1), enabled: isLongEnough })
  const libraryMore = useQuery({ ...libraryPage(listed, 1), enabled: isLongEnough && hasTooFew(libraryBest) })
  const catalogBest = useQuery({ ...catalogPage({ ...ranked, ...inCatalog }, 1), enabled: isLongEnough })
  const catalogMore = useQuery({
    ...catalogPage({ ...listed, ...inCatalog }, 1),
    enabled: isLongEnough && hasTooFew(catalogBest),
  })
  if (!isLongEnough) return []
  return [
    {
      heading: 'Library',
      items: firstOf(libraryBest, libraryMore).map((topic) => ({
        id: topic.id,
        label: topic.topic_name,
        note: topic.parent_category,
        icon: Library,
        go: () => navigate({ to: '/library', search: { topic: topic.id } }),
      })),
    },
    {
      heading: 'Catalog',
      items: firstOf(catalogBest, catalogMore).map((topic) => ({
        id: topic.id,
        label: topic.topicName,
        note: topic.parentCategory,
        icon: BookOpen,
        go: () => navigate({ to: '/catalog', search: { topic: topic.id } }),
      })),
    },
  ]
}

const hasTooFew = ({ data }: Answer<unknown>): boolean => data !== undefined && data.data.length < TOPICS

/** Without what both have. */
function firstOf<T extends { id: string }>(best: Answer<T>, more: Answer<T>): T[] {
  const topics = new Map([...(best.data?.data ?? []), ...(more.data?.data ?? [])].map((topic) => [topic.id, topic]))
  return [...topics.values()].slice(0, TOPICS)
}
