// Bar chart of days or months: the value under the pointer in words, and a table beside the range before.
import { useState } from 'react'
import type { ReportRange } from '#domain/reports/reports.ts'
import { reportsScreen } from '#words/en/reports/reports-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { BARS_HEIGHT, type Bars, useBarChart } from './bars.ts'
import { ReportPanel } from './report-panel.tsx'
import { formatWholeDay } from './report-texts.ts'

type DayChartProps = Bars & {
  title: string
  note: string
  /** What all of it comes to, in words. */
  total: string
  datesBefore: readonly string[]
  write: (value: number) => string
  range: ReportRange
}

/** The bars are a picture with a title; the table below says the same in numbers. */
export function DayChart(props: DayChartProps) {
  const { title, note, total, dates, values, valuesBefore, write, unit, range } = props
  const words = useWords(reportsScreen)
  const [at, setAt] = useState<number | null>(null)
  const box = useBarChart(props, setAt)
  const table = words.tableOf({ title })
  const most = Math.max(...values.map((value) => value ?? 0))
  const text = (value: number | null | undefined) => (value == null ? '–' : write(value))
  const nameOf = (index: number) => formatWholeDay(dates[index]!, unit)
  const pointed = at !== null && at < dates.length ? at : null

  return (
    <ReportPanel title={title} file="sums" range={range}>
      <div className="flex items-baseline justify-between gap-x-4">
        <p className="text-xs text-ink-soft">{note}</p>
        <p className={`text-sm font-semibold tabular-nums ${pointed === null ? 'shrink-0' : ''}`}>
          {pointed === null
            ? total
            : words.at({
                name: nameOf(pointed),
                value: text(values[pointed]),
                before: text(valuesBefore[pointed]),
              })}
        </p>
      </div>
      <figure
        aria-label={words.figure({
          title,
          total,
          most: write(most),
          name: nameOf(Math.max(0, values.indexOf(most))),
        })}
        className="mt-3 min-w-0"
      >
        <div ref={box} aria-hidden="true" style={{ height: BARS_HEIGHT }} />
      </figure>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          {words.asTable}
        </summary>
        {/* A box that scrolls must take the focus, or a keyboard can't scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section tabIndex={0} aria-label={table} className="max-h-72 overflow-y-auto">
          <SumsTable {...props} text={text} />
        </section>
      </details>
    </ReportPanel>
  )
}

type SumsTableProps = DayChartProps & { text: (value: number | null | undefined) => string }

/** The range before may have more days, or fewer. */
function SumsTable({
  title,
  dates,
  values,
  datesBefore,
  valuesBefore,
  unit,
  text,
}: SumsTableProps) {
  const words = useWords(reportsScreen)
  const count = Math.max(dates.length, datesBefore.length)
  const name = (date: string | undefined) => (date === undefined ? '–' : formatWholeDay(date, unit))
  return (
    <table data-stacks className="w-full border-collapse">
      <caption className="sr-only">{title}</caption>
      <thead className="sticky top-0 bg-sheet text-left">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 font-semibold">
            {words.unit[unit]}
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {words.now}
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {words.beforeColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => (
          <tr key={index} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name(dates[index])}
            </th>
            <td className="py-1.5 text-right tabular-nums">{text(values[index])}</td>
            <td className="py-1.5 text-right text-ink-soft tabular-nums">
              {text(valuesBefore[index])}
              {datesBefore[index] !== undefined && (
                <span className="block text-xs">{name(datesBefore[index])}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
