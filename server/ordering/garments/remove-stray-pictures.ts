/** Deletes picture files without a garment. */
import type { Deps } from '../../platform/deps.ts'
import { removePictureFiles } from '../../platform/images/picture-files.ts'
import { processEachItem } from '../../platform/one-by-one.ts'
import { deleteStrayPicture, selectDueStrayPictures } from './store.ts'

type Removing = Pick<Deps, 'db' | 'clock' | 'files' | 'log'>

/**
 * Files first: a picture that could not be removed stays written down, and is tried again.
 * @throws Error after trying all, when one could not be removed
 */
export async function removeStrayPictures(deps: Removing): Promise<void> {
  await processEachItem(
    await allDue(deps),
    async (id) => {
      await removePictureFiles(deps.files, id)
      await deleteStrayPicture(deps.db, id)
    },
    (pictureId, error) =>
      deps.log.error({ err: error, pictureId }, 'a picture could not be removed'),
  )
}

async function allDue({ db, clock }: Removing): Promise<string[]> {
  const due: string[] = []
  let page: string[]
  do {
    page = await selectDueStrayPictures(db, clock(), due.at(-1) ?? null)
    due.push(...page)
  } while (page.length > 0)
  return due
}
