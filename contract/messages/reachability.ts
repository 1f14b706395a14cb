/** Test messages that a member of staff sends to their own contacts. */
import * as z from 'zod/mini'
import { NOTIFICATION_CHANNELS } from '#domain/messages/notification-settings.ts'
import { defineCall } from '../base/call.ts'
import { outboxMessage } from './outbox.ts'

const reachability = z.object({
  channels: z.array(
    z.object({
      channel: z.enum(NOTIFICATION_CHANNELS),
      /** Whether a carrier is set up; without one, messages are kept as files or can't be sent. */
      isSetUp: z.boolean(),
      /** Whether the person has a proven address there. */
      hasAddress: z.boolean(),
      /** The latest test, one message for each address; empty where none was sent within a day. */
      messages: z.array(outboxMessage),
    }),
  ),
})
export type Reachability = z.output<typeof reachability>

const path = '/api/admin/reachability'

export const readReachability = defineCall({
  method: 'GET',
  path,
  summary: 'What became of the latest test messages to yourself, channel by channel',
  access: { permission: 'settings' },
  answers: { 200: reachability },
})

export const sendTestMessages = defineCall({
  method: 'POST',
  path,
  changes: ['admin/outbox'],
  summary:
    'Send a test message to yourself on every channel, whatever you chose, also in quiet hours',
  access: { permission: 'settings' },
  limit: { minute: 1 },
  answers: { 200: reachability },
})
