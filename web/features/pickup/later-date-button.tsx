// Choice of a date beyond the chips, from a calendar that opens below them.
import { CalendarDays } from 'lucide-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { DateCalendar as Calendar } from './date-calendar.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { dayChoice } from '#words/en/slots/day-choice.ts'

const DateCalendar = lazyPart(async () => ({
  default: (await import('./date-calendar.tsx')).DateCalendar,
}))

/** Days shown as chips; later ones are in the calendar. */
export const CHIP_DAYS = 7

type LaterDateProps = ComponentProps<typeof Calendar> & {
  /** What opens the calendar, such as "Choose a later date". */
  label: string
}

/** The calendar closes once a date is chosen. */
export function LaterDateButton({ label, onChange, ...calendar }: LaterDateProps) {
  const words = useWords(dayChoice)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarDays aria-hidden="true" size={18} />
          {isOpen ? words.hideCalendar : label}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-96 max-w-88 rounded-cut" />}>
          <DateCalendar
            {...calendar}
            onChange={(date) => {
              setOpen(false)
              onChange(date)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
