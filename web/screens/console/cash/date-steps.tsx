// Buttons from a day or a month to the one before, the next and the present one.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '#domain/base/time-zone.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { cashScreen } from '#words/en/cash/cash.ts'

export type Period = 'day' | 'month'

/** The same day of the month before or after, or its last one. */
function monthsFrom(date: string, months: -1 | 1): string {
  const first = `${date.slice(0, 7)}-01`
  return `${addDays(first, months === 1 ? 31 : -1).slice(0, 7)}-01`
}

type DateStepsProps = {
  period: Period
  date: string
  today: string
  onDate: (date: string) => void
}

/** @param props.today of the laundry's zone */
export function DateSteps({ period, date, today, onDate }: DateStepsProps) {
  const words = useWords(cashScreen)
  const time = useLaundryTime()
  const by = (steps: -1 | 1) => (period === 'day' ? addDays(date, steps) : monthsFrom(date, steps))
  const isLast = period === 'day' ? date >= today : date.slice(0, 7) >= today.slice(0, 7)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div
        data-repeats
        className="grid grow [grid-template-columns:auto_1fr_auto] items-center gap-2 sm:grow-0"
      >
        <Button
          variant="secondary"
          aria-label={words.previous[period]}
          onClick={() => onDate(by(-1))}
        >
          <ChevronLeft aria-hidden="true" size={22} />
        </Button>
        <Button
          variant="secondary"
          className="grow"
          disabled={isLast}
          onClick={() => onDate(today)}
        >
          {words.present[period]}
        </Button>
        <Button
          variant="secondary"
          aria-label={words.next[period]}
          disabled={isLast}
          onClick={() => onDate(by(1))}
        >
          <ChevronRight aria-hidden="true" size={22} />
        </Button>
      </div>
      <p className="text-lg font-semibold" aria-live="polite">
        {period === 'day' ? time.date(date) : monthName(date)}
      </p>
    </div>
  )
}

const monthFormat = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function monthName(date: string): string {
  return monthFormat.format(new Date(`${date}T00:00:00Z`))
}
