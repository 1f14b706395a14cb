// The day of a scheduled delivery: one of the first that the laundry can promise, or a later one from the calendar.
import { DateChips } from '#web/features/pickup/date-chips.tsx'
import type { DraftChange } from './draft.ts'
import type { Draft } from './draft-shape.ts'
import { useDeliveryEstimate } from './use-delivery-estimate.ts'
import { CHIP_DAYS, LaterDate } from '#web/features/pickup/later-date.tsx'

type DeliveryDayProps = {
  draft: Draft
  today: string
  onChange: (change: DraftChange) => void
}

export function DeliveryDay({ draft, today, onChange }: DeliveryDayProps) {
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
      <LaterDate
        label="Choose a later day"
        value={deliveryDate ?? dates[0]!}
        today={today}
        lastDate={last}
        isFree={(date) => dates.includes(date)}
        onChange={choose}
      />
    </div>
  )
}
