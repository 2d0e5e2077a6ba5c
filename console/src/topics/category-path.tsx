import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'

type Props = { taxonomyType: string; parentCategory: string; taxonomyPath: string }

/** Group, category, and the nodes of the tree below it. */
export function CategoryPath({ taxonomyType, parentCategory, taxonomyPath }: Props) {
  const steps = [...new Set([taxonomyType, parentCategory, ...taxonomyPath.split(' > ')])]
  return (
    <p className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-ink-soft">
      {steps.map((step, at) => (
        <Fragment key={step}>
          {at > 0 ? <ChevronRight aria-label="then" className="size-3.5 text-ink-faint" /> : null}
          <span className={at === steps.length - 1 ? 'font-medium text-ink' : undefined}>{step}</span>
        </Fragment>
      ))}
    </p>
  )
}
