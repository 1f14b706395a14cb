/** Staff's calls about the offer: catalogue items, express fee and Laundry Club plans. */
import * as z from 'zod/mini'
import { formatPaise } from '#domain/base/money.ts'
import {
  isOnlineAboveList,
  PRICE_CHANGE_LEAST,
  PRICE_CHANGE_MOST,
} from '#domain/catalogue/prices.ts'
import { defineCall } from '../base/call.ts'
import { calendarDate, oneLineField, rupees, textField } from '../base/fields.ts'
import { SERVICE_IDS, UNITS } from '#domain/base/service-ids.ts'
import * as names from '#words/en/fields/names.ts'
import {
  onlineAboveList,
  countNotNumber,
  countNotWhole,
  countTooHigh,
  countTooLow,
  priceBeforeTooLow,
  priceNotRupees,
  priceTooFine,
  priceTooHigh,
  priceTooLow,
  serviceNeeded,
  tooManyExtras,
  badPercentChange,
  itemNeeded,
} from '#words/en/fields/settings.ts'
import { versionMissing } from '#words/en/fields/shared.ts'

/** In rupees: an item's unit, and a month of a plan, which a hotel may want for all of its linen. */
const DEAREST_ITEM = 100_000
const DEAREST_PLAN = 1_000_000

/**
 * What a record was when it was read. A change sends it back: has somebody else changed the record
 * since, the answer is 409 `changed_meanwhile` with the record as it is now in `current`.
 */
export const version = z.string({ error: versionMissing }).check(z.maxLength(100))

/** A price somebody types, in rupees with at most two decimals; only one that is right is compared with another. */
export function priceField(name: string, least: number, most = DEAREST_ITEM) {
  return z
    .number({ error: priceNotRupees({ name }) })
    .check(
      z.minimum(least, { error: priceTooLow({ name, least }), abort: true }),
      z.maximum(most, { error: priceTooHigh({ name, most }), abort: true }),
      z.refine(hasTwoDecimals, { error: priceTooFine({ name }), abort: true }),
    )
}

const hasTwoDecimals = (amount: number) => Math.round(amount * 100) / 100 === amount

/** A price in paise as staff type it, with at most two decimals. */
export function rateField(name: string, most: number) {
  return z
    .number({ error: countNotNumber({ name }) })
    .check(
      z.minimum(0, { error: countTooLow({ name, least: 0 }), abort: true }),
      z.maximum(most, { error: countTooHigh({ name, most }), abort: true }),
      z.refine(hasTwoDecimals, { error: priceTooFine({ name }) }),
    )
}

/** A whole number somebody types. */
export function countField(name: string, least: number, most: number) {
  return z
    .number({ error: countNotNumber({ name }) })
    .check(
      z.int({ error: countNotWhole({ name }) }),
      z.minimum(least, { error: countTooLow({ name, least }) }),
      z.maximum(most, { error: countTooHigh({ name, most }) }),
    )
}

export const service = z.enum(SERVICE_IDS, {
  error: serviceNeeded,
})

const itemId = z.string().check(z.maxLength(80))

/** Items that one change is about. */
export const itemListField = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(item).check(z.minLength(1, { error: itemNeeded }), z.maxLength(500))

export const itemFields = {
  name: oneLineField(names.name, 60),
  listPrice: priceField(names.listPrice, 1),
  /** Null where the list price is charged. */
  onlinePrice: z.nullable(priceField(names.onlinePrice, 1)),
}

type Prices = { listPrice: number; onlinePrice: number | null }

export const onlineIsNotAbove = z.superRefine<Prices>((prices, context) => {
  const listPricePaise = Math.round(prices.listPrice * 100)
  const onlinePricePaise = prices.onlinePrice === null ? null : Math.round(prices.onlinePrice * 100)
  if (onlinePricePaise === null || !isOnlineAboveList({ listPricePaise, onlinePricePaise })) return
  const message = onlineAboveList({
    online: formatPaise(onlinePricePaise),
    list: formatPaise(listPricePaise),
  })
  context.addIssue({ code: 'custom', message, path: ['onlinePrice'] })
})

const item = z.object({
  id: z.string(),
  service,
  name: z.string(),
  unit: z.enum(UNITS),
  listPrice: rupees,
  onlinePrice: z.nullable(rupees),
  position: z.number(),
  /** A retired item stays on the orders that have it, and is offered to nobody. */
  active: z.boolean(),
  version: z.string(),
})
export type AdminItem = z.output<typeof item>

const expressFee = z.object({ expressFee: rupees, version: z.string() })

/** What an item costs from the beginning of a day of the laundry on. */
export const upcomingPrice = z.object({
  itemId: z.string(),
  from: calendarDate,
  listPrice: rupees,
  onlinePrice: z.nullable(rupees),
})
export type UpcomingPrice = z.output<typeof upcomingPrice>

export const adminCatalogue = defineCall({
  method: 'GET',
  path: '/api/admin/catalogue',
  summary:
    'Every item, retired ones too, by service and position; what they cost later, by day; and the express fee',
  access: { permission: 'prices' },
  answers: {
    200: z.object({
      items: z.array(item),
      upcoming: z.array(upcomingPrice),
      express: expressFee,
    }),
  },
})

