/** A customer's rating of a completed order, and whether its comment may be quoted. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { ORDER } from '../base/changes.ts'
import { id, textField } from '../base/fields.ts'
import { order } from './orders.ts'
import * as names from '#words/en/fields/names.ts'
import { badQuotable, starsNeeded } from '#words/en/fields/ordering.ts'

export const rateOrder = defineCall({
  method: 'PUT',
  path: '/api/orders/:orderId/rating',
  changes: ORDER,
  summary: 'Rate a completed order, or change the rating',
  access: 'own',
  params: z.object({ orderId: id }),
  body: z.object({
    rating: z
      .number({ error: starsNeeded })
      .check(
        z.int({ error: starsNeeded }),
        z.minimum(1, { error: starsNeeded }),
        z.maximum(5, { error: starsNeeded }),
      ),
    comment: z.optional(textField(names.comment, 1000)),
    /** Agrees that the comment is shown on public pages with the first name; without it, it isn't. */
    quotable: z.optional(z.boolean({ error: badQuotable })),
  }),
  answers: { 200: order },
  errors: ['order_not_found', 'not_completed'],
})
