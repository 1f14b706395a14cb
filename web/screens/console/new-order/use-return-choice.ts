// Return times of an order that staff place: days, windows, and whether the same day is possible.
import { useQuery } from '@tanstack/react-query'
import { serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { type DeliveryDay, possibleDeliveryDays } from '#domain/slots/delivery-windows.ts'
import { pickupForDropOff } from '#domain/orders/drop-off.ts'
import { expressRefusal } from '#domain/slots/express.ts'
import { isBroughtToCounter } from '#domain/orders/record/hand-over.ts'
import { BOOKING_WINDOW_DAYS } from '#domain/slots/slots.ts'
import { pickupSlotsQuery } from '#web/features/orders/record/order-queries.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import type { Ways } from './ways.ts'

/** So many days can be chosen; who wants a later one says so in the note. */
const DAYS = 10

export type Back = {
  /** None while its pickup isn't chosen. */
  days: readonly DeliveryDay[]
  /** Whether express is possible. */
  isSameDay: boolean
  /** How many deliveries fit into a window still; undefined where that isn't known. */
  roomAt: (day: DeliveryDay, label: string) => number | undefined
}

export function useReturnChoice(services: readonly ServiceId[], ways: Ways): Back {
  const slots = useQuery(pickupSlotsQuery(BOOKING_WINDOW_DAYS + 1)).data
  const { hours } = useBusiness()
  const time = useLaundryTime()
  const now = useNow()
  const { pickupDate: date, pickupTime: slotLabel } = isBroughtToCounter(ways)
    ? pickupForDropOff(now, time.zone)
    : ways.slot
  const roomAt = (day: DeliveryDay, label: string) =>
    slots?.dates
      .find(({ date: each }) => each === day.date)
      ?.slots.find(({ pickupTime }) => pickupTime === label)?.deliveriesLeft
  if (date === null || slotLabel === null) return { days: [], isSameDay: false, roomAt }
  const [sun = null, mon = null, tue = null, wed = null, thu = null, fri = null, sat = null] = hours
  const schedule = {
    timeZone: time.zone,
    hours: [sun, mon, tue, wed, thu, fri, sat],
    closedDates: [...(slots?.closedDates ?? [])],
  } as const
  const promised = { date, slotLabel, services, delivery: 'standard' } as const
  return {
    days: possibleDeliveryDays({ ...promised, ...schedule }).slice(0, DAYS),
    isSameDay:
      expressRefusal({ date, slotLabel }, schedule) === null &&
      services.every((id) => serviceById(id).turnaroundHours === 24),
    roomAt,
  }
}
