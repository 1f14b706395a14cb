// The laundry over time: orders, revenue and kilograms by day, services' shares, and how full slots are.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_RANGES, type ReportRange, byMonth } from '#domain/reports.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/toggle-filter.tsx'
import { chartReports } from './report-queries.ts'
import { DayChart } from './day-chart.tsx'
import { ServiceShares } from './service-shares.tsx'
import { SlotHeatmap } from './slot-heatmap.tsx'
import { FailedQuery } from '#web/ui/failed.tsx'

const number = new Intl.NumberFormat('en-IN')

const RANGES = REPORT_RANGES.map(({ id, label }) => ({ value: id, label }))

/** Days are the laundry's own; 12 months are shown by month. */
export function ChartsPanel() {
  const [range, setRange] = useState<ReportRange>('30d')
  const reports = useQuery(chartReports(range))
  return (
    <section aria-labelledby="charts" className="min-w-0">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="charts" className="text-xl">
          Charts
        </h2>
        <ToggleFilter label="Time shown" options={RANGES} value={range} onChange={setRange} />
      </div>
      {reports.isPending && <SkeletonList rows={3} label="Loading the charts" />}
      {reports.isError && <FailedQuery what="The charts couldn't be loaded." query={reports} />}
      {reports.data && (
        <div
          aria-busy={reports.isPlaceholderData}
          className={`grid gap-5 lg:grid-cols-2 ${reports.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}`}
        >
          <DayCharts days={reports.data.days} byMonths={reports.data.days.length > 100} />
          <ServiceShares services={reports.data.services} />
          <SlotHeatmap slots={reports.data.slots} />
        </div>
      )}
    </section>
  )
}

type DayChartsProps = { days: Parameters<typeof byMonth>[0]; byMonths: boolean }

function DayCharts({ days, byMonths }: DayChartsProps) {
  const shown = byMonths ? byMonth(days) : days
  const dates = shown.map(({ date }) => date)
  const per = byMonths ? 'month' : 'day'
  return (
    <>
      <DayChart
        title={`Orders per ${per}`}
        note="Placed and not cancelled"
        dates={dates}
        values={shown.map(({ orders }) => orders)}
        write={(value) => number.format(value)}
        byMonths={byMonths}
        color="primary"
      />
      <DayChart
        title={`Revenue per ${per}`}
        note="Of completed orders, and Laundry Club payments"
        dates={dates}
        values={shown.map(({ revenue }) => revenue)}
        write={rupeesText}
        byMonths={byMonths}
        color="success"
      />
      <DayChart
        title={`Kilograms per ${per}`}
        note="Of wash and fold, when it was ordered"
        dates={dates}
        values={shown.map(({ kilograms }) => kilograms)}
        write={(value) => `${number.format(value)} kg`}
        byMonths={byMonths}
        color="accent"
      />
    </>
  )
}
