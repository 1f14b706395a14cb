/** Staff writes at the help desk, for tests of the audit log: messages, tickets, chats and resent mails. */
import { expect } from 'vitest'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { askToWriteAgain } from '#contract/help/ask-to-write-again.ts'
import { beginChat, sendChat } from '#contract/help/chat.ts'
import { sendMessage } from '#contract/help/contact.ts'
import * as desk from '#contract/help/help-desk.ts'
import { readOutbox, resendOutboxMessage } from '#contract/messages/outbox.ts'
import { decideClaim, orderClaims, settleClaim } from '#contract/help/claims.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { openTicket, reportProblem } from '#contract/help/tickets.ts'
import { placed, SUNDAY } from '../testing/order-inputs.ts'
import { asha, product, staff, type Writes } from './test-console.ts'

const aMessage = async () => {
  const body = {
    name: 'Ravi',
    email: 'ravi@example.com',
    subject: 'Curtains',
    message: 'How much?',
  }
  await product.visitor.call(sendMessage, { body })
  return { id: (await staff.call(desk.adminMessages, { query: {} })).body[0]!._id }
}
const aTicket = async () => {
  const body = { subject: 'A button', message: 'It is gone.' }
  return { number: (await asha.call(openTicket, { body })).body.ticket.number }
}
const aChat = async () => {
  await asha.call(beginChat, { body: { name: 'Asha' } })
  await asha.call(sendChat, { body: { text: 'Hello?', clientId: crypto.randomUUID() } })
  return { id: (await staff.call(desk.adminChats, { query: {} })).body[0]!._id }
}

/** Of a stranger who wrote by WhatsApp two days ago. */
const aClosedWhatsAppChat = async () => {
  const id = crypto.randomUUID()
  const at = new Date(product.clock.read().getTime() - 2 * DAY_MS)
  const chat = { id, visitor_name: 'Tara', created_at: at, last_message_at: at }
  await product.db.insertInto('chats').values(chat).execute()
  await product.db
    .insertInto('whatsapp_contacts')
    .values({ id, whatsapp_user_id: 'IN.1', chat_id: id, last_message_at: at, created_at: at })
    .execute()
  await product.db
    .insertInto('chat_messages')
    .values({ chat_id: id, author: 'customer', body: 'Hi', client_id: id, created_at: at })
    .execute()
  return { id }
}

const aClaim = async () => {
  // On a day that the others leave alone.
  const lines = [{ itemId: 'dry-cleaning-shirt', quantity: 1 }]
  const order = await placed(asha, { lines, pickupDate: SUNDAY })
  const params = { id: order._id }
  await staff.call(setOrderStatus, { params, body: { status: 'completed' } })
  const report = { problem: 'missing', wish: 'refund', piece: 'dry-cleaning-shirt' } as const
  await asha.call(reportProblem, { params: { orderId: order._id }, body: report })
  const [claim] = (await asha.call(orderClaims, { params: { orderId: order._id } })).body
  return { params: { id: claim!._id } }
}
const decided = (claim: { params: { id: string } }) => {
  const worth = { price: 100, ageMonths: 1, life: 'Coat, jacket', proven: false, charged: 0 }
  return staff.call(decideClaim, { ...claim, body: { ...worth, award: 100, revision: 0 } })
}

export const HELP_DESK_WRITES: Writes = [
  [decideClaim, async () => decided(await aClaim())],
  [
    settleClaim,
    async () => {
      const claim = await aClaim()
      await decided(claim)
      const body = { refund: 0, voucher: 100, transfer: 0, revision: 1 }
      return staff.call(settleClaim, { ...claim, body })
    },
  ],
  [
    resendOutboxMessage,
    async () => {
      const messages = () => staff.call(readOutbox, { query: { state: 'sent' } })
      await expect.poll(async () => (await messages()).body.length).toBeGreaterThan(0)
      const [message] = (await messages()).body
      return staff.call(resendOutboxMessage, {
        params: { id: message!._id },
        body: { delivery: 1 },
      })
    },
  ],
  [
    desk.answerMessage,
    async () =>
      staff.call(desk.answerMessage, { params: await aMessage(), body: { answer: 'Little.' } }),
  ],
  [
    desk.setMessageStatus,
    async () =>
      staff.call(desk.setMessageStatus, { params: await aMessage(), body: { status: 'closed' } }),
  ],
  [
    desk.answerTicket,
    async () =>
      staff.call(desk.answerTicket, { params: await aTicket(), body: { message: 'Found it.' } }),
  ],
  [
    desk.changeTicket,
    async () =>
      staff.call(desk.changeTicket, { params: await aTicket(), body: { priority: 'high' } }),
  ],
  [
    desk.answerChat,
    async () => {
      const body = { text: 'Hello Asha.', clientId: crypto.randomUUID() }
      return staff.call(desk.answerChat, { params: await aChat(), body })
    },
  ],
  [
    askToWriteAgain,
    async () => staff.call(askToWriteAgain, { params: await aClosedWhatsAppChat() }),
  ],
  [
    desk.setChatStatus,
    async () =>
      staff.call(desk.setChatStatus, { params: await aChat(), body: { status: 'closed' } }),
  ],
]
