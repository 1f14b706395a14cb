/** Attaches uploaded pictures to a message of a ticket or chat. */
import { AppError, say } from '../../platform/app-error.ts'
import type { Tx } from '../../database/transaction.ts'
import { assignPicturesToMessage, type OfMessage } from './store.ts'

/**
 * @param senderId null for a visitor, who sends none
 * @param ids of pictures that the person has sent, each for one message alone
 * @throws AppError `not_found` when one of them was not, is another's, or is removed
 */
export async function attachPicturesToMessage(
  tx: Tx,
  senderId: string | null,
  ids: readonly string[] | undefined,
  message: OfMessage,
): Promise<void> {
  const wanted = [...new Set(ids?.map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return
  if (
    senderId === null ||
    (await assignPicturesToMessage(tx, senderId, wanted, message)) < wanted.length
  )
    throw new AppError('not_found', say('pictureGone'))
}
