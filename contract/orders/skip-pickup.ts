/** Skipping a pickup to come, by the link of its reminder. */
import * as z from 'zod/mini'
import { CLUB, ORDER } from '../base/changes.ts'
import { defineCall, GUESSABLE } from '../base/call.ts'
import { id } from '../base/fields.ts'

const params = z.object({ orderId: id })
const key = z.string().check(z.maxLength(100))

const pickup = z.object({
  number: z.string(),
  pickupDate: z.string(),
  pickupTime: z.string(),
  /** `open` until it is skipped, or the clothes are picked up. */
  state: z.enum(['open', 'skipped', 'over']),
})
export type PickupToSkip = z.output<typeof pickup>

export const readPickupToSkip = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/pickup-skip',
  summary: 'A pickup to come, with the key of its reminder’s link',
  access: 'public',
  params,
  headers: z.looseObject({ 'skip-key': z.optional(key) }),
  answers: { 200: pickup },
  errors: ['order_not_found'],
  ...GUESSABLE,
})

export const skipPickup = defineCall({
  method: 'POST',
  path: '/api/orders/:orderId/pickup-skip',
  changes: [...ORDER, ...CLUB],
  summary:
    'Skip a pickup: its order is cancelled as its customer would, with the key of its reminder’s link',
  access: 'public',
  params,
  body: z.object({ key }),
  answers: { 200: pickup },
  errors: ['order_not_found', 'no_longer_changeable'],
  ...GUESSABLE,
})
