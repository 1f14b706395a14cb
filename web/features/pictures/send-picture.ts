// Upload of pictures, each stored once despite retries.
import type { addUnitPicture } from '#contract/clothes/custody-pieces.ts'
import { addHelpPicture } from '#contract/help/help-pictures.ts'
import type { addProposalPicture } from '#contract/orders/proposals.ts'
import { addressOf } from '#web/lib/api.ts'
import { upload } from '#web/lib/upload.ts'

const addToMessage = addressOf(addHelpPicture)

const sent = new WeakMap<File, string>()

/** What takes a picture and answers its id. */
type Adding = typeof addHelpPicture | typeof addUnitPicture | typeof addProposalPicture

/**
 * @param adding where they are sent; a message's, if left out
 * @returns their ids, for what they belong to
 * @throws ApiError as `upload` does
 */
export async function sendPictures(
  files: readonly File[],
  adding: Adding = addToMessage,
): Promise<string[]> {
  const ids: string[] = []
  // One after the other: that is also the order in which they are shown.
  for (const file of files) {
    let id = sent.get(file)
    if (id === undefined) {
      id = (await upload(adding, { texts: {}, file, field: 'image' }, () => {}))._id
      sent.set(file, id)
    }
    ids.push(id)
  }
  return ids
}
