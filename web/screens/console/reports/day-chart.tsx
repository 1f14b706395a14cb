// A number a day or month as bars over days or months, with what the pointer is at in words, and all of it as a table.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { Panel } from '#web/ui/panel.tsx'

type DayChartProps = {
  title: string
  note: string
  /** Calendar dates; of months, their first days. */
  dates: readonly string[]
  values: readonly number[]
  write: (value: number) => string
  byMonths: boolean
  /** The colour token of the bars. */
  color: 'primary' | 'success' | 'accent'
}

const HEIGHT = 190

/** Beside the axis; without ₹, which a canvas may draw before its font is there. */
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 })

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' })
const DAY = format({ day: 'numeric', month: 'short' })
const WHOLE_DAY = format({ weekday: 'short', day: 'numeric', month: 'short' })
const MONTH = format({ month: 'short' })
const WHOLE_MONTH = format({ month: 'long', year: 'numeric' })

/** The bars are a picture with a title; the table below says the same in numbers. */
export function DayChart(props: DayChartProps) {
  const { title, note, dates, values, write, byMonths } = props
  const [at, setAt] = useState<number | null>(null)
  const box = useBars(props, setAt)
  const total = values.reduce((sum, value) => sum + value, 0)
  const most = Math.max(...values)
  const nameOf = (index: number) => writeDay(dates[index]!, byMonths)
  const pointed = at !== null && at < dates.length ? at : null

  return (
    <Panel as="section" aria-label={title} className="min-w-0 p-4! sm:p-5!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{title}</h3>
        <p className="text-sm font-semibold tabular-nums">
          {pointed === null
            ? `${write(round(total))} in all`
            : `${nameOf(pointed)}: ${write(values[pointed]!)}`}
        </p>
      </div>
      <p className="text-xs text-ink-soft">{note}</p>
      <figure
        aria-label={`${title}: ${write(round(total))} in all, at most ${write(most)} (${nameOf(values.indexOf(most))}).`}
        className="mt-3 min-w-0"
      >
        <div ref={box} aria-hidden="true" style={{ height: HEIGHT }} />
      </figure>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-primary-text">
          Show as a table
        </summary>
        {/* A box that scrolls must take the focus, or a keyboard can't scroll it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section tabIndex={0} aria-label={`Table: ${title}`} className="max-h-72 overflow-y-auto">
          <table className="w-full border-collapse">
            <caption className="sr-only">{title}</caption>
            <thead className="sticky top-0 bg-sheet text-left">
              <tr className="border-b border-line">
                <th scope="col" className="py-1.5 font-semibold">
                  {byMonths ? 'Month' : 'Day'}
                </th>
                <th scope="col" className="py-1.5 text-right font-semibold">
                  {title.split(' ')[0]}
                </th>
              </tr>
            </thead>
            <tbody>
              {dates.map((date, index) => (
                <tr key={date} className="border-b border-line last:border-b-0">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {nameOf(index)}
                  </th>
                  <td className="py-1.5 text-right tabular-nums">{write(values[index]!)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Panel>
  )
}

/** Draws the bars into an element, again when its width, the theme or the values change. */
function useBars(props: DayChartProps, onPoint: (index: number | null) => void) {
  const box = useRef<HTMLDivElement>(null)
  const values = JSON.stringify([props.dates, props.values])
  const drawInto = useEffectEvent((element: HTMLElement) => {
    const { dates, values } = props
    const options = optionsOf(props, element.clientWidth, onPoint)
    return new UPlot(options, [dates.map((_, index) => index), [...values]], element)
  })

  useEffect(() => {
    const element = box.current
    if (!element) return
    let chart: UPlot | null = null
    const draw = () => {
      chart?.destroy()
      chart = element.clientWidth > 0 ? drawInto(element) : null
    }
    const resized = new ResizeObserver(draw)
    resized.observe(element)
    const themed = new MutationObserver(draw)
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      resized.disconnect()
      themed.disconnect()
      chart?.destroy()
    }
  }, [values])

  return box
}

function optionsOf(
  { dates, byMonths, color }: DayChartProps,
  width: number,
  onPoint: (index: number | null) => void,
): UPlot.Options {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const axis = {
    stroke: token('ink-soft'),
    font: `13px ${getComputedStyle(document.body).fontFamily}`,
    ticks: { show: false },
  }
  return {
    width,
    height: HEIGHT,
    // The last date's name is wider than its bar.
    padding: [8, 18, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: () => [-0.6, dates.length - 0.4] },
      y: { range: (_, __, most) => [0, most > 0 ? most * 1.08 : 1] },
    },
    axes: [
      {
        ...axis,
        size: 30,
        space: byMonths ? 34 : 62,
        incrs: [1, 2, 3, 7, 14, 28],
        grid: { show: false },
        values: (_, splits) =>
          splits.map((index) => {
            const date = dates[index]
            if (date === undefined) return null
            return (byMonths ? MONTH : DAY).format(new Date(`${date}T00:00:00Z`))
          }),
      },
      {
        ...axis,
        size: 52,
        space: 34,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, ...[1e3, 1e4, 1e5, 1e6].flatMap(stepsOf)],
        grid: { stroke: token('line'), width: 1 },
        values: (_, splits) => splits.map((value) => compact.format(value)),
      },
    ],
    series: [
      {},
      {
        fill: token(color),
        stroke: token(color),
        width: 0,
        paths: UPlot.paths.bars!({ size: [0.72, 44], radius: 0.15 }),
        points: { show: false },
      },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  }
}

function stepsOf(power: number): number[] {
  return [power, 2 * power, 5 * power]
}

function writeDay(date: string, byMonths: boolean): string {
  return (byMonths ? WHOLE_MONTH : WHOLE_DAY).format(new Date(`${date}T00:00:00Z`))
}

/** Rupees are added up in hundredths that a float may miss. */
function round(total: number): number {
  return Math.round(total * 100) / 100
}
