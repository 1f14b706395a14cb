// Reports over a range of days: totals and charts with their tables, beside the range before.
import { useQuery } from '@tanstack/react-query'
import { type ReportRange, countDays } from '#domain/reports/reports.ts'
import { reportsScreen } from '#words/en/reports/reports-screen.ts'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { FailedNotice, FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ReportTotals } from './report-totals.tsx'
import { RangeChoices } from './range-choice.tsx'
import { ReportCharts } from './report-charts.tsx'
import { type Reports, reportQuery, totalsEver } from './report-queries.ts'
import { formatCount } from './report-texts.ts'
import { useReportRange } from './use-report-range.ts'

/** /admin/reports */
export default function AdminReports() {
  const words = useWords(reportsScreen)
  const { value, failed, retry } = useBusinessAnswer()
  return (
    <div data-wide className="page grid gap-5 py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      {value.today !== undefined && <Range today={value.today} />}
      {value.today === undefined && !failed && <SkeletonList rows={3} label={words.loading} />}
      {value.today === undefined && failed && (
        <FailedNotice what={words.dateNotLoaded} onRetry={retry} retry={words.retry} />
      )}
    </div>
  )
}

function Range({ today }: { today: string }) {
  const words = useWords(reportsScreen)
  const state = useReportRange(today)
  return (
    <>
      <RangeChoices state={state} today={today} />
      {state.range === null ? (
        <p className="text-ink-soft">{words.chooseDays}</p>
      ) : (
        <ReportOf range={state.range} today={today} />
      )}
      <Ever />
    </>
  )
}

function ReportOf({ range, today }: { range: ReportRange; today: string }) {
  const words = useWords(reportsScreen)
  const report = useQuery(reportQuery(range))
  if (report.isPending) return <SkeletonList rows={4} label={words.loading} />
  if (!report.data)
    return <FailedQueryNotice what={words.notLoaded} query={report} retry={words.retry} />
  const isOld = report.isPlaceholderData
  return (
    <>
      {report.isError && (
        <FailedQueryNotice what={words.notLoaded} query={report} retry={words.retry} />
      )}
      <div
        aria-busy={isOld}
        className={`grid gap-5 transition-opacity ${isOld ? 'opacity-60' : ''}`}
      >
        <SpanLine {...report.data} today={today} />
        <ReportTotals {...report.data} />
        <div className="grid gap-5 lg:grid-cols-2">
          <ReportCharts {...report.data} />
        </div>
      </div>
    </>
  )
}

/** Which days are shown, and which stand beside them. */
function SpanLine({ now, before, today }: Reports & { today: string }) {
  const words = useWords(reportsScreen)
  const time = useLaundryTime()
  const write = ({ from, to }: ReportRange) =>
    from === to ? time.date(from) : words.span({ from: time.date(from), to: time.date(to) })
  const isSoFar = now.from <= today && today < now.to
  return (
    <div aria-live="polite">
      <p className="text-lg font-semibold">{write(now)}</p>
      <p className="text-sm text-ink-soft">
        {isSoFar
          ? words.besidesSoFar({ count: countDays(before), range: write(before) })
          : words.besides({ range: write(before) })}
      </p>
    </div>
  )
}

function Ever() {
  const words = useWords(reportsScreen)
  const { user } = useSession()
  const mayAsk = user?.permissions?.includes('orders') === true
  const { data } = useQuery({ ...totalsEver, enabled: mayAsk })
  if (!data) return null
  return (
    <p className="text-sm text-ink-soft">
      {words.ever({
        orders: formatCount(data.totalOrders),
        revenue: rupeesText(data.totalRevenue),
      })}
    </p>
  )
}
