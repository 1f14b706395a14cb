/** Staff's help desk: contact messages, tickets, chats, and the number of each waiting. */
import { CHAT_STATUSES } from '#domain/help/chats.ts'
import * as z from 'zod/mini'
import { INQUIRY_TYPES, INQUIRY_STATUSES, SET_INQUIRY_STATUSES } from '#domain/help/inquiries.ts'
import { defineCall } from '../base/call.ts'
import { chatBody, chatMessage, chatThread, done, olderQuery, seenBody } from './chat.ts'
import { whatsAppChat } from './whatsapp-chat.ts'
import { id, idempotencyHeader, instant, pageQuery, textField } from '../base/fields.ts'
import { pictureIds, requireTextOrPicture } from './help-pictures.ts'
import {
  TICKET_TEXT,
  ticketCategory,
  ticketDetails,
  ticketMessage,
  ticketPriority,
  ticketStatus,
  ticketSummary,
} from './tickets.ts'
import * as names from '#words/en/fields/names.ts'
import { badContactState, openOrClosedNeeded } from '#words/en/fields/support.ts'

export const helpDesk = defineCall({
  method: 'GET',
  path: '/api/admin/help-desk',
  summary: 'How many messages, tickets and chats wait for staff',
  access: { permission: 'help-desk' },
  answers: {
    200: z.object({
      messages: z.number(),
      tickets: z.number(),
      chats: z.number(),
    }),
  },
})

export const helpDeskLive = defineCall({
  method: 'GET',
  path: '/api/admin/help-desk/live',
  summary: 'Every change at the help desk as server-sent events, and who is typing',
  access: { permission: 'help-desk' },
  answers: { 200: z.unknown() },
  stream: true,
})

const messageStatus = z.enum(INQUIRY_STATUSES, { error: badContactState })
export type MessageStatus = z.output<typeof messageStatus>

const messageSummary = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  inquiryType: z.enum(INQUIRY_TYPES),
  status: messageStatus,
  createdAt: instant,
})
export type MessageSummary = z.output<typeof messageSummary>

const message = z.extend(messageSummary, {
  phone: z.string(),
  message: z.string(),
  /** Anyone who was signed in when it was sent. */
  userId: z.nullable(z.string()),
  answers: z.array(
    z.object({
      _id: z.string(),
      text: z.string(),
      /** Who answered; null when they are gone. */
      staffName: z.nullable(z.string()),
      createdAt: instant,
    }),
  ),
})
export type ContactMessage = z.output<typeof message>

export const adminMessages = defineCall({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages of the contact page, newest first; search by name, email, subject or text',
  access: { permission: 'help-desk' },
  query: z.object({
    ...pageQuery,
    q: z.optional(z.string().check(z.maxLength(100))),
    status: z.optional(messageStatus),
  }),
  answers: { 200: z.array(messageSummary) },
})

export const adminMessage = defineCall({
  method: 'GET',
  path: '/api/admin/messages/:id',
  summary: 'A message with its answers',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  answers: { 200: message },
  errors: ['not_found'],
})

export const answerMessage = defineCall({
  method: 'POST',
  path: '/api/admin/messages/:id/answers',
  summary: 'Answer a message by mail',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  headers: idempotencyHeader,
  body: z.object({ answer: textField(names.answer, 5000, 1) }),
  answers: { 201: message },
  errors: ['not_found'],
})

export const setMessageStatus = defineCall({
  method: 'PUT',
  path: '/api/admin/messages/:id',
  summary: 'Close a message, or open it again',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  body: z.object({
    status: z.enum(SET_INQUIRY_STATUSES, { error: openOrClosedNeeded }),
  }),
  answers: { 200: message },
  errors: ['not_found'],
})

const customer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
})

const ofCustomer = { _id: z.string(), customer }

const staffTicketSummary = z.extend(ticketSummary, ofCustomer)
export type StaffTicketSummary = z.output<typeof staffTicketSummary>

const staffTicket = z.extend(ticketDetails, {
  ...ofCustomer,
  messages: z.array(
    z.extend(ticketMessage, {
      /** A note that only staff see. */
      internal: z.boolean(),
      staffName: z.nullable(z.string()),
    }),
  ),
})
export type StaffTicket = z.output<typeof staffTicket>

