// Days to choose from, side by side, each with its availability of pickups.
import clsx from 'clsx'
import { useId } from 'react'
import type { SlotAnswer } from '#contract/catalogue/catalogue.ts'
import { useWords } from '#web/lib/words.ts'
import { type DayState, dayChoice } from '#words/en/slots/day-choice.ts'

export type AvailableDay = { date: string; closed: boolean; slots: SlotAnswer[] }

type DateChipsProps = {
  /** What the day is for. */
  legend: string
  days: readonly AvailableDay[]
  today: string
  value: string | null
  isFree: (date: string) => boolean
  onChange: (date: string) => void
}

/** Radio buttons drawn as calendar leaves; arrow keys move between them. */
export function DateChips({ legend, days, today, value, isFree, onChange }: DateChipsProps) {
  const words = useWords(dayChoice)
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid [grid-template-columns:repeat(auto-fill,minmax(3.9rem,1fr))] gap-2">
        {days.map((day) => {
          const free = isFree(day.date)
          const isToday = day.date === today
          const written = words.written(day.date)
          return (
            <label
              key={day.date}
              className={clsx(
                'grid justify-items-center rounded-md border px-1 py-2 text-center text-sm leading-tight',
                'has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text',
                free
                  ? 'cursor-pointer border-edge bg-sheet hover:border-primary'
                  : 'cursor-not-allowed border-line bg-sunk text-ink-soft',
              )}
            >
              <input
                type="radio"
                name={name}
                value={day.date}
                checked={day.date === value}
                disabled={!free}
                onChange={() => onChange(day.date)}
                aria-label={words.named({
                  weekday: isToday ? null : written.weekday,
                  date: written.full,
                  state: free ? null : stateOf(day),
                })}
                className="sr-only"
              />
              <span className="font-medium">{isToday ? words.today : written.weekday}</span>
              <span className="font-display text-xl font-bold">{written.day}</span>
              <span>{free ? written.month : words.states[stateOf(day)]}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function stateOf(day: AvailableDay): DayState {
  if (day.closed) return 'closed'
  return day.slots.length === 0 ? 'over' : 'full'
}
