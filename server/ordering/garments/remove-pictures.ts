/** Removes the files of pictures that no garment has. */
import type { Deps } from '../../platform/deps.ts'
import { removePictureFiles } from '../../platform/images/picture-files.ts'
import { deleteStrayPicture, dueStrayPictures } from './store.ts'

/** Files first: a picture that could not be removed stays written down, and is tried again. */
export async function removePictures({
  db,
  clock,
  files,
}: Pick<Deps, 'db' | 'clock' | 'files'>): Promise<void> {
  for (;;) {
    const ids = await dueStrayPictures(db, clock())
    if (ids.length === 0) return
    for (const id of ids) {
      await removePictureFiles(files, id)
      await deleteStrayPicture(db, id)
    }
  }
}
