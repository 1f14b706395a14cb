/** Staff's calls about item prices that take effect on a later day. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { calendarDate } from '../base/fields.ts'
import {
  itemFields,
  onlineIsNotAbove,
  itemListField,
  upcomingPrice,
  version,
} from '../settings/settings-catalogue.ts'

/** Items with the prices that they are to have. */
const plannedPrice = z
  .object({
    id: z.string().check(z.maxLength(80)),
    version,
    listPrice: itemFields.listPrice,
    onlinePrice: itemFields.onlinePrice,
  })
  .check(onlineIsNotAbove)

export const planPrices = defineCall({
  method: 'POST',
  path: '/api/admin/upcoming-prices',
  summary:
    'Give items the prices that they have from a day on, all of them or none; a price planned for the same day before is replaced',
  access: { permission: 'prices' },
  body: z.object({
    /** After today. */
    from: calendarDate,
    items: itemListField(plannedPrice),
  }),
  /** All that is planned, for other days too. */
  answers: { 201: z.array(upcomingPrice) },
  /** `current`: those of the items that somebody else has changed. */
  errors: ['not_found', 'changed_meanwhile', 'past_date'],
})

export const withdrawPrices = defineCall({
  method: 'DELETE',
  path: '/api/admin/upcoming-prices/:from',
  summary: 'Withdraw what is planned for a day: of one item, or of all',
  access: { permission: 'prices' },
  params: z.object({ from: calendarDate }),
  query: z.object({ itemId: z.optional(z.string().check(z.maxLength(80))) }),
  /** What is planned still. */
  answers: { 200: z.array(upcomingPrice) },
})
