/** A customer's rating of a completed order, and whether its comment may be quoted. */
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, typedText } from './fields.ts'
import { order } from './orders.ts'

export const rateOrder = defineCall({
  method: 'PUT',
  path: '/api/orders/:orderId/rating',
  summary: 'Rate a completed order, or change the rating',
  access: 'own',
  params: z.object({ orderId: id }),
  body: z.object({
    rating: z
      .number({ error: 'Please choose 1 to 5 stars.' })
      .check(
        z.int({ error: 'Please choose 1 to 5 stars.' }),
        z.minimum(1, { error: 'Please choose 1 to 5 stars.' }),
        z.maximum(5, { error: 'Please choose 1 to 5 stars.' }),
      ),
    comment: z.optional(typedText('Comment', 1000)),
    /** Agrees that the comment is shown on public pages with the first name; without it, it isn't. */
    quotable: z.optional(z.boolean({ error: 'quotable must be true or false.' })),
  }),
  answers: { 200: order },
  errors: ['order_not_found', 'not_completed'],
})
