/** What drivers left at an order's stops: counts, notes and photos. */
import * as z from 'zod/mini'
import { DELIVERY_PROOFS } from '#domain/run-sheet/delivery-proof.ts'
import { STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { defineCall } from '../base/call.ts'
import { id, instant } from '../base/fields.ts'
import { pictureParams } from '../garments/garments.ts'
import { toldFields } from './deed.ts'

/** What the driver left at a stop, for the order's owner and staff. */
const proof = z.object({
  _id: z.string(),
  kind: z.enum(STOP_KINDS),
  at: instant,
  ...toldFields,
  /** How a delivery was proved; left out where it wasn't, or didn't have to be. */
  proof: z.optional(z.enum(DELIVERY_PROOFS)),
  /** It couldn't be delivered: the note says why. */
  broughtBack: z.boolean(),
  imageUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
})
export type Proof = z.output<typeof proof>

export const orderProofs = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/proofs',
  summary:
    "The driver's counts, notes and photos of an order, oldest first, for its owner and staff",
  access: { owner: 'record', permission: 'orders' },
  params: z.object({ orderId: id }),
  answers: { 200: z.array(proof) },
  errors: ['order_not_found'],
})

export const proofPicture = defineCall({
  method: 'GET',
  path: '/api/proofs/:id/:size',
  summary:
    "A driver's photo as WebP, for the order's owner and staff; who works with clothes sees those of pickups",
  access: { owner: 'record', permission: 'orders' },
  params: pictureParams,
  answers: { 200: z.unknown() },
  media: 'image/webp',
  errors: ['not_found'],
})
