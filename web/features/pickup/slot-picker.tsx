// Choice of a pickup: one of the next days or a calendar date, then a slot with room.
import type { ReactNode } from 'react'
import type { SlotAnswer } from '#contract/catalogue/catalogue.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { DateChips, type AvailableDay } from './date-chips.tsx'
import type { PickupChoice } from './free-slot.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { pickupChoice } from '#words/en/slots/pickup-choice.ts'
import { CHIP_DAYS, LaterDateButton } from './later-date-button.tsx'

/** From here on the card says how many places are left; before, only that there are some. */
const FEW_PLACES = 5

type SlotPickerProps = {
  /** What GET /api/slots answers. */
  available: { today: string; lastDate: string; dates: readonly AvailableDay[] }
  value: PickupChoice
  onChange: (choice: PickupChoice) => void
  /** Why a slot is not for this order although it has places; null when it is. */
  refusal?: (slot: SlotAnswer) => string | null
  /** A full slot can be chosen too. */
  allowFull?: boolean
}

/** Takes the offered days and the choice so far; a new date keeps the time where that date has it too. */
export function SlotPicker({
  available,
  value,
  onChange,
  refusal = () => null,
  allowFull = false,
}: SlotPickerProps) {
  const words = useWords(pickupChoice)
  const time = useLaundryTime()
  const { pickupDate, pickupTime } = value
  const choosable = (day: AvailableDay) =>
    day.slots.filter((slot) => (allowFull || slot.placesLeft > 0) && refusal(slot) === null)
  const isFree = (date: string) =>
    available.dates.some((day) => day.date === date && choosable(day).length > 0)

  const chips = available.dates.slice(0, CHIP_DAYS)
  const chosenLater = available.dates.find((day) => day.date === pickupDate && !chips.includes(day))
  const chosenDay = available.dates.find((day) => day.date === pickupDate)

  const chooseDate = (date: string) => {
    const day = available.dates.find((candidate) => candidate.date === date)
    const keeps = day && choosable(day).some((slot) => slot.pickupTime === pickupTime)
    onChange({ pickupDate: date, pickupTime: keeps ? pickupTime : null })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <DateChips
          legend={words.day}
          days={chosenLater ? [...chips, chosenLater] : chips}
          today={available.today}
          value={pickupDate}
          isFree={isFree}
          onChange={chooseDate}
        />
        {available.dates.length > CHIP_DAYS && (
          <LaterDateButton
            label={words.laterDay}
            value={pickupDate}
            today={available.today}
            lastDate={available.lastDate}
            isFree={isFree}
            onChange={chooseDate}
          />
        )}
      </div>

      {chosenDay ? (
        <RadioCards
          legend={words.timeOn({ date: time.date(chosenDay.date) })}
          className="sm:grid-cols-2"
        >
          {chosenDay.slots.map((slot) => {
            const isFull = slot.placesLeft === 0 && !allowFull
            const reason = isFull ? null : refusal(slot)
            return (
              <RadioCard
                key={slot.pickupTime}
                name="pickupTime"
                value={slot.pickupTime}
                title={time.slotHours(slot.pickupTime)}
                description={reason}
                aside={<Places left={slot.placesLeft} />}
                disabled={isFull || reason !== null}
                checked={slot.pickupTime === pickupTime}
                onChange={() => onChange({ pickupDate, pickupTime: slot.pickupTime })}
              />
            )
          })}
        </RadioCards>
      ) : (
        <p className="text-ink-soft">{words.dayFirst}</p>
      )}
    </div>
  )
}

function Places({ left }: { left: number }): ReactNode {
  const words = useWords(pickupChoice)
  if (left === 0) return <span className="text-sm">{words.full}</span>
  if (left <= FEW_PLACES) {
    return <span className="text-sm text-accent-text">{words.few({ left })}</span>
  }
  return <span className="text-sm font-medium text-success-text">{words.places({ left })}</span>
}