export const adminTickets = defineCall({
  method: 'GET',
  path: '/api/admin/tickets',
  summary: 'Tickets, newest first; search by number, subject, or the customer’s name or email',
  access: { permission: 'help-desk' },
  query: z.object({
    ...pageQuery,
    q: z.optional(z.string().check(z.maxLength(100))),
    /** 'unfinished': open, in progress or waiting. */
    status: z.optional(z.union([ticketStatus, z.literal('unfinished')])),
    priority: z.optional(ticketPriority),
    category: z.optional(ticketCategory),
    /** One customer's alone. */
    customerId: z.optional(id),
  }),
  answers: { 200: z.array(staffTicketSummary) },
})

const byNumber = z.object({ number: z.string().check(z.maxLength(60)) })

export const adminTicket = defineCall({
  method: 'GET',
  path: '/api/admin/tickets/:number',
  summary: 'A ticket with its messages and notes',
  access: { permission: 'help-desk' },
  params: byNumber,
  answers: { 200: staffTicket },
  errors: ['not_found'],
})

export const answerTicket = defineCall({
  method: 'POST',
  path: '/api/admin/tickets/:number/messages',
  summary: 'Answer a ticket’s customer, or leave a note for staff',
  access: { permission: 'help-desk' },
  params: byNumber,
  headers: idempotencyHeader,
  body: requireTextOrPicture(
    z.object({
      message: textField(names.message, TICKET_TEXT),
      pictures: pictureIds,
      internal: z.optional(z.boolean()),
      /** What the ticket is from then on; unchanged if left out. */
      status: z.optional(ticketStatus),
    }),
  ),
  answers: { 201: staffTicket },
  errors: ['not_found'],
})

export const changeTicket = defineCall({
  method: 'PUT',
  path: '/api/admin/tickets/:number',
  summary: 'Set a ticket’s status or priority',
  access: { permission: 'help-desk' },
  params: byNumber,
  body: z.object({
    status: z.optional(ticketStatus),
    priority: z.optional(ticketPriority),
  }),
  answers: { 200: staffTicket },
  errors: ['not_found'],
})

const staffChatSummary = z.object({
  _id: z.string(),
  name: z.string(),
  /** Null for visitors. */
  customer: z.nullable(customer),
  status: z.enum(CHAT_STATUSES),
  /** How many of the customer's messages nobody has read. */
  unread: z.number(),
  /** How many of them nobody has answered yet, and since when; 0 and null once staff answered or closed it. */
  waiting: z.number(),
  waitingSince: z.nullable(instant),
  /** The last that a person wrote; the automatic reply is none. */
  lastMessage: chatMessage,
  /** Set where messages come by WhatsApp. */
  whatsApp: z.optional(whatsAppChat),
})
export type StaffChatSummary = z.output<typeof staffChatSummary>

export const staffChat = z.extend(staffChatSummary, { thread: chatThread })
export type StaffChat = z.output<typeof staffChat>

export const adminChats = defineCall({
  method: 'GET',
  path: '/api/admin/chats',
  summary: 'Chats in which something was written, the latest message of a person first',
  access: { permission: 'help-desk' },
  query: z.object({
    limit: pageQuery.limit,
    cursor: olderQuery.shape.before,
    status: z.optional(z.enum(CHAT_STATUSES)),
  }),
  answers: { 200: z.array(staffChatSummary) },
})

export const adminChat = defineCall({
  method: 'GET',
  path: '/api/admin/chats/:id',
  summary: 'A chat with its latest messages',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  query: olderQuery,
  answers: { 200: staffChat },
  errors: ['not_found'],
})

export const answerChat = defineCall({
  method: 'POST',
  path: '/api/admin/chats/:id/messages',
  summary: 'Write to a customer or visitor',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  body: chatBody,
  answers: { 201: staffChat },
  errors: ['not_found', 'answer_too_late', 'bad_request'],
})

export const staffTyping = defineCall({
  method: 'POST',
  path: '/api/admin/chats/:id/typing',
  summary: 'Say that one is typing; nothing is stored',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  answers: { 200: done },
  perMinute: 240,
})

export const staffSeen = defineCall({
  method: 'POST',
  path: '/api/admin/chats/:id/seen',
  summary: 'Say up to which message staff have read',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  body: seenBody,
  answers: { 200: done },
})

export const setChatStatus = defineCall({
  method: 'PUT',
  path: '/api/admin/chats/:id',
  summary: 'Close a chat, or open it again',
  access: { permission: 'help-desk' },
  params: z.object({ id }),
  body: z.object({
    status: z.enum(CHAT_STATUSES, { error: openOrClosedNeeded }),
  }),
  answers: { 200: staffChat },
  errors: ['not_found'],
})
