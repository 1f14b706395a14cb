/** Free places for deliveries in windows. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { DeliveryDay, DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { slotIdOfWindow } from '#domain/slots/slot-id.ts'
import type { Db } from '../../database/transaction.ts'
import { selectBookedPlacesBetween } from './store.ts'

/** @returns the places of any window on those days that nobody has */
export async function readDeliveryPlacesLeft(
  db: Db,
  { deliveryPlaces: { deliveryPlaces } }: Pick<BusinessSettings, 'deliveryPlaces'>,
  days: readonly DeliveryDay[],
): Promise<(window: DeliveryWindow) => number> {
  const [first, last] = [days[0], days.at(-1)]
  const rows = first && last ? await selectBookedPlacesBetween(db, first.date, last.date) : []
  const taken = new Map(rows.map(({ id, deliveries }) => [id, deliveries]))
  return (window) => Math.max(0, deliveryPlaces - (taken.get(slotIdOfWindow(window)) ?? 0))
}
