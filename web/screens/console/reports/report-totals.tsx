// Totals of the range, each beside the range before.
import type { Report } from '#contract/reports/reports.ts'
import { reportsScreen } from '#words/en/reports/reports-screen.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { StatTile } from '#web/ui/stat-tiles.tsx'
import type { Reports } from './report-queries.ts'
import { formatChange, formatCount, formatPointChange, formatShare } from './report-texts.ts'

type Total = {
  name: string
  read: (report: Report) => number | null
  write: (value: number) => string
  /** How much more it is than before; nothing where that can't be said. */
  change?: (value: number, was: number) => string | null
}

export function ReportTotals({ now, before }: Pick<Reports, 'now' | 'before'>) {
  const words = useWords(reportsScreen)
  const inPoints = (value: number, was: number) =>
    words.points({ count: formatPointChange(value, was) })
  const totals: Total[] = [
    { name: words.orders, read: ({ total }) => total.orders, write: formatCount },
    { name: words.revenue, read: ({ total }) => total.revenue, write: wholeRupees },
    { name: words.averageValue, read: ({ total }) => total.averageValue, write: wholeRupees },
    {
      name: words.kilograms,
      read: ({ total }) => total.kilograms,
      write: (value) => words.kilogramsOf({ count: formatCount(value) }),
    },
    {
      name: words.customers,
      read: ({ customers }) => customers.new + customers.returning,
      write: formatCount,
    },
    {
      name: words.onTime,
      read: ({ total }) => (total.delivered === 0 ? null : total.onTime / total.delivered),
      write: formatShare,
      change: inPoints,
    },
    { name: words.slotUse, read: slotShare, write: formatShare, change: inPoints },
  ]
  return (
    <section aria-label={words.totals}>
      {/* The seventh fills what is left of its row. */}
      <dl className="grid grid-cols-2 gap-3 *:last:col-span-2 sm:grid-cols-3 sm:gap-4 sm:*:last:col-span-3 lg:grid-cols-4 lg:*:last:col-span-2">
        {totals.map(({ name, read, write, change: compare = formatChange }) => {
          const [value, was] = [read(now), read(before)]
          const change = value === null || was === null ? null : compare(value, was)
          const written = was === null ? words.none : write(was)
          return (
            <StatTile
              key={name}
              name={name}
              value={value === null ? '–' : write(value)}
              note={
                change === null
                  ? words.before({ value: written })
                  : words.beforeWith({ value: written, change })
              }
            />
          )
        })}
      </dl>
    </section>
  )
}

/** The exact sum stands above its chart. */
const wholeRupees = (value: number) => rupeesText(Math.round(value))

function slotShare({ slots }: Report): number | null {
  const places = slots.reduce((sum, { capacity }) => sum + capacity, 0)
  return places === 0 ? null : slots.reduce((sum, { booked }) => sum + booked, 0) / places
}
