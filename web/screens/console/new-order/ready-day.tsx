// From which day on the clothes can be collected: the first that the promise allows, or a later one.
import { useQuery } from '@tanstack/react-query'
import type { ServiceId } from '#domain/catalogue.ts'
import { deliveryDays } from '#domain/delivery-windows.ts'
import { dropOffPickup } from '#domain/drop-off.ts'
import { pickupSlots } from '#web/features/orders/order-queries.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/select.tsx'
import { counterScreen } from '#words/en/counter-screen.ts'

/** So many days can be chosen; who wants a later one says so in the note. */
const DAYS = 10

type ReadyDayProps = {
  services: readonly ServiceId[]
  /** Empty for the first. */
  day: string
  onDay: (day: string) => void
}

export function ReadyDay({ services, day, onDay }: ReadyDayProps) {
  const words = useWords(counterScreen)
  const { hours } = useBusiness()
  const time = useLaundryTime()
  const now = useNow()
  const closedDates = useQuery(pickupSlots(1)).data?.closedDates ?? []
  const { pickupDate: date, pickupTime: slotLabel } = dropOffPickup(now, time.zone)
  const [sun = null, mon = null, tue = null, wed = null, thu = null, fri = null, sat = null] = hours
  const days = deliveryDays({
    date,
    slotLabel,
    services,
    delivery: 'standard',
    timeZone: time.zone,
    hours: [sun, mon, tue, wed, thu, fri, sat],
    closedDates,
  }).slice(0, DAYS)
  const later = days.slice(1)
  return (
    <Select
      label={words.ready}
      hint={words.readyHint}
      value={later.some((each) => each.date === day) ? day : ''}
      onChange={(event) => onDay(event.target.value)}
    >
      <option value="">
        {days[0] ? words.firstDay({ day: time.date(days[0].date) }) : words.ready}
      </option>
      {later.map((each) => (
        <option key={each.date} value={each.date}>
          {time.date(each.date)}
        </option>
      ))}
    </Select>
  )
}
