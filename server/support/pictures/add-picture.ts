/** Stores a picture for a message, and deletes pictures without one. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Upload } from '../../http/form.ts'
import type { Person } from '../../http/callers/session.ts'
import { saveWithPicture } from '../../ordering/garments/save-with-picture.ts'
import { deleteUnsentPictures, insertPicture } from './store.ts'

/** A message that was begun yesterday is rarely sent. */
const UNSENT_MS = DAY_MS

/**
 * @returns its id
 * @throws AppError `bad_request` where no file came, and as `saveWithPicture` does
 */
export async function addPicture(
  deps: Deps,
  person: Person,
  upload: Upload | null,
): Promise<string> {
  if (!upload) throw new AppError('bad_request', say('pictureNeeded'))
  return saveWithPicture(deps, upload, async (tx, id) => {
    await insertPicture(tx, { picture_id: id!, user_id: person.id, created_at: deps.clock() })
    return id!
  })
}

/** Their files are removed with those of every other picture that nobody has any more. */
export function forgetUnsentPictures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  return deleteUnsentPictures(db, new Date(clock().getTime() - UNSENT_MS))
}
