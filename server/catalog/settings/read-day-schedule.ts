/** One date in the console: its slots, booked pickups and promised deliveries. */
import type { AdminDay } from '#contract/settings/settings-days.ts'
import { pickupOfSlotId, slotId, windowOfSlotId } from '#domain/slots/slot-id.ts'
import { slotCapacityOn, PICKUP_SLOTS, slotsOn } from '#domain/slots/slots.ts'
import { addDays, instantAt } from '#domain/base/time-zone.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Db } from '../../database/transaction.ts'
import {
  findClosedDate,
  selectOrdersPromisedBetween,
  selectSlotRowsBetween,
  selectUpcomingPickups,
} from './store.ts'

/** @param showsCustomers whether each order says whose it is */
export async function readDaySchedule(
  db: Db,
  settings: BusinessSettings,
  date: string,
  showsCustomers: boolean,
): Promise<AdminDay> {
  const [startsAt, endsAt] = [date, addDays(date, 1)].map((day) =>
    instantAt(day, 0, settings.timeZone),
  ) as [Date, Date]
  const [closed, slots, orders, promised] = await Promise.all([
    findClosedDate(db, date),
    selectSlotRowsBetween(db, startsAt, endsAt),
    selectUpcomingPickups(db, date),
    selectOrdersPromisedBetween(db, startsAt, endsAt),
  ])
  const offered = slotsOn(date, settings.hours, [])
  const whose = ({ name, phone }: { name: string; phone: string }) =>
    showsCustomers ? { name, phone } : {}
  return {
    date,
    closed: closed !== undefined,
    reason: closed?.reason ?? '',
    slots: PICKUP_SLOTS.map((slot) => {
      const row = slots.find((each) => each.id === slotId(date, slot))
      return {
        pickupTime: slot.label,
        offered: offered.includes(slot),
        usualPlaces: slotCapacityOn(date, slot.label, settings.capacities.capacities),
        ownPlaces: row?.capacity ?? null,
        booked: row?.booked ?? 0,
      }
    }),
    orders: orders
      .map((order) => ({
        _id: order.id,
        number: order.number,
        ...whose(order),
        pickupTime: pickupOfSlotId(order.slot_id).pickupTime,
        deliveryPreference: order.delivery_preference,
      }))
      // Clients have always had them in the order of the labels' letters.
      .sort((one, other) => compareNames(one.pickupTime, other.pickupTime)),
    orderCount: orders[0]?.count ?? 0,
    deliveries: promised.map((order) => ({
      _id: order.id,
      number: order.number,
      ...whose(order),
      estimatedDelivery: order.estimated_delivery_at.toISOString(),
      deliveryTime: windowOfSlotId(order.delivery_slot_id)?.time ?? null,
    })),
    deliveryCount: promised[0]?.count ?? 0,
  }
}

function compareNames(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}
