/** Staff's calls about promo codes: creating, pausing, and their results. */
import * as z from 'zod/mini'
import { CODE_PATTERN, normalizePromoCode } from '#domain/discounts/promo-codes.ts'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { countField, priceField, service } from '../settings/settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import { calendarDate, id, instant, rupees } from '../base/fields.ts'
import {
  badNewCode,
  discountNeeded,
  newCodeNeeded,
  newCodeTooLong,
  untilBeforeFrom,
} from '#words/en/fields/billing.ts'
import * as names from '#words/en/fields/names.ts'

const promoFields = {
  /** As its customers type it; kept in capitals without spaces. */
  promoCode: z.string({ error: newCodeNeeded }).check(
    z.maxLength(60, { error: newCodeTooLong }),
    z.refine((code) => CODE_PATTERN.test(normalizePromoCode(code)), {
      error: badNewCode,
    }),
  ),
  /** Either a share or a sum. */
  percent: z.nullable(countField(names.percent, 1, 100)),
  amount: z.nullable(priceField(names.theSum, 1)),
  /** What an order's items must come to; 0 for any. */
  least: priceField(names.theLeastOrderValue, 0),
  /** Empty for all. */
  services: z.array(service).check(z.maxLength(SERVICE_IDS.length)),
  firstOrderOnly: z.boolean(),
  /** The first and the last day, in the laundry's time zone. */
  fromDate: z.nullable(calendarDate),
  untilDate: z.nullable(calendarDate),
  maxUses: z.nullable(countField(names.theLimitInAll, 1, 1_000_000)),
  maxUsesPerCustomer: z.nullable(countField(names.theLimitForEachCustomer, 1, 1000)),
  /** Whether a redeemed reward may be used beside it. */
  withVoucher: z.boolean(),
}

export const newPromoCode = z.object(promoFields).check(
  z.refine(({ percent, amount: sum }) => (percent === null) !== (sum === null), {
    error: discountNeeded,
    path: ['percent'],
  }),
  z.refine(({ fromDate, untilDate }) => !fromDate || !untilDate || fromDate <= untilDate, {
    error: untilBeforeFrom,
    path: ['untilDate'],
  }),
)
export type NewPromoCode = z.input<typeof newPromoCode>

const promoCode = z.object({
  _id: z.string(),
  ...promoFields,
  active: z.boolean(),
  createdAt: instant,
  /** How many orders use it now, and what it takes off them. */
  uses: z.number(),
  givenAway: rupees,
})
export type PromoCode = z.output<typeof promoCode>

export const listPromoCodes = defineCall({
  method: 'GET',
  path: '/api/admin/promo-codes',
  summary: 'Every promo code, the newest first, with how often it is used and what it gave away',
  access: { permission: 'prices' },
  answers: { 200: z.array(promoCode) },
})

export const makePromoCode = defineCall({
  method: 'POST',
  path: '/api/admin/promo-codes',
  summary: 'Make a promo code; customers can use it at once, or from its first day on',
  access: { permission: 'prices' },
  body: newPromoCode,
  answers: { 201: promoCode },
  errors: ['name_taken'],
})

const audience = z.object({
  /** Customers who agreed to offers; each of the others counts some of them once. */
  agreed: z.number(),
  told: z.number(),
  /** Those who had their offers of the month. */
  atCap: z.number(),
  /** Those who ordered before a first-order code, or used it as often as they may. */
  cantUse: z.number(),
  toTell: z.number(),
  /** Whether they are being told now. */
  isUnderWay: z.boolean(),
  /** When the first offers leave; null for at once. */
  leavesAt: z.nullable(instant),
  /** Why customers can't be told of this code; null where they can. */
  refusal: z.nullable(z.string()),
})
export type PromoAudience = z.output<typeof audience>

const ofCode = { access: { permission: 'prices' }, params: z.object({ codeId: id }) } as const

export const readPromoAudience = defineCall({
  method: 'GET',
  path: '/api/admin/promo-codes/:codeId/audience',
  summary: 'How many customers would be told of a promo code, and how many are left out and why',
  ...ofCode,
  answers: { 200: audience },
  errors: ['not_found'],
})

export const tellOfPromoCode = defineCall({
  method: 'POST',
  path: '/api/admin/promo-codes/:codeId/tell',
  summary:
    'Tell customers who agreed to offers of a promo code, each once, within the offers’ hours',
  ...ofCode,
  answers: { 200: audience },
  errors: ['not_found', 'discount_refused'],
})

export const pausePromoCode = defineCall({
  method: 'PUT',
  path: '/api/admin/promo-codes/:codeId',
  summary: 'Pause a promo code or let it go on; orders that use it keep what it takes off',
  access: { permission: 'prices' },
  params: z.object({ codeId: id }),
  body: z.object({ active: z.boolean() }),
  answers: { 200: promoCode },
  errors: ['not_found'],
})
