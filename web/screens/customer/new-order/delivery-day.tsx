// The day of a scheduled delivery: one of the first that the laundry can promise, or a later one from the calendar.
import { CalendarDays } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { DateChips } from '#web/features/pickup/date-chips.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Draft, DraftChange } from './draft.ts'
import { useDeliveryEstimate } from './use-delivery-estimate.ts'

const DateCalendar = lazy(() =>
  import('#web/features/pickup/date-calendar.tsx').then((module) => ({
    default: module.DateCalendar,
  })),
)

/** Days shown as chips; later ones are in the calendar. */
const CHIP_DAYS = 7

type DeliveryDayProps = {
  draft: Draft
  today: string
  onChange: (change: DraftChange) => void
}

export function DeliveryDay({ draft, today, onChange }: DeliveryDayProps) {
  const [calendarOpen, setCalendarOpen] = useState(false)
  const { dates } = useDeliveryEstimate(draft)
  const last = dates?.at(-1)
  if (dates === null || last === undefined)
    return <p className="mt-5 text-ink-soft">Choose a pickup time to see the days of delivery.</p>
  const { deliveryDate } = draft
  const chips = dates.slice(0, CHIP_DAYS)
  const isLater = deliveryDate !== null && !chips.includes(deliveryDate)
  const choose = (date: string) => onChange({ deliveryDate: date })
  return (
    <div className="mt-5 grid gap-3">
      <DateChips
        legend="Delivery day"
        days={[...chips, ...(isLater ? [deliveryDate] : [])].map((date) => ({
          date,
          closed: false,
          slots: [],
        }))}
        today={today}
        value={deliveryDate}
        isFree={() => true}
        onChange={choose}
      />
      <div>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={calendarOpen}
          onClick={() => setCalendarOpen(!calendarOpen)}
        >
          <CalendarDays aria-hidden="true" size={18} />
          {calendarOpen ? 'Hide the calendar' : 'Choose a later day'}
        </Button>
      </div>
      {calendarOpen && (
        <Suspense fallback={<Skeleton className="h-96 max-w-88 rounded-cut" />}>
          <DateCalendar
            value={deliveryDate ?? dates[0]!}
            today={today}
            lastDate={last}
            isFree={(date) => dates.includes(date)}
            onChange={(date) => {
              setCalendarOpen(false)
              choose(date)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
