import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button'
import { Failure, Skeleton } from '../../../ui/states'
import { ChartPanel } from '../charts/chart-panel'
import { MEASURE_NAMES, type Measure, measured } from '../usage/measures'
import { usageQuery } from '../usage/queries'
import { usageRows } from '../usage/usage-rows'

const CHARTED: Measure[] = ['total_classifications', 'total_requests']

export function UsageCharts({ from, to }: { from: string; to: string }) {
  const { data, error, refetch } = useQuery(usageQuery({ from, to }))
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data) return <Skeleton className="h-72" />
  return CHARTED.map((measure) => (
    <ChartPanel
      key={measure}
      title={`${MEASURE_NAMES[measure]} per day`}
      kind="bars"
      series={[{ key: measure, name: MEASURE_NAMES[measure] }]}
      rows={usageRows(data, from, to)}
      format={(value) => measured(measure, value)}
      empty={data.length === 0 ? 'No usage in this period.' : null}
      actions={
        <Button asChild size="small" kind="quiet" className="max-sm:hidden">
          <Link to="/operators/usage" search={{ from, to, measure }}>
            By organization
          </Link>
        </Button>
      }
    />
  ))
}
