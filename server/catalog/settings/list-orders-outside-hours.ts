/** Future orders that fall outside new weekly hours, by date. */
import type { AdminDay } from '#contract/settings/settings-days.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { pickupOfSlotId, slotIdsOn } from '#domain/slots/slot-id.ts'
import { slotsOn } from '#domain/slots/slots.ts'
import type { Db } from '../../database/transaction.ts'
import { readDaySchedule } from './read-day-schedule.ts'
import { selectTakenSlotIds } from './store.ts'

/**
 * Dates that staff closed are not among them: their orders stand on those dates.
 * @param showsCustomers whether each order says whose it is
 * @returns the dates in their order, each with nothing but these orders
 */
export async function listOrdersOutsideHours(
  db: Db,
  settings: BusinessSettings,
  { today, showsCustomers }: { today: string; showsCustomers: boolean },
): Promise<AdminDay[]> {
  const isOffered = (date: string, time: string) =>
    slotsOn(date, settings.hours, []).some(({ label }) => label === time)
  const taken = (await selectTakenSlotIds(db, slotIdsOn(today).first)).map(pickupOfSlotId)
  const dates = taken
    .filter(({ pickupDate, pickupTime }) => !isOffered(pickupDate, pickupTime))
    .map(({ pickupDate }) => pickupDate)
    .filter((date) => !settings.closedDates.includes(date))
  const days = []
  for (const date of new Set(dates)) {
    const day = await readDaySchedule(db, settings, date, showsCustomers)
    const orders = day.orders.filter(({ pickupTime }) => !isOffered(date, pickupTime))
    const deliveries = day.deliveries.filter(
      ({ deliveryTime }) => deliveryTime !== null && !isOffered(date, deliveryTime),
    )
    days.push({
      ...day,
      orders,
      orderCount: orders.length,
      deliveries,
      deliveryCount: deliveries.length,
    })
  }
  return days
}
