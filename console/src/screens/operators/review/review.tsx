import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CircleCheck, ScanEye } from 'lucide-react'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/field'
import { Page } from '../../../ui/page'
import { Pager } from '../../../ui/pager'
import { Failure, LoadingRows, Notice } from '../../../ui/states'
import type { ReviewSearch } from '../search'
import { QUEUE_PAGE, queueQuery } from './queries'
import { Queue } from './queue'

/** Others than the usual one. */
const ORDERS = ['created_at', 'impact'] as const

/** Topics whose segment type a person has to settle. */
export function Review() {
  const search = useSearch({ from: '/shell/operators/review' })
  const navigate = useNavigate({ from: '/operators/review' })
  const change = (next: ReviewSearch) => navigate({ search: (before) => ({ ...before, ...next }), replace: true })
  const { page = 1 } = search
  const params = { status: search.shown ?? 'needs_review', sortBy: search.order ?? 'confidence', page } as const
  const { data, error, refetch, isPlaceholderData } = useQuery(queueQuery(params))
  const pages = Math.ceil((data?.total ?? 0) / QUEUE_PAGE)
  return (
    <Page
      title="Review queue"
      lead="Which segment type is right? Later classifications of this name and of names like it follow your answer."
      actions={
        <>
          <Select
            aria-label="Which topics"
            className="w-auto"
            value={params.status}
            onChange={({ target }) =>
              change({
                shown: target.value === 'reviewed' ? 'reviewed' : undefined,
                page: undefined,
                topic: undefined,
              })
            }
          >
            <option value="needs_review">Waiting</option>
            <option value="reviewed">Reviewed</option>
          </Select>
          <Select
            aria-label="Order"
            className="w-auto"
            value={params.sortBy}
            onChange={({ target }) =>
              change({ order: ORDERS.find((order) => order === target.value), page: undefined, topic: undefined })
            }
          >
            <option value="confidence">Least sure first</option>
            <option value="created_at">Newest first</option>
            <option value="impact">Most impact first</option>
          </Select>
        </>
      }
    >
      {error && !data ? <Failure error={error} retry={refetch} /> : null}
      {!data && !error ? <LoadingRows /> : null}
      {data && data.total === 0 && search.shown ? (
        <Notice icon={ScanEye} title="Nothing reviewed yet">
          Topics that you settle are listed here.
        </Notice>
      ) : data && data.total === 0 ? (
        <Notice
          icon={CircleCheck}
          title="Nothing to review"
          action={
            <Button asChild>
              <Link to="/operators/topics">Global topics</Link>
            </Button>
          }
        >
          Topics arrive here when their name contains unknown words, when the LLM’s answer cannot be used, or when
          somebody flags them.
        </Notice>
      ) : data ? (
        <>
          <Queue
            key={`${params.status} ${params.sortBy} ${page}`}
            topics={data.topics}
            waiting={data.reviewCount}
            isLoading={isPlaceholderData}
            current={search.topic}
            onCurrent={(topic) => change({ topic })}
          />
          <Pager
            label="Queue pages"
            page={page}
            pages={pages}
            onPage={(next) => change({ page: next, topic: undefined })}
          />
        </>
      ) : null}
    </Page>
  )
}