/** What an item is made of. */
const itemInput = z.object({ service, ...itemFields }).check(onlineIsNotAbove)

export const addItem = defineCall({
  method: 'POST',
  path: '/api/admin/catalogue',
  summary: 'Add an item at the end of its service',
  access: { permission: 'prices' },
  body: itemInput,
  answers: { 201: item },
  errors: ['name_taken'],
})

/** What of an item can be changed. */
const itemChange = z.object({ ...itemFields, active: z.boolean(), version }).check(onlineIsNotAbove)

export const changeItem = defineCall({
  method: 'PUT',
  path: '/api/admin/catalogue/:itemId',
  summary: 'Change an item: its name, its prices, whether it is offered',
  access: { permission: 'prices' },
  params: z.object({ itemId }),
  body: itemChange,
  answers: { 200: item },
  errors: ['not_found', 'changed_meanwhile', 'name_taken'],
})

/** By how many percent prices change, with at most one decimal; negative lowers them. */
export const percentChange = z
  .number({ error: badPercentChange({ least: PRICE_CHANGE_LEAST, most: PRICE_CHANGE_MOST }) })
  .check(
    z.refine(
      (percent) =>
        percent !== 0 &&
        PRICE_CHANGE_LEAST <= percent &&
        percent <= PRICE_CHANGE_MOST &&
        Math.round(percent * 10) / 10 === percent,
      { error: badPercentChange({ least: PRICE_CHANGE_LEAST, most: PRICE_CHANGE_MOST }) },
    ),
  )

export const changePrices = defineCall({
  method: 'PUT',
  path: '/api/admin/catalogue',
  summary:
    'Change the list and online prices of several items by percent, rounded to whole rupees: all of them or none',
  access: { permission: 'prices' },
  body: z.object({
    items: itemListField(z.object({ id: itemId, version })),
    /** With at most one decimal; negative lowers them. */
    percent: percentChange,
  }),
  /** The items that were named, as they are now. */
  answers: { 200: z.array(item) },
  /** `current`: those of them that somebody else has changed. */
  errors: ['not_found', 'changed_meanwhile'],
})

export const arrangeItems = defineCall({
  method: 'PUT',
  path: '/api/admin/services/:service/items',
  summary: "The order of a service's items: the ids of all of them, retired ones too",
  access: { permission: 'prices' },
  params: z.object({ service }),
  body: z.object({
    ids: z.array(itemId).check(z.maxLength(500)),
  }),
  answers: { 200: z.array(item) },
  errors: ['changed_meanwhile'],
})

const planFields = {
  name: oneLineField(names.name, 40),
  description: textField(names.description, 200),
  price: priceField(names.price, 1, DEAREST_PLAN),
  originalPrice: priceField(names.priceBefore, 1, DEAREST_PLAN),
  kilograms: countField(names.kilograms, 1, 10_000),
  pickups: countField(names.pickups, 1, 1000),
  dryCleanItems: countField(names.freeDryCleanItems, 0, 10_000),
  trialDays: countField(names.trialDays, 0, 30),
  popular: z.boolean(),
  extras: z.array(oneLineField(names.anExtra, 80)).check(z.maxLength(8, { error: tooManyExtras })),
  active: z.boolean(),
}

const wasNotCheaper = z.refine<{ price: number; originalPrice: number }>(
  (plan) => plan.originalPrice >= plan.price,
  {
    error: priceBeforeTooLow,
    path: ['originalPrice'],
  },
)

/** What of a plan can be changed. New members get it at once; members from the period they are notified of it. */
const planChange = z.object({ ...planFields, version }).check(wasNotCheaper)

const adminPlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: rupees,
  originalPrice: rupees,
  kilograms: z.number(),
  pickups: z.number(),
  dryCleanItems: z.number(),
  trialDays: z.number(),
  popular: z.boolean(),
  extras: z.array(z.string()),
  active: z.boolean(),
  version: z.string(),
  /** How many subscriptions of it run now. */
  members: z.number(),
})
export type AdminPlan = z.output<typeof adminPlan>

export const adminPlans = defineCall({
  method: 'GET',
  path: '/api/admin/plans',
  summary: "The Laundry Club's plans, those that can't be chosen too",
  access: { permission: 'prices' },
  answers: { 200: z.array(adminPlan) },
})

export const addPlan = defineCall({
  method: 'POST',
  path: '/api/admin/plans',
  summary: 'Add a plan after the others; it can be chosen at once unless it is not active',
  access: { permission: 'prices' },
  body: z.object(planFields).check(wasNotCheaper),
  answers: { 201: adminPlan },
  errors: ['name_taken'],
})

export const editPlan = defineCall({
  method: 'PUT',
  path: '/api/admin/plans/:planId',
  summary: 'Change a plan; members keep what they were notified of until they are notified again',
  access: { permission: 'prices' },
  params: z.object({ planId: z.string().check(z.maxLength(60)) }),
  body: planChange,
  answers: { 200: adminPlan },
  errors: ['not_found', 'changed_meanwhile', 'name_taken'],
})
