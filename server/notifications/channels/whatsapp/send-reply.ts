/** Sends a reply to a person who wrote by WhatsApp: free words, or a picture of staff's. */
import type { SaidOf } from '#words/said.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { pictureKey } from '../../../platform/images/picture-files.ts'
import { encodeJpeg } from '../../../platform/images/pictures.ts'
import { Refused } from '../../../platform/mail/refused.ts'

export type Reply = SaidOf<Words['messages'], 'whatsapp.reply'>['params']

/** WhatsApp shows no more. */
const SIDE = 1280

/**
 * A picture that WhatsApp doesn't take is replaced by a link to it.
 * @returns WhatsApp's name for the message
 * @throws as `WhatsApp.sendText` does, and where a picture that has no link isn't taken
 */
export async function sendReply(
  deps: Pick<Deps, 'whatsApp' | 'files' | 'staffWords' | 'log'>,
  { id, to }: { id: string; to: string },
  { text, picture }: Reply,
  { chat }: Pick<Words, 'chat'>,
): Promise<string> {
  if (!picture) return deps.whatsApp.sendText({ id, to, text })
  let mediaId: string
  try {
    mediaId = await uploadPicture(deps, picture.id)
  } catch (error) {
    if (picture.link === null) throw error
    deps.log.warn({ err: error, pictureId: picture.id }, 'a picture could not be uploaded')
    const shown = chat.byWhatsApp.pictures(1, picture.link)
    return deps.whatsApp.sendText({ id, to, text: [text, shown].filter(Boolean).join('\n\n') })
  }
  return deps.whatsApp.sendPicture({ id, to, mediaId, caption: text })
}

async function uploadPicture(
  { whatsApp, files, staffWords }: Pick<Deps, 'whatsApp' | 'files' | 'staffWords'>,
  id: string,
): Promise<string> {
  const bytes = await files.get(pictureKey(id, 'large'))
  if (!bytes) throw new Refused(staffWords.deliveryProblems.pictureGone)
  // WhatsApp shows WebP as a sticker.
  return whatsApp.uploadPicture(await encodeJpeg(bytes, SIDE))
}
