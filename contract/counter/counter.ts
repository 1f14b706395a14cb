/** Counter and telephone: finding customers by number, and orders that staff place for them. */
import * as z from 'zod/mini'
import { LEAST_DIGITS } from '#domain/orders/record/hand-over.ts'
import { MOST_GRAMS } from '#domain/clothes/custody.ts'
import { LARGEST_LIMITS } from '#domain/catalogue/limits.ts'
import { cleanPhone } from '#domain/base/pasted.ts'
import { badBagCount, digitsNeeded, homeAddressNeeded } from '#words/en/fields/counter.ts'
import * as names from '#words/en/fields/names.ts'
import { badGrams } from '#words/en/fields/custody.ts'
import { pickupTimeNeeded } from '#words/en/fields/ordering.ts'
import { wholeNumberField } from '../clothes/custody-units.ts'
import { addressParts, doorContact } from '../accounts/addresses.ts'
import { defineCall } from '../base/call.ts'
import { carePreferences } from '../catalogue/care-preferences.ts'
import { deliveryInput, handOver } from '../slots/deliveries.ts'
import {
  calendarDate,
  id,
  idempotencyHeader,
  isMobile,
  mobile,
  oneLineField,
  textField,
} from '../base/fields.ts'
import { order, placeOrder } from '../orders/orders.ts'
import { counterPaymentMethod } from '../payments/payment-methods.ts'
import { tolerance } from '../catalogue/price-terms.ts'
import { bagServices, eitherListedOrBag, selection } from '../orders/quotes.ts'
import { badTotal } from '#words/en/fields/shared.ts'

/** A customer as the counter needs to tell them from others. */
export const counterCustomer = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Where they live, as far as it is known; empty where it isn't. */
  area: z.string(),
  blocked: z.boolean(),
})
export type CounterCustomer = z.output<typeof counterCustomer>

export const findByPhone = defineCall({
  method: 'GET',
  path: '/api/admin/counter/customers',
  summary:
    'Customers whose number ends in these digits, three at least, who ordered last first; eight at most',
  access: { permission: 'customers' },
  query: z.object({
    digits: z.string({ error: digitsNeeded({ least: LEAST_DIGITS }) }).check(
      z.maxLength(60),
      z.overwrite((text) => cleanPhone(text).replaceAll(/\D/g, '')),
      z.refine((text) => text.length >= LEAST_DIGITS, {
        error: digitsNeeded({ least: LEAST_DIGITS }),
      }),
    ),
  }),
  answers: { 200: z.array(counterCustomer) },
})

/** A customer without an email. The number's customer, where there is one, is found and stays as they are. */
export const makeByPhone = defineCall({
  method: 'POST',
  path: '/api/admin/counter/customers',
  summary: 'Find the customer of a mobile number, or make one with that number alone',
  access: { permission: 'customers' },
  body: z.object({
    name: oneLineField(names.name, 120),
    phone: mobile,
    isMobile,
    /** The number is another person's now: those who had it keep their orders without it. */
    changedHands: z.optional(z.boolean()),
  }),
  answers: { 201: counterCustomer, 200: counterCustomer },
  errors: ['maybe_landline'],
})

const where = {
  /** Where the clothes come from and go to; each at the counter if left out. */
  pickupHandOver: z._default(handOver, 'counter'),
  deliveryHandOver: z._default(handOver, 'counter'),
  /** For clothes that are picked up at home; those at the counter are here now. */
  pickupDate: z.optional(calendarDate),
  pickupTime: z.optional(z.string({ error: pickupTimeNeeded }).check(z.maxLength(40))),
  address: z.optional(textField(names.pickupAddress, 500)),
  addressParts: z.optional(addressParts),
  /** The pickup's address if left out. */
  deliveryAddress: z.optional(textField(names.deliveryAddress, 500)),
  deliveryAddressParts: z.optional(addressParts),
  door: z.optional(doorContact),
  /**
   * How many bags are brought to the counter, and what they weigh together, in grams: the first entry of the order's
   * hand-overs, where this laundry counts its clothes.
   */
  bags: z.optional(wholeNumberField(badBagCount, 1, LARGEST_LIMITS.bags)),
  grams: z.optional(wholeNumberField(badGrams, 1, MOST_GRAMS)),
}

export const takeOrder = defineCall({
  method: 'POST',
  path: '/api/admin/counter/orders',
  summary:
    'Take an order for a customer: clothes brought to the counter are picked up at once; repeat with the same Idempotency-Key and it is still one order',
  access: { permission: 'orders' },
  headers: idempotencyHeader,
  body: z
    .object({
      ...selection,
      /** Instead of items: what the clothes are for. */
      toBeCounted: z.optional(bagServices),
      ...where,
      ...deliveryInput,
      userId: id,
      /** `account`: its company pays it with its invoice of the month. Anything else is taken when it is paid. */
      paymentMethod: z.optional(counterPaymentMethod),
      /** The usual if left out. */
      preferences: z.optional(carePreferences),
      specialInstructions: z.optional(textField(names.specialInstructions, 1000)),
      total: z.optional(z.number({ error: badTotal })),
      tolerance: z.optional(tolerance),
    })
    .check(
      eitherListedOrBag,
      z.refine(
        (asked) =>
          asked.pickupHandOver === 'counter' || Boolean(asked.pickupDate && asked.pickupTime),
        { error: pickupTimeNeeded, path: ['pickupTime'] },
      ),
      z.refine(
        (asked) =>
          asked.pickupHandOver === 'counter' || Boolean(asked.address || asked.addressParts),
        { error: homeAddressNeeded, path: ['address'] },
      ),
      z.refine(
        (asked) =>
          asked.deliveryHandOver === 'counter' ||
          asked.pickupHandOver === 'home' ||
          Boolean(asked.deliveryAddress || asked.deliveryAddressParts),
        { error: homeAddressNeeded, path: ['deliveryAddress'] },
      ),
    ),
  answers: { 201: order, 200: order },
  errors: [...placeOrder.errors, 'not_found'],
})
