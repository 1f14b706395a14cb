/** The bell: a person's notifications, and the number unread. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id, instant } from '../base/fields.ts'
import {
  badAuthKey,
  badEndpoint,
  badP256dh,
  endpointMissing,
  endpointTooLong,
  pushKeysMissing,
} from '#words/en/fields/account.ts'

export const notification = z.object({
  _id: z.string(),
  title: z.string(),
  message: z.string(),
  /** A path of this site that shows what it is about. */
  link: z.nullable(z.string()),
  read: z.boolean(),
  createdAt: instant,
})
export type Notification = z.output<typeof notification>

const bell = z.object({
  unread: z.number(),
  notifications: z.array(notification),
})

export const notifications = defineCall({
  method: 'GET',
  path: '/api/notifications',
  summary: 'The latest notifications and the number of unread ones',
  access: 'own',
  answers: { 200: bell },
})

export const readNotification = defineCall({
  method: 'PUT',
  path: '/api/notifications/:id/read',
  summary: 'Mark one as read',
  access: 'own',
  params: z.object({ id }),
  answers: { 200: bell },
  errors: ['not_found'],
})

export const readAllNotifications = defineCall({
  method: 'PUT',
  path: '/api/notifications/read',
  summary: 'Mark all as read',
  access: 'own',
  answers: { 200: bell },
})

/** Where browsers' makers take messages for them. Nobody can have us send anything anywhere else. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

const endpoint = z.string({ error: endpointMissing }).check(
  z.maxLength(1000, { error: endpointTooLong }),
  z.refine(isPushAddress, {
    error: badEndpoint,
  }),
)

const base64url = (error: string) =>
  z.string({ error }).check(z.regex(/^[\w-]{16,100}=*$/, { error }))

/** `PushSubscription.toJSON()` of a browser; further fields are left out. */
const pushSubscription = z.object({
  endpoint,
  keys: z.object(
    {
      p256dh: base64url(badP256dh),
      auth: base64url(badAuthKey),
    },
    { error: pushKeysMissing },
  ),
})

export const pushKey = defineCall({
  method: 'GET',
  path: '/api/notifications/push',
  summary:
    'The key that browsers subscribe with; null while the laundry sends no notices to browsers',
  access: 'public',
  answers: { 200: z.object({ publicKey: z.nullable(z.string()) }) },
})

export const subscribePush = defineCall({
  method: 'POST',
  path: '/api/notifications/push',
  summary: 'Have notices sent to this browser; one that was another person’s becomes one’s own',
  access: 'own',
  body: pushSubscription,
  answers: { 201: z.object({ success: z.literal(true) }) },
  errors: ['not_found'],
  limit: { minute: 20 },
})

export const unsubscribePush = defineCall({
  method: 'DELETE',
  path: '/api/notifications/push',
  summary: 'Send nothing to this browser any more',
  access: 'own',
  body: z.object({ endpoint }),
  answers: { 200: z.object({ success: z.literal(true) }) },
})

function isPushAddress(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    PUSH_SERVICES.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  )
}

export const live = defineCall({
  method: 'GET',
  path: '/api/live',
  summary:
    "The signed-in person's changes (orders, notifications, what the laundry offers, and to staff that what is due may have changed) as server-sent events",
  access: 'own',
  answers: { 200: z.unknown() },
  stream: true,
})
