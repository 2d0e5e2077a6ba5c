import { Badge } from '../ui/badge'

/** Of a topic whose category the engine guessed. */
export const NotSure = () => <Badge tone="warn">Not sure</Badge>

/** The category of a topic in a list. */
export const CategoryCell = ({ category, uncertain }: { category: string; uncertain: boolean }) =>
  uncertain ? (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate">{category}</span>
      <NotSure />
    </span>
  ) : (
    category
  )
