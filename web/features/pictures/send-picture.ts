// Sends pictures for a message, each once however often the message is tried.
import type { addHelpPicture } from '#contract/help-pictures.ts'
import { addressOf } from '#web/lib/api.ts'
import { upload } from '#web/lib/upload.ts'

const add = addressOf<typeof addHelpPicture>('POST', '/api/help/pictures')

const sent = new WeakMap<File, string>()

/**
 * @returns their ids, for the message that they belong to
 * @throws ApiError as `upload` does
 */
export async function sendPictures(files: readonly File[]): Promise<string[]> {
  const ids: string[] = []
  // One after the other: that is also the order in which they are shown.
  for (const file of files) {
    let id = sent.get(file)
    if (id === undefined) {
      id = (await upload(add, { texts: {}, file, field: 'image' }, () => {}))._id
      sent.set(file, id)
    }
    ids.push(id)
  }
  return ids
}
