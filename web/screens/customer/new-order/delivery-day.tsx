// When the clothes come back: the windows of the standard delivery's day, or another day and its windows.
import { DateChips } from '#web/features/pickup/date-chips.tsx'
import { CHIP_DAYS, LaterDate } from '#web/features/pickup/later-date.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCard, RadioCards } from '#web/ui/radio-card.tsx'
import { deliveryStep } from '#words/en/delivery-step.ts'
import type { OfferedDelivery } from './chosen-delivery.ts'
import type { DraftChange } from './draft.ts'
import type { Draft } from './draft-shape.ts'
import { useDeliveryEstimate } from './use-delivery-estimate.ts'

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
        <Days
          days={laterDays}
          today={today}
          value={deliveryDate}
          onChange={(date) => onChange({ deliveryDate: date })}
        />
      )}
      {day && (
        <Windows
          day={day}
          value={window?.date === day.date ? window.time : null}
          onChange={(deliveryTime) => onChange({ deliveryTime })}
        />
      )}
    </div>
  )
}

type DaysProps = {
  days: readonly OfferedDelivery[]
  today: string
  value: string | null
  onChange: (date: string) => void
}

function Days({ days, today, value, onChange }: DaysProps) {
  const words = useWords(deliveryStep)
  const dates = days.map(({ date }) => date)
  const [first] = dates
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return null
  const chips = dates.slice(0, CHIP_DAYS)
  const isLater = value !== null && dates.includes(value) && !chips.includes(value)
  return (
    <div className="grid gap-3">
      <DateChips
        legend={words.day}
        days={[...chips, ...(isLater ? [value] : [])].map((date) => ({
          date,
          closed: false,
          slots: [],
        }))}
        today={today}
        value={value}
        isFree={() => true}
        onChange={onChange}
      />
      <LaterDate
        label={words.laterDay}
        value={value ?? first}
        today={today}
        lastDate={last}
        isFree={(date) => dates.includes(date)}
        onChange={onChange}
      />
    </div>
  )
}

type WindowsProps = {
  day: OfferedDelivery
  value: string | null
  onChange: (time: string) => void
}

function Windows({ day, value, onChange }: WindowsProps) {
  const words = useWords(deliveryStep)
  const time = useLaundryTime()
  return (
    <RadioCards
      legend={words.timeOn({ date: time.date(day.date) })}
      className="sm:grid-cols-2 lg:grid-cols-3"
    >
      {day.windows.map((each) => (
        <RadioCard
          key={each.time}
          name="deliveryTime"
          value={each.time}
          title={each.time}
          aria-label={words.deliveryAt({ time: each.time, isFull: each.isFull })}
          aside={each.isFull && <span className="text-sm">{words.full}</span>}
          disabled={each.isFull}
          checked={each.time === value}
          onChange={() => onChange(each.time)}
        />
      ))}
    </RadioCards>
  )
}
