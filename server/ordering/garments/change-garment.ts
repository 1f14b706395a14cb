/** Changes a garment, and its picture if a new one is sent. */
import type * as z from 'zod/mini'
import type { changeGarment as call } from '#contract/garments/garments.ts'
import { parseCareLimits } from '#domain/garments/garment-care.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Upload } from '../../http/form.ts'
import type { Person } from '../../http/callers/session.ts'
import { saveWithPicture } from './save-with-picture.ts'
import { lockOwnGarment } from './own-garment.ts'
import { updateGarment, type GarmentRow } from './store.ts'

/**
 * What the form leaves out stays. A new picture takes the place of the old one, and an empty
 * `imageUrl` without one takes it off; any other `imageUrl` says nothing.
 * @throws AppError `not_found` (also for another customer's), and those of a picture that can't be kept
 */
export async function changeGarment(
  deps: Deps,
  person: Person,
  id: string,
  form: z.output<typeof call.body>,
  upload: Upload | null,
): Promise<GarmentRow> {
  return saveWithPicture(deps, upload, async (tx, newPictureId) => {
    const { picture_id: oldPictureId, user_id: ownerId } = await lockOwnGarment(tx, person, id)
    const fields = Object.keys(form).filter((name) => name !== 'userId')
    await emit(tx, deps, {
      type: 'garment.changed',
      subject: { kind: 'garment', id },
      actor: person.id,
      data: { userId: ownerId, fields },
      at: deps.clock(),
    })
    const pictureId = newPictureId ?? (form.imageUrl === '' ? null : oldPictureId)
    if (oldPictureId !== null && pictureId !== oldPictureId)
      await deps.jobs.enqueue(tx, 'remove-pictures', null)
    return updateGarment(tx, id, {
      name: form.name,
      category: form.category,
      condition: form.condition,
      color: form.color,
      size: form.size,
      material: form.material,
      care_instructions: form.careInstructions,
      ...(form.never !== undefined && { never: JSON.stringify(parseCareLimits(form.never) ?? []) }),
      notes: form.notes,
      picture_id: pictureId,
      updated_at: deps.clock(),
    })
  })
}
