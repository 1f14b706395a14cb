/** Joins chats of people who wrote by WhatsApp to the customers who have proven their numbers since. */
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { findCustomerByNumber } from '../../notifications/whatsapp-inbox/find-customer-by-number.ts'
import type { Deps } from '../../platform/deps.ts'
import { processEachItem } from '../../platform/one-by-one.ts'
import { lockChat, type ChatRow } from './store.ts'
import {
  deleteJoinedChat,
  findStrangersToJoin,
  lockContact,
  moveChatMessages,
  openCustomersChat,
  requireLockedChat,
  setChatOfContact,
  updateJoinedChat,
} from './whatsapp-store.ts'

/** @throws Error after trying all of them, when one failed */
export async function joinStrangersChats(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  await processEachItem(
    await findStrangersToJoin(deps.db),
    (contactId) =>
      inTransaction(deps.db, async (tx) => {
        const contact = await lockContact(tx, contactId)
        const customer = await findCustomerByNumber(tx, contact?.phone ?? null)
        const chat = contact?.chat_id ? await lockChat(tx, contact.chat_id) : undefined
        if (customer && chat && isStrangers(chat))
          await joinStrangersChat(tx, { contactId, chat, customerId: customer.id })
      }),
    (contactId, error) =>
      deps.log.error({ err: error, contactId }, 'a chat by WhatsApp could not be joined'),
  )
}

/** Whether a chat is of a person whom no account is known of. */
export function isStrangers(chat: ChatRow): boolean {
  return chat.user_id === null && chat.visitor_hash === null
}

/**
 * Moves the messages of a chat into its customer's, in the order in which they were written. What waits for an answer in
 * one of the two waits in the joined chat.
 * @param given.contactId locked
 * @param given.chat locked
 * @returns the customer's chat, locked
 */
export async function joinStrangersChat(
  tx: Tx,
  { contactId, chat, customerId }: { contactId: string; chat: ChatRow; customerId: string },
): Promise<ChatRow> {
  const own = await requireLockedChat(
    tx,
    await openCustomersChat(tx, customerId, chat.last_message_at),
  )
  await moveChatMessages(tx, { from: chat.id, to: own.id, customerId })
  await updateJoinedChat(tx, own.id, joinedState(own, chat))
  await setChatOfContact(tx, contactId, own.id, chat.id)
  await deleteJoinedChat(tx, chat.id)
  return requireLockedChat(tx, own.id)
}

function joinedState(own: ChatRow, strangers: ChatRow) {
  const greatest = (key: 'last_message_id' | 'customer_last' | 'last_human_id') =>
    Math.max(own[key], strangers[key])
  const isEmpty = own.last_message_id === 0
  const isOpen = strangers.status === 'open' || (!isEmpty && own.status === 'open')
  // A stranger had each answer by WhatsApp.
  const seen = { upTo: strangers.last_message_id, last: strangers.last_message_id }
  const mark = (key: 'answered_until' | 'staff_seen') =>
    joinedMark(
      { upTo: own[key], last: own.customer_last },
      { upTo: strangers[key], last: strangers.customer_last },
    )
  return {
    status: isOpen ? ('open' as const) : ('closed' as const),
    last_message_id: greatest('last_message_id'),
    customer_last: greatest('customer_last'),
    last_human_id: greatest('last_human_id'),
    last_message_at: new Date(
      Math.max(own.last_message_at.getTime(), strangers.last_message_at.getTime()),
    ),
    answered_until: mark('answered_until'),
    staff_seen: mark('staff_seen'),
    customer_seen: joinedMark({ upTo: own.customer_seen, last: own.last_message_id }, seen),
    notified_until: joinedMark({ upTo: own.notified_until, last: own.last_message_id }, seen),
  }
}

interface Mark {
  upTo: number
  last: number
}

/** How far both are seen or answered: what is open in one of them stays so. */
function joinedMark(...marks: readonly Mark[]): number {
  const open = marks.filter(({ upTo, last }) => last > upTo)
  return open.length > 0
    ? Math.min(...open.map(({ upTo }) => upTo))
    : Math.max(...marks.map(({ upTo }) => upTo))
}
