/** Quote of a changed order: old price, new price and new return time. */
import * as z from 'zod/mini'
import { deliveryWindow } from '../slots/deliveries.ts'
import { instant, rupees } from '../base/fields.ts'
import { quoteAnswer } from './quotes.ts'

export const changeQuote = z.object({
  quote: quoteAnswer,
  oldTotal: rupees,
  /** Pieces that need longer make an express order a standard one, without the fee. */
  losesExpress: z.boolean(),
  oldEstimatedDelivery: instant,
  estimatedDelivery: instant,
  /** The window it would come back in; null where it has none. */
  deliveryWindow: z.nullable(deliveryWindow),
})
export type ChangeQuote = z.output<typeof changeQuote>
