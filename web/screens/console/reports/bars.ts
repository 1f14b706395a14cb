// Bars of a chart over days or months, with a line of the range before.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
// Before the library, which reads it.
import './readable-language.ts'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatShare, formatShortDay } from './report-texts.ts'

export type Bars = {
  /** Calendar dates; of months, their first days. */
  dates: readonly string[]
  values: readonly (number | null)[]
  /** Of the range before, in the same places; may be more or fewer. */
  valuesBefore: readonly (number | null)[]
  unit: 'day' | 'month'
  /** Values are shares of one. */
  isShare: boolean
  /** The colour token of the bars. */
  color: 'primary' | 'success' | 'accent'
}

export const BARS_HEIGHT = 190

/** Beside the axis; without ₹, which a canvas may draw before its font is there. */
const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 })

/** Draws the bars into an element, again when its width, the theme or the values change. */
export function useBarChart(
  props: Bars,
  onPoint: (index: number | null) => void,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const values = JSON.stringify([props.dates, props.values, props.valuesBefore])
  const drawInto = useEffectEvent((element: HTMLElement) => {
    const { dates, values, valuesBefore } = props
    const options = optionsOf(props, element.clientWidth, onPoint)
    const places = dates.map((_, index) => index)
    const before = places.map((index) => valuesBefore[index] ?? null)
    return new UPlot(options, [places, [...values], before], element)
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
  { dates, valuesBefore, unit, color, isShare }: Bars,
  width: number,
  onPoint: (index: number | null) => void,
): UPlot.Options {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const hasGaps = valuesBefore.includes(null)
  // As large as the reader's text, as far as the bars keep their room.
  const scale = Math.max(1, Math.min(parseFloat(style.fontSize) / 16, width / 320))
  const axis = {
    stroke: token('ink-soft'),
    font: `${Math.round(13 * scale)}px ${getComputedStyle(document.body).fontFamily}`,
    ticks: { show: false },
  }
  return {
    width,
    height: BARS_HEIGHT,
    // The last date's name is wider than its bar.
    padding: [8, 18 * scale, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: () => [-0.6, dates.length - 0.4] },
      y: { range: (_, __, most) => [0, isShare ? 1 : most > 0 ? most * 1.08 : 1] },
    },
    axes: [
      {
        ...axis,
        size: 30 * scale,
        space: (unit === 'month' ? 34 : 62) * scale,
        incrs: [1, 2, 3, 7, 14, 28],
        grid: { show: false },
        values: (_, splits) =>
          splits.map((index) => {
            const date = dates[index]
            return date === undefined ? null : formatShortDay(date, unit)
          }),
      },
      {
        ...axis,
        size: 52 * scale,
        space: 34 * scale,
        incrs: isShare
          ? [0.25]
          : [1, 2, 5, 10, 20, 50, 100, 200, 500, ...[1e3, 1e4, 1e5, 1e6].flatMap(stepsOf)],
        grid: { stroke: token('line'), width: 1 },
        values: (_, splits) =>
          splits.map((value) => (isShare ? formatShare(value) : compact.format(value))),
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
      {
        stroke: token('ink-soft'),
        // Between days that have no value a line would tell of what wasn't.
        width: hasGaps ? 0 : 1.5,
        dash: [5, 4],
        points: { show: hasGaps || dates.length === 1, size: 6, fill: token('ink-soft') },
      },
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  }
}

function stepsOf(power: number): number[] {
  return [power, 2 * power, 5 * power]
}
