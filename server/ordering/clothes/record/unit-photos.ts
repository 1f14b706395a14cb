/** Photos of bags and items: part of their units' query, and in API answers. */
import { sql } from 'kysely'
import { unitPicture } from '#contract/clothes/custody-pieces.ts'
import type { ClothesUnit } from '#contract/clothes/custody-units.ts'
import type { PictureSize } from '#contract/garments/garments.ts'
import type { PhotoStage } from '#domain/clothes/custody.ts'

interface UnitPhoto {
  id: string
  stage: PhotoStage
  /** When it was sent. */
  at: string
}

/** A column for a query with units: their photos, the oldest first. */
export function selectUnitPhotos() {
  return sql<UnitPhoto[]>`(
    select coalesce(
      json_agg(json_build_object('id', picture_id, 'stage', stage, 'at', created_at) order by picture_id),
      '[]')
    from unit_pictures
    where unit_pictures.order_id = units.order_id and unit_pictures.number = units.number)`
}

export function unitPhotoView(id: string): { _id: string; imageUrl: string; thumbnailUrl: string } {
  const at = (size: PictureSize) => unitPicture.path.replace(':id', id).replace(':size', size)
  return { _id: id, imageUrl: at('large'), thumbnailUrl: at('small') }
}

export function unitPhotosView(photos: readonly UnitPhoto[]): ClothesUnit['pictures'] {
  return photos.map(({ id, stage, at }) => ({
    ...unitPhotoView(id),
    stage,
    at: new Date(at).toISOString(),
  }))
}
