// From which day on the clothes can be collected, or on which day and when they are brought: the first that the promise allows, or a later one.
import { useQuery } from '@tanstack/react-query'
import type { ServiceId } from '#domain/catalogue.ts'
import { deliveryDays } from '#domain/delivery-windows.ts'
import { dropOffPickup } from '#domain/drop-off.ts'
import { isBrought, isCollected } from '#domain/hand-over.ts'
import { BOOKING_WINDOW_DAYS } from '#domain/slots.ts'
import { pickupSlots } from '#web/features/orders/order-queries.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/select.tsx'
import { counterScreen } from '#words/en/counter-screen.ts'
import type { Ways } from './ways.ts'

/** So many days can be chosen; who wants a later one says so in the note. */
const DAYS = 10

type BackDayProps = {
  services: readonly ServiceId[]
  ways: Ways
  onChange: (change: Partial<Ways>) => void
}

export function BackDay({ services, ways, onChange }: BackDayProps) {
  const words = useWords(counterScreen)
  const time = useLaundryTime()
  const slots = useQuery(pickupSlots(BOOKING_WINDOW_DAYS + 1)).data
  const days = useDays(services, ways, slots?.closedDates ?? [])
  const collected = isCollected(ways)
  const later = days.slice(1)
  const chosen = later.find(({ date }) => date === ways.day)
  const day = chosen ?? days[0]
  const roomAt = (label: string) =>
    slots?.dates
      .find(({ date }) => date === day?.date)
      ?.slots.find(({ pickupTime }) => pickupTime === label)?.deliveriesLeft
  return (
    <>
      <Select
        label={collected ? words.ready : words.deliveryDay}
        hint={collected ? words.readyHint : undefined}
        value={chosen?.date ?? ''}
        disabled={days.length === 0}
        onChange={({ target }) => onChange({ day: target.value, time: '' })}
      >
        <option value="">
          {days[0] ? words.firstDay({ day: time.date(days[0].date) }) : words.slotFirst}
        </option>
        {later.map(({ date }) => (
          <option key={date} value={date}>
            {time.date(date)}
          </option>
        ))}
      </Select>
      {!collected && day && (
        <Select
          label={words.deliveryTime}
          value={ways.time}
          onChange={({ target }) => onChange({ time: target.value })}
        >
          <option value="">{words.firstTime}</option>
          {day.windows.map(({ label }) => (
            <option key={label} value={label} disabled={roomAt(label) === 0}>
              {roomAt(label) === 0 ? words.fullTime({ time: label }) : label}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}

/** The days and windows on which it can be back; none while its pickup isn't chosen. */
function useDays(services: readonly ServiceId[], ways: Ways, closedDates: readonly string[]) {
  const { hours } = useBusiness()
  const time = useLaundryTime()
  const now = useNow()
  const { pickupDate: date, pickupTime: slotLabel } = isBrought(ways)
    ? dropOffPickup(now, time.zone)
    : ways.slot
  if (date === null || slotLabel === null) return []
  const [sun = null, mon = null, tue = null, wed = null, thu = null, fri = null, sat = null] = hours
  return deliveryDays({
    date,
    slotLabel,
    services,
    delivery: 'standard',
    timeZone: time.zone,
    hours: [sun, mon, tue, wed, thu, fri, sat],
    closedDates: [...closedDates],
  }).slice(0, DAYS)
}
