/** Attaches a picture that came by WhatsApp to its message. */
import type { Tx } from '../../database/transaction.ts'
import { assignPicturesToMessage } from './store.ts'

/** @throws Error where it was removed since, a day after it came */
export async function attachReceivedPicture(
  tx: Tx,
  pictureId: string,
  chatMessageId: number,
): Promise<void> {
  const message = { chat_message_id: chatMessageId }
  if ((await assignPicturesToMessage(tx, null, [pictureId], message)) === 0)
    throw new Error(`The picture ${pictureId} is gone.`)
}
