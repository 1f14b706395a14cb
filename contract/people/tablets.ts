/** Shared tablets: members of staff take turns, each with a PIN and a session of their own. */
import * as z from 'zod/mini'
import * as names from '#words/en/fields/names.ts'
import { signedIn } from '../accounts/accounts.ts'
import { defineCall } from '../base/call.ts'
import { id, instant, oneLineField } from '../base/fields.ts'
import { pin } from '../base/pins.ts'

const access = { permission: 'people', apiKeys: false } as const

export const tablet = z.object({
  _id: z.string(),
  name: z.string(),
  registeredAt: instant,
  registeredBy: z.nullable(z.string()),
  /** When and by whom it was unlocked last; null as long as nobody has. */
  lastUsedAt: z.nullable(instant),
  lastUsedBy: z.nullable(z.string()),
  cutOffAt: z.nullable(instant),
  /** How many people are signed in there now. */
  signedIn: z.number(),
})
export type Tablet = z.output<typeof tablet>

export const listTablets = defineCall({
  method: 'GET',
  path: '/api/admin/tablets',
  summary: 'Shared tablets: where and by whom each was used last, those that were cut off too',
  access,
  answers: { 200: z.array(tablet) },
})

export const registerTablet = defineCall({
  method: 'POST',
  path: '/api/admin/tablets',
  summary:
    'Make the browser that asks a shared tablet; a cookie says so from then on, and the session of the caller ends',
  access,
  fresh: true,
  body: z.object({ name: oneLineField(names.name, 60, 1) }),
  answers: { 201: tablet },
})

export const disconnectTablet = defineCall({
  method: 'DELETE',
  path: '/api/admin/tablets/:id',
  changes: ['admin/tablets'],
  summary:
    'Cut a lost tablet off: everybody is signed out of it at once, and nobody gets in there by PIN',
  access,
  params: z.object({ id }),
  answers: { 200: tablet },
  errors: ['not_found'],
})

const tabletHere = z.object({
  name: z.string(),
  /** It locks when nobody has touched it for so long. */
  locksAfterSeconds: z.number(),
  /** Who can unlock it by PIN: everybody who works here and has chosen one, by name. */
  people: z.array(z.object({ _id: z.string(), name: z.string() })),
})
export type TabletHere = z.output<typeof tabletHere>

export const readTablet = defineCall({
  method: 'GET',
  path: '/api/tablet',
  summary: 'The shared tablet that asks, and who can unlock it; null for any other browser',
  access: 'public',
  answers: { 200: z.object({ tablet: z.nullable(tabletHere) }) },
})

export const unlockTablet = defineCall({
  method: 'POST',
  path: '/api/tablet/unlock',
  summary:
    'Begin somebody’s session on the shared tablet that asks, by their PIN; after five wrong ones it takes their password',
  access: 'public',
  body: z.object({ userId: id, pin }),
  answers: { 200: signedIn },
  errors: ['not_found', 'wrong_code', 'pin_locked'],
  limit: { minute: 'wrong tries' },
})

export const keepTabletAwake = defineCall({
  method: 'POST',
  path: '/api/tablet/awake',
  summary: 'Somebody touched the shared tablet that asks: their session goes on',
  access: 'own',
  answers: { 200: z.object({ locksAfterSeconds: z.number() }) },
  errors: ['not_found'],
})
