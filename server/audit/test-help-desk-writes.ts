/** What staff write to those who ask: messages, tickets, chats and mails sent again. */
import { expect } from 'vitest'
import { beginChat, sendChat } from '#contract/chat.ts'
import { sendMessage } from '#contract/contact.ts'
import * as desk from '#contract/help-desk.ts'
import { readOutbox, resendOutboxMessage } from '#contract/outbox.ts'
import { openTicket } from '#contract/tickets.ts'
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

export const HELP_DESK_WRITES: Writes = [
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
    desk.setChatStatus,
    async () =>
      staff.call(desk.setChatStatus, { params: await aChat(), body: { status: 'closed' } }),
  ],
]
