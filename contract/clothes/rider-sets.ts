/** Bags that riders bring to the laundry: what each should have, taking a set in, and the rider's signature. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id, instant } from '../base/fields.ts'

const bag = z.object({ visitId: id, number: z.number().check(z.int(), z.minimum(1)) })
export type SetBag = z.output<typeof bag>

const setOrder = z.object({
  /** The pickup at which its bags were counted. */
  visitId: z.string(),
  orderId: z.string(),
  number: z.string(),
  /** How many were picked up, and the numbers of those that the rider still has. */
  bags: z.number(),
  left: z.array(z.number()),
  /** The rider brought a set since, and these weren't in it. */
  isMissing: z.boolean(),
})

const riderSet = z.object({
  riderId: z.string(),
  name: z.string(),
  orders: z.array(setOrder),
})
export type RiderSet = z.output<typeof riderSet>

export const listRiderSets = defineCall({
  method: 'GET',
  path: '/api/admin/plant/rider-sets',
  summary: 'Bags that riders picked up and that aren’t at the laundry yet, by rider and order',
  access: { permission: 'intake', apiKeys: false },
  answers: { 200: z.array(riderSet) },
})

export const takeInSet = defineCall({
  method: 'POST',
  path: '/api/admin/plant/rider-sets/:id',
  changes: ['admin/plant', 'admin/now'],
  summary: 'Take in the bags that a rider brings; what isn’t among them stays with the rider',
  access: { permission: 'intake', apiKeys: false },
  params: z.object({ id }),
  body: z.object({
    /** How many bags the rider should have, as it was shown. */
    seen: z.number().check(z.int(), z.minimum(1)),
    bags: z.array(bag).check(z.minLength(1), z.maxLength(1000)),
  }),
  answers: { 201: z.array(riderSet) },
  errors: ['not_found', 'forbidden', 'changed_meanwhile'],
})

const ownSet = z.object({
  _id: z.string(),
  /** Who took it in; null once they are erased. */
  by: z.nullable(z.string()),
  at: instant,
  orders: z.number(),
  bags: z.number(),
  taken: z.number(),
})
export type OwnSet = z.output<typeof ownSet>

export const listOwnSets = defineCall({
  method: 'GET',
  path: '/api/run/sets',
  summary: 'Sets that were taken in from the caller and that they haven’t signed for',
  access: 'own',
  answers: { 200: z.array(ownSet) },
})

export const confirmSet = defineCall({
  method: 'POST',
  path: '/api/run/sets/:id/confirmation',
  summary: 'Sign for a set that was taken in from the caller',
  access: 'own',
  params: z.object({ id }),
  answers: { 200: z.array(ownSet) },
  errors: ['not_found'],
})
