// Choice of a delivery day and one of its windows.
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { deliveryStep } from '#words/en/slots/delivery-step.ts'
import { DateChips } from './date-chips.tsx'
import { CHIP_DAYS, LaterDateButton } from './later-date-button.tsx'

/** A day's windows, each with whether it has room. */
export type DeliveryChoice = {
  readonly date: string
  readonly windows: readonly { readonly time: string; readonly isFull: boolean }[]
}

type DeliveryDaysProps = {
  days: readonly DeliveryChoice[]
  today: string
  value: string | null
  onChange: (date: string) => void
}

/** The first days side by side, the rest in a calendar; nothing where there are none. */
export function DeliveryDays({ days, today, value, onChange }: DeliveryDaysProps) {
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
      <LaterDateButton
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

type DeliveryWindowsProps = {
  day: DeliveryChoice
  value: string | null
  /** A full window can be chosen too. */
  allowFull?: boolean
  onChange: (time: string) => void
}

export function DeliveryWindows({ day, value, allowFull = false, onChange }: DeliveryWindowsProps) {
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
          title={time.slotHours(each.time)}
          aria-label={words.deliveryAt({
            time: time.slotHours(each.time),
            isFull: each.isFull,
          })}
          aside={each.isFull && <span className="text-sm">{words.full}</span>}
          disabled={each.isFull && !allowFull}
          checked={each.time === value}
          onChange={() => onChange(each.time)}
        />
      ))}
    </RadioCards>
  )
}
