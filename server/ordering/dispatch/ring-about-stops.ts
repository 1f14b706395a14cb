/** Rings staff's bell about stops that have no rider as their slot comes near. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { toStoredSlot } from '#domain/slots/slot-id.ts'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { inTransaction } from '../../database/transaction.ts'
import { ringStaff, type Ring } from '../../notifications/staff-bell/ring-staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { countUnassignedStopsOfSlot } from './store.ts'

/** How long before a slot it rings. */
const BEFORE_MS = 60 * 60_000

/** Once for each slot that begins within the hour or has begun. */
export async function ringAboutStopsWithoutRider(deps: Deps): Promise<void> {
  const { timeZone } = await deps.laundry(MAIN_BRANCH).settings.current()
  const at = deps.clock()
  const today = calendarDateIn(at, timeZone)
  const rings: Ring[] = []
  for (const { label } of PICKUP_SLOTS) {
    const slot = toStoredSlot(today, label, timeZone)
    if (at.getTime() < slot.startsAt.getTime() - BEFORE_MS || at >= slot.endsAt) continue
    const count = await countUnassignedStopsOfSlot(deps.db, slot)
    if (count === 0) continue
    rings.push({
      kind: 'staff.stops_without_rider',
      params: { count, slot: label },
      dedupeKey: `stops-without-rider:${slot.id}`,
      link: '/admin/today?show=unassigned',
      at,
    })
  }
  if (rings.length > 0) await inTransaction(deps.db, (tx) => ringStaff(tx, rings, deps))
}
