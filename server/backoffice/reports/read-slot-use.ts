/** Use of pickup slots over a range, by weekday and slot. */
import type { Report } from '#contract/reports/reports.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { slotId } from '#domain/slots/slot-id.ts'
import { PICKUP_SLOTS, type PickupSlot, slotCapacityOn, slotsOn } from '#domain/slots/slots.ts'
import { weekdayOf } from '#domain/base/time-zone.ts'

type SlotRow = { id: string; capacity: number | null; booked: number }

/**
 * A slot's capacity is its own, or what its weekday has now: what it had then is not kept. Places
 * taken on a date that is closed now, or in a slot that isn't offered any more, are counted too.
 */
export function readSlotUse(
  settings: Pick<BusinessSettings, 'hours' | 'closedDates' | 'capacities'>,
  dates: readonly string[],
  rows: readonly SlotRow[],
): Report['slots'] {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const closed = new Set(settings.closedDates)
  const offeredOn = new Map<number, readonly PickupSlot[]>()
  const sums = new Map<string, Report['slots'][number]>()
  for (const date of dates) {
    const weekday = weekdayOf(date)
    // Ten years of days share the seven of a week.
    if (!offeredOn.has(weekday)) offeredOn.set(weekday, slotsOn(date, settings.hours, []))
    const offered = closed.has(date) ? [] : offeredOn.get(weekday)!
    for (const slot of PICKUP_SLOTS) {
      const row = rowOf.get(slotId(date, slot))
      if (!offered.includes(slot) && !row?.booked) continue
      const key = `${weekday} ${slot.label}`
      const sum = sums.get(key) ?? { weekday, pickupTime: slot.label, booked: 0, capacity: 0 }
      sums.set(key, {
        ...sum,
        booked: sum.booked + (row?.booked ?? 0),
        capacity:
          sum.capacity +
          (row?.capacity ?? slotCapacityOn(date, slot.label, settings.capacities.capacities)),
      })
    }
  }
  return [...sums.values()]
}
