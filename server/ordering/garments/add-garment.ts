/** Adds a garment to a customer's wardrobe. */
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { addGarment as call } from '#contract/garments/garments.ts'
import { parseCareLimits } from '#domain/garments/garment-care.ts'
import { FIRST_CONDITION } from '#domain/garments/garments.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Upload } from '../../http/form.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { saveWithPicture } from './save-with-picture.ts'
import { insertGarment, lockWardrobe, type GarmentRow } from './store.ts'

/**
 * @param by who adds it: the customer, or staff for them
 * @throws AppError `not_found`, `too_many_garments`, and those of a picture that can't be kept
 */
export async function addGarment(
  deps: Deps,
  userId: string,
  form: z.output<typeof call.body>,
  upload: Upload | null,
  by: Person,
): Promise<GarmentRow> {
  const { limits, phone } = await deps.laundry(branchOfPerson({ id: userId })).settings.current()
  return saveWithPicture(deps, upload, async (tx, pictureId) => {
    const count = await lockWardrobe(tx, userId)
    if (count === null) throw notFound('customer')
    if (count >= limits.garments)
      throw new AppError('too_many_garments', say('wardrobeFull', { most: limits.garments, phone }))
    const now = deps.clock()
    const id = newId(now)
    await emit(tx, deps, {
      type: 'garment.added',
      subject: { kind: 'garment', id },
      actor: by.id,
      data: { userId: userId.toLowerCase(), garmentId: id },
      at: now,
    })
    return insertGarment(tx, {
      id,
      user_id: userId,
      name: form.name,
      category: form.category,
      condition: form.condition ?? FIRST_CONDITION,
      color: form.color ?? '',
      size: form.size ?? '',
      material: form.material ?? '',
      care_instructions: form.careInstructions ?? '',
      never: JSON.stringify(parseCareLimits(form.never ?? '') ?? []),
      notes: form.notes ?? '',
      last_cleaned_at: null,
      picture_id: pictureId,
      created_at: now,
      updated_at: now,
    })
  })
}
