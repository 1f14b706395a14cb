/** Live chat with the help desk: for customers, and for visitors with a cookie. */
import { CHAT_AUTHORS, CHAT_STATUSES } from '#domain/help/chats.ts'
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { instant, oneLineField, textField } from '../base/fields.ts'
import { messagePicture, pictureIds } from './help-pictures.ts'
import * as names from '#words/en/fields/names.ts'
import { fieldNeeded } from '#words/en/fields/shared.ts'
import { badChatMessage, badClientId, clientIdMissing } from '#words/en/fields/support.ts'

/** The longest message of a chat. */
export const CHAT_TEXT = 2000

const messageId = z.coerce
  .number({ error: badChatMessage })
  .check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

export const chatMessage = z.object({
  /** Rises from message to message. */
  id: z.number(),
  /** 'auto' is what a message gets while nobody is there. */
  from: z.enum(CHAT_AUTHORS),
  /** Empty where pictures say it all. */
  text: z.string(),
  pictures: z.array(messagePicture),
  /** As its sender made it; null for 'auto'. */
  clientId: z.nullable(z.string()),
  createdAt: instant,
  /** For staff: set where its customer wrote it by WhatsApp. */
  byWhatsApp: z.optional(z.literal(true)),
  /** For staff: what became of an answer that left by WhatsApp. */
  fate: z.optional(
    z.object({
      state: z.enum(['waiting', 'sent', 'delivered', 'read', 'failed']),
      /** Why it hasn't left yet, or didn't arrive. */
      problem: z.nullable(z.string()),
    }),
  ),
})
export type ChatMessage = z.output<typeof chatMessage>

/** The latest messages, oldest first, and how far each side has read. */
export const chatThread = z.object({
  status: z.enum(CHAT_STATUSES),
  messages: z.array(chatMessage),
  /** There are older ones: ask with `before` of the first. */
  hasOlder: z.boolean(),
  customerSeen: z.number(),
  staffSeen: z.number(),
})

export const olderQuery = z.object({ before: z.optional(messageId) })

/** A message of a chat; the same `clientId` is stored once. */
export const chatBody = z
  .object({
    clientId: z.string({ error: clientIdMissing }).check(
      z.regex(/^[\w-]{8,64}$/, {
        error: badClientId,
      }),
    ),
    text: textField(names.message, CHAT_TEXT),
    pictures: pictureIds,
  })
  .check(
    z.refine(({ text, pictures = [] }) => text !== '' || pictures.length > 0, {
      error: fieldNeeded({ name: names.message }),
      path: ['text'],
    }),
  )
export const seenBody = z.object({ messageId })
export const done = z.object({ success: z.literal(true) })

const myChat = z.object({
  /** Null until a visitor gives a name. */
  name: z.nullable(z.string()),
  /** Null until something was written. */
  chat: z.nullable(chatThread),
  /** Whether somebody is at the desk now. */
  staffed: z.boolean(),
  /** Outside support hours, when somebody is there again: "at 7 am tomorrow". */
  back: z.nullable(z.string()),
})
export type MyChat = z.output<typeof myChat>

export const chat = defineCall({
  method: 'GET',
  path: '/api/chat',
  summary: 'One’s chat with the help desk: the signed-in customer’s, or that of this browser',
  access: 'public',
  query: olderQuery,
  answers: { 200: myChat },
})

export const beginChat = defineCall({
  method: 'POST',
  path: '/api/chat',
  summary: 'A visitor gives a name, and this browser is remembered',
  access: 'public',
  body: z.object({ name: oneLineField(names.name, 120) }),
  answers: { 201: myChat },
  limit: { minute: 10, networkMinute: 100, networkHour: 600 },
})

export const sendChat = defineCall({
  method: 'POST',
  path: '/api/chat/messages',
  summary: 'Write to the help desk',
  access: 'public',
  body: chatBody,
  answers: { 201: myChat },
  errors: ['not_found'],
  limit: { minute: 40, networkMinute: 400, networkHour: 2400 },
})

export const chatTyping = defineCall({
  method: 'POST',
  path: '/api/chat/typing',
  summary: 'Say that one is typing; nothing is stored',
  access: 'public',
  answers: { 200: done },
  perMinute: 60,
})

export const chatSeen = defineCall({
  method: 'POST',
  path: '/api/chat/seen',
  summary: 'Say up to which message one has read',
  access: 'public',
  body: seenBody,
  answers: { 200: done },
  perMinute: 120,
})

export const helpLive = defineCall({
  method: 'GET',
  path: '/api/help/live',
  summary: 'One’s tickets and chat as server-sent events: what changed, and who is typing',
  access: 'public',
  answers: { 200: z.unknown() },
  stream: true,
})
