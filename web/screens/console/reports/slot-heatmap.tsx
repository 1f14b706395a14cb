// How full each pickup slot of the week was: a table whose cells are the bluer the fuller, beside the fullest.
import clsx from 'clsx'
import type { AnswerOf } from '#contract/call.ts'
import type { adminReports } from '#contract/reports.ts'
import { PICKUP_SLOTS } from '#domain/slots.ts'
import { Panel } from '#web/ui/panel.tsx'

type Slots = AnswerOf<typeof adminReports>['slots']

/** The week as the laundry's begins. */
const WEEK: readonly { day: number; name: string; short: string }[] = [
  { day: 1, name: 'Monday', short: 'Mon' },
  { day: 2, name: 'Tuesday', short: 'Tue' },
  { day: 3, name: 'Wednesday', short: 'Wed' },
  { day: 4, name: 'Thursday', short: 'Thu' },
  { day: 5, name: 'Friday', short: 'Fri' },
  { day: 6, name: 'Saturday', short: 'Sat' },
  { day: 0, name: 'Sunday', short: 'Sun' },
]

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
export function SlotHeatmap({ slots }: { slots: Slots }) {
  const fullest = Math.max(...slots.map(shareOf), 0)
  return (
    <Panel as="section" aria-labelledby="slot-use" className="min-w-0 p-4! sm:p-5! lg:col-span-2">
      <h3 id="slot-use" className="text-lg">
        How full pickup slots were
      </h3>
      <p className="text-xs text-ink-soft">
        Places taken of those there were; the fullest are the bluest
      </p>
      <table className="mt-3 w-full table-fixed border-separate border-spacing-1 text-sm">
        <caption className="sr-only">How full pickup slots were, by weekday and slot</caption>
        <thead>
          <tr>
            <th scope="col" className="w-11 sm:w-28">
              <span className="sr-only">Weekday</span>
            </th>
            {PICKUP_SLOTS.map(({ label }) => (
              <th key={label} scope="col" className="pb-1 text-xs leading-tight font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEK.map(({ day, name, short }) => (
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
    </Panel>
  )
}

function Cell({ slot, fullest }: { slot: Slots[number] | undefined; fullest: number }) {
  if (!slot) {
    return (
      <td className="h-11 text-center text-ink-soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">No pickups</span>
      </td>
    )
  }
  const { booked, capacity } = slot
  const share = shareOf(slot)
  const { blue, onBlue } = SHADES.find(({ upTo }) => share <= upTo * fullest)!
  return (
    <td
      title={`${booked} of ${capacity} places`}
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
