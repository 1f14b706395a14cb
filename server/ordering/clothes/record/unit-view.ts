/** Units in API answers, with their details. */
import type { Spot } from '#contract/clothes/custody.ts'
import type { ClothesUnit, UnitGarment } from '#contract/clothes/custody-units.ts'
import type { PlaceKind } from '#domain/clothes/places.ts'
import { pictureUrl } from '../../garments/view.ts'
import type { CustodyRow } from './clothes-store.ts'
import { unitPhotosView } from './unit-photos.ts'

type UnitRow = CustodyRow['units'][number]

/** Null where a query found no garment. */
export function garmentOfUnitView(row: {
  garment_id: string | null
  garment_name: string | null
  garment_picture: string | null
  never: UnitGarment['never'] | null
  care_instructions: string | null
}): UnitGarment | null {
  if (row.garment_id === null) return null
  return {
    _id: row.garment_id,
    name: row.garment_name!,
    thumbnailUrl: pictureUrl(row.garment_picture, 'small'),
    never: row.never!,
    careInstructions: row.care_instructions!,
  }
}

/** Null where a query found no place. */
export function placeOfUnitView(row: {
  spotCode: string | null
  spotName: string | null
  spotKind: PlaceKind | null
}): Spot | null {
  if (row.spotCode === null) return null
  return { code: row.spotCode, kind: row.spotKind!, name: row.spotName! }
}

export function unitView(row: UnitRow): ClothesUnit {
  const { number, kind, pieces, place, released, name, pictures } = row
  return {
    number,
    kind,
    pieces,
    place,
    released,
    name,
    garment: garmentOfUnitView(row),
    pictures: unitPhotosView(pictures),
  }
}
