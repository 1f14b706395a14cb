// Delivery time: the windows of the standard day, or another day and its windows.
import { DeliveryDays, DeliveryWindows } from '#web/features/pickup/delivery-picker.tsx'
import { useWords } from '#web/lib/words.ts'
import { deliveryStep } from '#words/en/slots/delivery-step.ts'
import type { DraftChange } from '../draft/draft.ts'
import type { Draft } from '../draft/draft-shape.ts'
import { useDeliveryEstimate } from '../state/use-delivery-estimate.ts'

type DeliveryDayProps = {
  draft: Draft
  today: string
  onChange: (change: DraftChange) => void
}

/** Nothing for express, which has one window only. */
export function DeliveryDay({ draft, today, onChange }: DeliveryDayProps) {
  const words = useWords(deliveryStep)
  const { standardDay, laterDays, window } = useDeliveryEstimate(draft)
  const { deliveryPreference, deliveryDate } = draft
  const isScheduled = deliveryPreference === 'scheduled'
  if (deliveryPreference === 'express') return null
  if (standardDay === null || laterDays === null)
    return isScheduled && <p className="mt-5 text-ink-soft">{words.pickupFirst}</p>
  const day = isScheduled ? laterDays.find(({ date }) => date === deliveryDate) : standardDay
  return (
    <div className="mt-5 grid gap-5">
      {isScheduled && (
        <DeliveryDays
          days={laterDays}
          today={today}
          value={deliveryDate}
          onChange={(date) => onChange({ deliveryDate: date })}
        />
      )}
      {day && (
        <DeliveryWindows
          day={day}
          value={window?.date === day.date ? window.time : null}
          onChange={(deliveryTime) => onChange({ deliveryTime })}
        />
      )}
    </div>
  )
}
