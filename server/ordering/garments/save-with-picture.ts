/** Stores an uploaded picture with its garment, or leaves nothing behind. */
import type { Transaction } from 'kysely'
import { PICTURE_MAX_PIXELS } from '#domain/base/pictures.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Upload } from '../../http/form.ts'
import { newId } from '../../platform/ids.ts'
import { encodePicture, type EncodedPicture } from '../../platform/images/pictures.ts'
import { removePictureFiles, storePictureFiles } from '../../platform/images/picture-files.ts'
import { deleteStrayPicture, insertStrayPicture } from './store.ts'

/** A garment gets its picture within moments; after this long nobody will. */
const CLAIMED_WITHIN_MS = 60 * 60_000

/**
 * Runs `save` in a transaction with the id of the new picture and what is kept of it, or with null when none was sent.
 *
 * The picture is written down as stray before its files are written, and is no longer stray once the
 * transaction commits: whatever fails, a killed process included, its files are removed.
 * @throws AppError as `encodePicture` does, and whatever `save` throws
 */
export async function saveWithPicture<T>(
  deps: Deps,
  upload: Upload | null,
  save: (
    tx: Transaction<Tables>,
    pictureId: string | null,
    encoded: EncodedPicture | null,
  ) => Promise<T>,
): Promise<T> {
  const { db, clock, files } = deps
  if (!upload) return inTransaction(db, (tx) => save(tx, null, null))
  const encoded: EncodedPicture = await encodePicture(
    upload.path,
    PICTURE_MAX_PIXELS,
    upload.isOfStaff,
  )
  const now = clock()
  const id = newId(now)
  await insertStrayPicture(db, id, new Date(now.getTime() + CLAIMED_WITHIN_MS))
  try {
    await storePictureFiles(files, id, encoded)
    return await inTransaction(db, async (tx) => {
      if (!(await deleteStrayPicture(tx, id)))
        throw new Error(`Picture ${id} took too long and is removed.`)
      return save(tx, id, encoded)
    })
  } catch (error) {
    await discard(deps, id)
    throw error
  }
}

async function discard({ db, files, log }: Deps, id: string): Promise<void> {
  try {
    await removePictureFiles(files, id)
    await deleteStrayPicture(db, id)
  } catch (error) {
    // It is still stray, so the job removes it later.
    log.warn({ err: error, pictureId: id }, 'a picture could not be removed yet')
  }
}
