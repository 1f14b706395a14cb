// Heat map of the week's pickup slots: a table with bluer cells for fuller slots, beside the fullest.
import clsx from 'clsx'
import type { Report } from '#contract/reports/reports.ts'
import type { ReportRange } from '#domain/reports/reports.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { reportsScreen } from '#words/en/reports/reports-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { ReportPanel } from './report-panel.tsx'

type Slots = Report['slots']

/** So much blue for a share of the fullest slot, and whether the text on it must be the light one. */
const SHADES: readonly { upTo: number; blue: number; onBlue: boolean }[] = [
  { upTo: 0, blue: 0, onBlue: false },
  { upTo: 0.2, blue: 10, onBlue: false },
  { upTo: 0.4, blue: 22, onBlue: false },
  { upTo: 0.6, blue: 34, onBlue: false },
  { upTo: 0.85, blue: 80, onBlue: true },
  { upTo: Infinity, blue: 100, onBlue: true },
]

/** Places taken of those there were, by weekday and slot. */
export function SlotHeatmap({ slots, range }: { slots: Slots; range: ReportRange }) {
  const words = useWords(reportsScreen)
  const fullest = Math.max(...slots.map(shareOf), 0)
  return (
    <ReportPanel title={words.slots} file="slots" range={range} className="lg:col-span-2">
      <p className="text-xs text-ink-soft">{words.slotsNote}</p>
      <table className="mt-3 w-full table-fixed border-separate border-spacing-1 text-sm">
        <caption className="sr-only">{words.slotsTable}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[2.75rem] sm:w-28">
              <span className="sr-only">{words.weekday}</span>
            </th>
            {PICKUP_SLOTS.map(({ label }) => (
              <th key={label} scope="col" className="pb-1 text-xs leading-tight font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.week.map(({ day, name, short }) => (
            <tr key={day}>
              <th scope="row" className="text-left text-xs font-semibold sm:text-sm">
                <abbr title={name} className="no-underline sm:hidden">
                  {short}
                </abbr>
                <span className="max-sm:hidden">{name}</span>
              </th>
              {PICKUP_SLOTS.map(({ label }) => (
                <Cell
                  key={label}
                  slot={slots.find((each) => each.weekday === day && each.pickupTime === label)}
                  fullest={fullest}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ReportPanel>
  )
}

function Cell({ slot, fullest }: { slot: Slots[number] | undefined; fullest: number }) {
  const words = useWords(reportsScreen)
  if (!slot) {
    return (
      <td className="h-11 text-center text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.noPickups}</span>
      </td>
    )
  }
  const share = shareOf(slot)
  const { blue, onBlue } = SHADES.find(({ upTo }) => share <= upTo * fullest)!
  return (
    <td
      title={words.places(slot)}
      style={{ backgroundColor: `color-mix(in srgb, var(--primary) ${blue}%, var(--sunk))` }}
      className={clsx(
        'h-11 rounded-sm text-center font-semibold tabular-nums',
        onBlue ? 'text-on-primary' : 'text-ink',
      )}
    >
      {percent.format(share)}
    </td>
  )
}

function shareOf({ booked, capacity }: Slots[number]): number {
  if (capacity > 0) return booked / capacity
  return booked > 0 ? 1 : 0
}

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 })
