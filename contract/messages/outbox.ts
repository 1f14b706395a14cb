/** Staff's outbox: sent and queued messages to mailboxes, phones and browsers, and resending. */
import * as z from 'zod/mini'
import { NOTIFICATION_CHANNELS } from '#domain/messages/notification-settings.ts'
import { cleanText } from '#domain/base/pasted.ts'
import { defineCall } from '../base/call.ts'
import { id, instant, pageQuery } from '../base/fields.ts'
import { fieldPerOfferedChannel } from './offered-channels.ts'
import {
  badChannel,
  badOutboxState,
  deliveryNeeded,
  searchTooShort,
} from '#words/en/fields/support.ts'

/** `waiting` has its next try before it, `failed` has none. */
export const OUTBOX_STATES = ['waiting', 'sent', 'failed'] as const
export type OutboxState = (typeof OUTBOX_STATES)[number]

/** An index of three-character pieces finds them; fewer would read every message. */
const SHORTEST_SEARCH = 3

const channel = z.enum(NOTIFICATION_CHANNELS, {
  error: badChannel,
})
const state = z.enum(OUTBOX_STATES, {
  error: badOutboxState,
})

export const outboxMessage = z.object({
  _id: z.string(),
  channel,
  state,
  /** An email address, a phone number, or the service that a browser takes notices from. */
  to: z.string(),
  /** Whom it is about; null for messages to the laundry and to people without an account. */
  person: z.nullable(z.string()),
  subject: z.string(),
  createdAt: instant,
  /** When it left; a failed one that has this left and didn't arrive. */
  sentAt: z.nullable(instant),
  /** As its carrier says; null where that says nothing, or can't. */
  deliveredAt: z.nullable(instant),
  readAt: z.nullable(instant),
  /** When one leaves that waits for its time: what it says may still be taken back, or join with more. */
  leavesAt: z.nullable(instant),
  tries: z.number(),
  lastError: z.nullable(z.string()),
  /** 0 for a message itself, 1 and up for its further deliveries. */
  delivery: z.number(),
  /** The channel that took over, for it failed or didn't arrive in time; null where none did. */
  takenOverBy: z.nullable(z.enum(NOTIFICATION_CHANNELS)),
})
export type OutboxMessage = z.output<typeof outboxMessage>

export const readOutbox = defineCall({
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Mails, text messages and notices, newest first; search by recipient and subject',
  access: { permission: 'settings' },
  query: z.object({
    ...pageQuery,
    channel: z.optional(channel),
    state: z.optional(state),
    q: z.optional(
      z.string().check(
        z.overwrite(cleanText),
        z.minLength(SHORTEST_SEARCH, {
          error: searchTooShort,
        }),
        z.maxLength(100),
      ),
    ),
  }),
  answers: { 200: z.array(outboxMessage) },
})

const wholeOutboxMessage = z.object({
  ...outboxMessage._zod.def.shape,
  /** Its words as they leave. */
  text: z.string(),
  /** What it is in the outbox folder, where nothing is set up to carry it; null where there is no file. */
  file: z.nullable(z.enum(['eml', 'txt'])),
  /** Of a text message that was sent. */
  segments: z.nullable(z.number()),
  /** What its carrier charged by the operators' table, in paise; null where that isn't known, or nothing. */
  costPaise: z.nullable(z.number()),
  /** The message that took over from it, and the one that it took over from. */
  fallbackId: z.nullable(z.string()),
  fallbackOf: z.nullable(z.object({ _id: z.string(), channel })),
  /** How many further deliveries of it there are, whichever of them this is. */
  deliveries: z.number(),
})
export type WholeOutboxMessage = z.output<typeof wholeOutboxMessage>

export const readOutboxMessage = defineCall({
  method: 'GET',
  path: '/api/admin/outbox/:id',
  summary: 'One mail, text message or notice with its words',
  access: { permission: 'settings' },
  params: z.object({ id }),
  answers: { 200: wholeOutboxMessage },
  errors: ['not_found'],
})

export const readOutboxMail = defineCall({
  method: 'GET',
  path: '/api/admin/outbox/:id/mail',
  summary: 'A mail as its reader sees it: an HTML page without scripts, for a frame of this site',
  access: { permission: 'settings' },
  params: z.object({ id }),
  answers: { 200: z.unknown() },
  media: 'text/html',
  errors: ['not_found'],
})

export const readOutboxFile = defineCall({
  method: 'GET',
  path: '/api/admin/outbox/:id/file',
  summary: 'The file that the outbox folder holds of a message',
  access: { permission: 'settings' },
  params: z.object({ id }),
  answers: { 200: z.unknown() },
  media: 'application/octet-stream',
  errors: ['not_found'],
})

export const resendOutboxMessage = defineCall({
  method: 'POST',
  path: '/api/admin/outbox/:id/resend',
  changes: ['admin/outbox'],
  summary: 'Send a sent or failed message again, as its own delivery; the same number sends once',
  access: { permission: 'settings' },
  params: z.object({ id }),
  body: z.object({
    /** One more than the `deliveries` that anyone who sends it again has seen. */
    delivery: z.number({ error: deliveryNeeded }).check(z.int(), z.minimum(1), z.maximum(1000)),
  }),
  answers: { 200: outboxMessage },
  errors: ['not_found', 'still_waiting'],
})

const carrierTrouble = z.object({
  channel,
  /** What to do, in a sentence. */
  why: z.string(),
  /** What the text is about that is held up, such as “Order booked”; null where the whole channel is. */
  text: z.nullable(z.string()),
  /** The latest message that met it, and when that was to leave. */
  messageId: z.string(),
  at: instant,
})
export type CarrierTrouble = z.output<typeof carrierTrouble>

export const outboxCarriers = defineCall({
  method: 'GET',
  path: '/api/admin/outbox-carriers',
  summary: 'What is set up to carry mails, text messages and notices, how much is stuck, and why',
  access: { permission: 'settings' },
  answers: {
    200: z.object({
      /** False: its messages are kept as files in the outbox folder, or there are none, as of notices. */
      ...fieldPerOfferedChannel(z.boolean()),
      waiting: z.number(),
      failed: z.number(),
      /** Why nothing gets through on a channel, or with one text, at present. */
      troubles: z.array(carrierTrouble),
    }),
  },
})

export const outboxLive = defineCall({
  method: 'GET',
  path: '/api/admin/outbox-live',
  summary: 'Says as server-sent events that something in the outbox changed',
  access: { permission: 'settings' },
  answers: { 200: z.unknown() },
  stream: true,
})
