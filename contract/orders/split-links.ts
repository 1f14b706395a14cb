/** Links between the parts of a split order: fields for its owner and staff. */
import * as z from 'zod/mini'

const orderLink = z.object({ _id: z.string(), number: z.string() })

/** The order that it was a part of, and those that were parts of it; left out where there are none. */
export const splitLinks = {
  splitFrom: z.optional(orderLink),
  splitInto: z.optional(z.array(orderLink)),
}
