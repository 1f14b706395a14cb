// Day of the run sheet, and links to the days beside it.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { adjacentSheetDate } from '#domain/run-sheet/run-sheet.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Button } from '#web/ui/button.tsx'

type DayProps = {
  /** The day that is shown. */
  date: string
  /** The day that was asked for, and may still be on its way: arrows step from it. */
  asked: string
  today: string
  count: string
  onDay: (date: string) => void
  seesAll: boolean
}

/** Without everybody's run there are today and tomorrow alone. */
export function RunSheetDayChoice({ date, asked, today, count, onDay, seesAll }: DayProps) {
  const time = useLaundryTime()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div
        data-repeats
        className="grid grow [grid-template-columns:auto_1fr_auto] items-center gap-2 sm:grow-0 print:hidden"
      >
        <Button
          variant="secondary"
          aria-label="Previous day"
          disabled={!seesAll && asked === today}
          onClick={() => onDay(adjacentSheetDate(asked, -1))}
        >
          <ChevronLeft aria-hidden="true" size={22} />
        </Button>
        <Button
          variant="secondary"
          className="grow"
          disabled={asked === today}
          onClick={() => onDay(today)}
        >
          Today
        </Button>
        <Button
          variant="secondary"
          aria-label="Next day"
          disabled={!seesAll && asked !== today}
          onClick={() => onDay(adjacentSheetDate(asked, 1))}
        >
          <ChevronRight aria-hidden="true" size={22} />
        </Button>
      </div>
      <p className="text-lg" aria-live="polite">
        <strong>{time.date(date)}</strong>
        <span className="text-ink-soft">{`, ${count}`}</span>
      </p>
    </div>
  )
}

/** As tall as the day that comes. */
export function RunSheetDaySkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-3 print:hidden">
      <div className="min-h-12 w-full sm:w-1" />
      <p className="text-lg">&nbsp;</p>
    </div>
  )
}
