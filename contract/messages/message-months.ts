/** Messages of a month: how many were sent, arrived and failed, and what they cost, by channel and by kind. */
import * as z from 'zod/mini'
import { NOTIFICATION_CHANNELS } from '#domain/messages/notification-settings.ts'
import { FIRST_REPORT_DATE, LAST_REPORT_DATE } from '#domain/reports/reports.ts'
import { badMonth } from '#words/en/fields/billing.ts'
import { defineCall } from '../base/call.ts'
import { rupees } from '../base/fields.ts'

/** A month of the laundry's zone, `2026-11`. */
const month = z.string({ error: badMonth }).check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: badMonth, abort: true }),
  z.refine((text) => text >= FIRST_REPORT_DATE.slice(0, 7) && text <= LAST_REPORT_DATE, {
    error: badMonth,
  }),
)

const sums = {
  /** Those that left. */
  sent: z.number(),
  /** Of text messages; null where there are none. */
  segments: z.nullable(z.number()),
  /** By the operators' table; null where no cost is known. */
  cost: z.nullable(rupees),
}

const channelSums = z.object({
  channel: z.enum(NOTIFICATION_CHANNELS),
  ...sums,
  /** How many of those sent have a known cost. */
  priced: z.number(),
  waiting: z.number(),
  failed: z.number(),
  /** As carriers say; null where they said nothing of any. */
  delivered: z.nullable(z.number()),
  read: z.nullable(z.number()),
})

/** Replies by WhatsApp in free words: those beyond the free ones of a month are charged. */
const replies = z.object({
  free: z.number(),
  charged: z.number(),
  /** Of the charged ones; null where one has no known cost. */
  cost: z.nullable(rupees),
})

const messageMonth = z.object({
  month: z.string(),
  total: z.object(sums),
  /** Left out where there were none. */
  replies: z.optional(replies),
  /** Every channel. */
  channels: z.array(channelSums),
  /** The dearest first, each by the channels that have it. */
  kinds: z.array(z.object({ name: z.string(), ...sums, channels: z.array(channelSums) })),
})
export type MessageMonth = z.output<typeof messageMonth>

export const readMessageMonth = defineCall({
  method: 'GET',
  path: '/api/admin/message-months/:month',
  summary: 'Messages of a month by channel and by kind, and what they cost',
  access: { permission: 'settings' },
  params: z.object({ month }),
  answers: { 200: messageMonth },
})

export const messageMonthCsv = defineCall({
  method: 'GET',
  path: '/api/admin/message-months/:month/csv',
  summary: 'Messages of a month by kind and channel, as CSV',
  access: { permission: 'settings' },
  params: z.object({ month }),
  /** `text/csv` in UTF-8 with a byte order mark. */
  answers: { 200: z.unknown() },
  media: 'text/csv',
})
