/** Sends a chat message to the help desk; while staff are away, it gets an automatic answer. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { supportStateAt } from '#domain/help/support-hours.ts'
import type { Words } from '#words/words.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { newId } from '../../platform/ids.ts'
import type { Chatter } from '../../http/callers/chatter.ts'
import { isDeskStaffed } from '../presence/presence.ts'
import { attachPicturesToMessage } from '../pictures/attach-pictures-to-message.ts'
import {
  findChat,
  hasAutomaticMessageSince,
  insertChat,
  insertChatMessage,
  lockChat,
} from './store.ts'
import { storeCustomerMessage } from './store-customer-message.ts'

/** A message as either side writes it. */
export interface ChatInput {
  clientId: string
  text: string
  /** The ids of pictures that were sent for it. */
  pictures?: string[] | undefined
}

/**
 * A customer's chat begins with their first message, a visitor's began when they gave a name.
 * @param message the same `clientId` is stored once
 * @throws AppError `not_found` for a visitor without a chat, and as `attachPicturesToMessage` does
 */
export async function sendMessageInChat(
  deps: Pick<Deps, 'db' | 'clock' | 'laundry' | 'events'>,
  chatter: Chatter | null,
  message: ChatInput,
  words: Words,
): Promise<void> {
  const { db, clock, laundry } = deps
  const { timeZone } = await laundry(MAIN_BRANCH).settings.current()
  const isStaffed = await isDeskStaffed(deps)
  const now = clock()
  if (chatter?.kind === 'customer' && !(await findChat(db, chatter)))
    await insertChat(db, {
      id: newId(now),
      user_id: chatter.userId,
      created_at: now,
      last_message_at: now,
    })
  const found = chatter && (await findChat(db, chatter))
  if (!found) throw nameless()
  await inTransaction(db, async (tx) => {
    const chat = await lockChat(tx, found.id)
    if (!chat) throw nameless()
    const { text, clientId } = message
    const messageId = await storeCustomerMessage(tx, deps, chat, { text, clientId, at: now })
    if (messageId === null) return
    await attachPicturesToMessage(tx, chat.user_id, message.pictures, {
      chat_message_id: messageId,
    })
    const support = supportStateAt(now, timeZone)
    // Once a night is enough.
    if (support.open || isStaffed) return
    if (await hasAutomaticMessageSince(tx, chat.id, support.closedSince)) return
    await insertChatMessage(tx, {
      chat_id: chat.id,
      author: 'auto',
      body: words.chat.away({ ...support.back, isVisitor: chat.user_id === null }),
      created_at: now,
    })
  })
}

/** A visitor's chat begins with their name. */
function nameless(): AppError {
  return new AppError('not_found', say('nameNeeded'))
}
