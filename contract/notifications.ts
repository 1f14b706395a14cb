/** The bell: what a person was told, and how much of it is unread. */
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant } from './fields.ts'

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

const bell = z.object({ unread: z.number(), notifications: z.array(notification) })

export const notifications = defineCall({
  method: 'GET',
  path: '/api/notifications',
  summary: 'The latest notifications and the number of unread ones',
  access: 'signed-in',
  answers: { 200: bell },
})

export const readNotification = defineCall({
  method: 'PUT',
  path: '/api/notifications/:id/read',
  summary: 'Mark one as read',
  access: 'signed-in',
  params: z.object({ id }),
  answers: { 200: bell },
  errors: ['not_found'],
})

export const readAllNotifications = defineCall({
  method: 'PUT',
  path: '/api/notifications/read',
  summary: 'Mark all as read',
  access: 'signed-in',
  answers: { 200: bell },
})

export const live = defineCall({
  method: 'GET',
  path: '/api/live',
  summary: "The signed-in person's changes (orders, notifications) as server-sent events",
  access: 'signed-in',
  answers: { 200: z.unknown() },
  stream: true,
})
