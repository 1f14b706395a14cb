/** Places of bags and items in API answers. */
import type { PlacedUnit } from '#contract/clothes/places.ts'
import { firstName } from '../record/read-tags.ts'
import { placeOfUnitView } from '../record/unit-view.ts'
import type { selectUnitsWithPlaces } from './store.ts'

export function placedUnitView(
  row: Awaited<ReturnType<typeof selectUnitsWithPlaces>>[number],
): PlacedUnit {
  return {
    orderId: row.id,
    number: row.order,
    status: row.status,
    name: firstName(row.customer),
    unit: row.number,
    kind: row.kind,
    what: row.name,
    tag: row.tag,
    place: row.place,
    spot: placeOfUnitView(row),
    vendor: row.vendor && { name: row.vendor.name, expected: row.vendor.expected },
    since: row.since.toISOString(),
  }
}
