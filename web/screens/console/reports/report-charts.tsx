// Charts of the report: five over its days or months; shares of services, payments and customers; and slots.
import type { Report } from '#contract/reports/reports.ts'
import { reportsScreen } from '#words/en/reports/reports-screen.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { DayChart } from './day-chart.tsx'
import type { Reports } from './report-queries.ts'
import { formatCount, formatShare } from './report-texts.ts'
import { type SharePart, ShareTable } from './share-table.tsx'
import { SlotHeatmap } from './slot-heatmap.tsx'

type Sums = Report['total']

const onTimeOf = ({ delivered, onTime }: Sums) => (delivered === 0 ? null : onTime / delivered)

export function ReportCharts({ unit, now, before }: Reports) {
  const words = useWords(reportsScreen)
  const kilograms = (value: number) => words.kilogramsOf({ count: formatCount(value) })
  const charts = [
    { key: 'orders', read: ({ orders }: Sums) => orders, write: formatCount, color: 'primary' },
    { key: 'revenue', read: ({ revenue }: Sums) => revenue, write: rupeesText, color: 'success' },
    {
      key: 'averageValue',
      read: ({ averageValue }: Sums) => averageValue,
      write: rupeesText,
      color: 'success',
    },
    { key: 'kilograms', read: (sums: Sums) => sums.kilograms, write: kilograms, color: 'accent' },
    { key: 'onTime', read: onTimeOf, write: formatShare, color: 'primary' },
  ] as const
  return (
    <>
      {charts.map(({ key, read, write, color }) => {
        const total = read(now.total)
        const isSum = key !== 'averageValue' && key !== 'onTime'
        return (
          <DayChart
            key={key}
            title={words.per[unit][key]}
            note={words.charts[key]}
            total={
              total === null ? '–' : isSum ? words.inAll({ value: write(total) }) : write(total)
            }
            dates={now.sums.map(({ date }) => date)}
            values={now.sums.map(read)}
            datesBefore={before.sums.map(({ date }) => date)}
            valuesBefore={before.sums.map(read)}
            write={write}
            isShare={key === 'onTime'}
            unit={unit}
            range={now}
            color={color}
          />
        )
      })}
      <ShareTable
        title={words.services}
        note={words.servicesNote}
        unit={words.amount}
        write={rupeesText}
        parts={beside(
          now.services.map(({ service, name, amount }) => ({ key: service, name, value: amount })),
          before.services.map(({ service, name, amount }) => ({
            key: service,
            name,
            value: amount,
          })),
        )}
        file="services"
        range={now}
      />
      <ShareTable
        title={words.payments}
        note={words.paymentsNote}
        unit={words.amount}
        write={rupeesText}
        parts={beside(
          now.payments.map(({ way, amount }) => ({
            key: way,
            name: words.ways[way],
            value: amount,
          })),
          before.payments.map(({ way, amount }) => ({
            key: way,
            name: words.ways[way],
            value: amount,
          })),
        )}
        file="payments"
        range={now}
      />
      <ShareTable
        title={words.who}
        note={words.whoNote}
        unit={words.number}
        write={formatCount}
        parts={customersOf(now, before, words)}
        file="customers"
        range={now}
      />
      <SlotHeatmap slots={now.slots} range={now} />
    </>
  )
}

function customersOf(now: Report, before: Report, words: typeof reportsScreen): SharePart[] {
  const part = (key: 'new' | 'returning', name: string) => ({
    key,
    name,
    value: now.customers[key],
    before: before.customers[key],
  })
  const parts = [part('new', words.newCustomers), part('returning', words.returning)]
  return parts.filter(({ value, before: was }) => value + was > 0)
}

type Part = Omit<SharePart, 'before'>

/** Those of now in their order, then what there was only before. */
function beside(now: readonly Part[], before: readonly Part[]): SharePart[] {
  const valueIn = (parts: readonly Part[], name: string) =>
    parts.find(({ key }) => key === name)?.value ?? 0
  const gone = before.filter(({ key }) => !now.some((part) => part.key === key))
  return [...now, ...gone.map((part) => ({ ...part, value: 0 }))].map((part) => ({
    ...part,
    before: valueIn(before, part.key),
  }))
}
