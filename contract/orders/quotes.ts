/** Quotes: the price of a selection, given as lines or as texts. */
import * as z from 'zod/mini'
import { SERVICE_IDS, UNITS } from '#domain/base/service-ids.ts'
import { cleanPinCode } from '#domain/slots/coverage.ts'
import { RULE_REFUSALS } from '#domain/orders/rules/order-rules.ts'
import { defineCall } from '../base/call.ts'
import { SELECTION_ERRORS } from '../base/errors.ts'
import { rupees } from '../base/fields.ts'
import { deliveryPreference } from '../slots/deliveries.ts'
import {
  badBagServices,
  badItems,
  badLines,
  badQuantity,
  eitherCountedOrListed,
  itemNotText,
  itemTooLong,
  mostOfBag,
  noSuchService,
  promoCodeNotText,
  promoCodeTooLong,
  tooManyItems,
  tooManyOrderLines,
} from '#words/en/fields/ordering.ts'
import { badPin, pinNotText } from '#words/en/fields/settings.ts'

const quantity = z.number({ error: badQuantity })

const orderLine = z.object({
  itemId: z.string().check(z.maxLength(80)),
  quantity,
})

/** The services of clothes that nobody listed: they are counted, and priced, at intake. */
export const bagServices = z
  .array(z.enum(SERVICE_IDS, { error: noSuchService }), { error: badBagServices })
  .check(
    z.minLength(1, { error: badBagServices }),
    z.maxLength(SERVICE_IDS.length, { error: badBagServices }),
    z.refine((services) => new Set(services).size === services.length, { error: badBagServices }),
  )

type ListedOrBag = {
  toBeCounted?: readonly unknown[] | undefined
  lines?: unknown
  items?: unknown
  promoCode?: string | undefined
}

/** Clothes are listed or counted by us, never both; what nobody priced takes no promo code. */
export const eitherListedOrBag = z.refine<ListedOrBag>(
  ({ toBeCounted, lines, items, promoCode }) =>
    toBeCounted === undefined || (!lines && !items && !promoCode),
  { error: eitherCountedOrListed, path: ['toBeCounted'] },
)

/** What may be charged at most without asking is said of a bag alone: of a list there is a total. */
export const mostOfBagAlone = z.refine<ListedOrBag & { mostWithoutAsking?: unknown }>(
  ({ toBeCounted, mostWithoutAsking: most }) => toBeCounted !== undefined || most === undefined,
  { error: mostOfBag, path: ['mostWithoutAsking'] },
)

/** Left out once items and price are known; until then sums are 0 and mean nothing. */
export const uncounted = { counted: z.optional(z.literal(false)) }

/** A priced line. Unit prices and amounts in rupees. */
export const pricedLine = z.object({
  itemId: z.string(),
  service: z.string(),
  name: z.string(),
  unit: z.enum(UNITS),
  quantity: z.number(),
  listPrice: rupees,
  unitPrice: rupees,
  amount: rupees,
  /** How much of the quantity the Laundry Club covers, and what of the amount. */
  coveredQuantity: z.number(),
  covered: rupees,
})

/** What one source of discounts takes off: its name, what people read of it, and how much. */
export const adjustment = z.object({ source: z.string(), label: z.string(), amount: rupees })

/** What of a Laundry Club allowance is left. */
const allowanceLeft = z.object({
  kilograms: z.number(),
  pickups: z.number(),
  dryCleanItems: z.number(),
})

export const quoteAnswer = z.object({
  lines: z.array(pricedLine),
  /** The lines and the least charge. */
  itemsTotal: rupees,
  /** What the kilograms cost that are missing to the least that is charged; left out where none are. */
  leastCharge: z.optional(rupees),
  expressFee: rupees,
  /** Charged since the order was placed, such as for a second visit; left out where nothing was. */
  fees: z.optional(rupees),
  /** What the Laundry Club covers of the items. */
  covered: rupees,
  /** What anything else takes off. */
  discount: rupees,
  /** The name of the redeemed reward that is used; null without one. */
  reward: z.nullable(z.string()),
  /** All that is taken off, one by one: together `covered` and `discount`. */
  adjustments: z.array(adjustment),
  /** Why something that was asked for takes nothing off. */
  refusals: z.array(z.object({ source: z.string(), kind: z.string(), message: z.string() })),
  /** Why the order would be refused as it is, with the code of that refusal; left out where it wouldn't be. */
  orderRefusal: z.optional(z.object({ code: z.enum(RULE_REFUSALS), message: z.string() })),
  total: rupees,
  /** What the order would leave of the caller's allowance; null for who has none to use. */
  allowanceLeft: z.nullable(allowanceLeft),
  /** What the same lines cost at list prices. */
  listTotal: rupees,
  saved: rupees,
})
export type QuoteAnswer = z.output<typeof quoteAnswer>

/** The longest that somebody types as a promo code, spaces around it included. */
const TYPED_CODE_MAX_LENGTH = 60

export const orderLines = z
  .array(orderLine, { error: badLines })
  .check(z.maxLength(200, { error: tooManyOrderLines }))

/** Lines as structure or as texts; one of them is needed. */
export const selection = {
  /** A promo code as its customer types it. */
  promoCode: z.optional(
    z
      .string({ error: promoCodeNotText })
      .check(z.maxLength(TYPED_CODE_MAX_LENGTH, { error: promoCodeTooLong })),
  ),
  lines: z.optional(orderLines),
  items: z.optional(
    z
      .array(
        z
          .string({
            error: itemNotText,
          })
          .check(z.maxLength(200, { error: itemTooLong })),
        { error: badItems },
      )
      .check(z.maxLength(200, { error: tooManyItems })),
  ),
}

export const quote = defineCall({
  method: 'POST',
  path: '/api/orders/quote',
  summary: 'What a selection costs the caller, Laundry Club and redeemed rewards included',
  access: 'public',
  body: z.object({
    ...selection,
    deliveryPreference: z.optional(deliveryPreference),
    /** Where it would be picked up: some orders are refused by that. */
    pickupPin: z.optional(
      z
        .string({ error: pinNotText })
        .check(z.maxLength(60, { error: badPin }), z.overwrite(cleanPinCode)),
    ),
  }),
  answers: { 200: quoteAnswer },
  errors: SELECTION_ERRORS,
  // Each is reckoned: ten a second, as nobody asks who fills in an order.
  perMinute: 600,
})
