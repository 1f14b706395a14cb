/** Staff's calls about a company's own prices that take effect on a later day. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { company, plannedOwnPrice } from './companies.ts'
import { calendarDate, id } from '../base/fields.ts'
import { itemListField, version } from '../settings/settings-catalogue.ts'

export const planCompanyPrices = defineCall({
  method: 'POST',
  path: '/api/admin/companies/:id/upcoming-prices',
  changes: ['admin/company'],
  summary:
    'Give a company prices of its own from a day on, all of them or none; a price planned for the same day before is replaced',
  access: { permission: 'prices' },
  params: z.object({ id }),
  body: z.object({
    /** Of the prices as their editor saw them. */
    version,
    /** After today. */
    from: calendarDate,
    prices: itemListField(plannedOwnPrice),
  }),
  answers: { 201: company },
  errors: ['not_found', 'unknown_item', 'changed_meanwhile', 'past_date'],
})

export const withdrawCompanyPrices = defineCall({
  method: 'DELETE',
  path: '/api/admin/companies/:id/upcoming-prices/:from',
  summary: 'Withdraw what is planned of a company’s own prices for a day: of one item, or of all',
  access: { permission: 'prices' },
  params: z.object({ id, from: calendarDate }),
  query: z.object({ itemId: z.optional(z.string().check(z.maxLength(80))) }),
  answers: { 200: company },
  errors: ['not_found'],
})
