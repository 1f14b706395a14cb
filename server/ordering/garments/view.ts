/** Garments in API answers. */
import type { Garment, PictureSize } from '#contract/garments/garments.ts'
import type { GarmentRow } from './store.ts'

export function garmentView(row: GarmentRow): Garment {
  return {
    _id: row.id,
    userId: row.user_id,
    name: row.name,
    category: row.category,
    condition: row.condition,
    color: row.color,
    size: row.size,
    material: row.material,
    careInstructions: row.care_instructions,
    never: row.never,
    notes: row.notes,
    cleanCount: row.clean_count,
    lastCleaned: row.last_cleaned_at?.toISOString() ?? null,
    imageUrl: pictureUrl(row.picture_id, 'large'),
    thumbnailUrl: pictureUrl(row.picture_id, 'small'),
    createdAt: row.created_at.toISOString(),
  }
}

export function pictureUrl(pictureId: string | null, size: PictureSize): string | null {
  return pictureId && `/api/pictures/${pictureId}/${size}`
}
