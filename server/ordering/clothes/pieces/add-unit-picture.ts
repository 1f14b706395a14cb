/** Stores a photo of a bag or item until it is assigned to one, and deletes unassigned photos. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import type { Upload } from '../../../http/form.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { digestOfPicture } from '../../../platform/images/pictures.ts'
import { saveWithPicture } from '../../garments/save-with-picture.ts'
import { deleteUnusedPhotos, insertPhoto } from './pieces-store.ts'

/** What was begun yesterday is rarely counted in. */
const UNUSED_MS = DAY_MS

/**
 * @returns its id
 * @throws AppError `bad_request` where no file came, and as `saveWithPicture` does
 */
export async function addUnitPicture(
  deps: Deps,
  staff: Person,
  upload: Upload | null,
): Promise<string> {
  if (!upload) throw new AppError('bad_request', say('pictureNeeded'))
  return saveWithPicture(deps, upload, async (tx, id, encoded) => {
    await insertPhoto(tx, {
      picture_id: id!,
      digest: digestOfPicture(encoded!),
      user_id: staff.id,
      created_at: deps.clock(),
    })
    return id!
  })
}

/** Their files are removed with those of every other picture that nobody has any more. */
export function deleteUnusedUnitPhotos({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteUnusedPhotos(db, new Date(clock().getTime() - UNUSED_MS))
}
