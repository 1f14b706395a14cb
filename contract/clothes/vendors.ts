/** Outside laundries, and the pieces that are with them. */
import * as z from 'zod/mini'
import { MOST_UNITS, UNIT_KINDS } from '#domain/clothes/custody.ts'
import { MOST_AWAY, VENDOR_NAME_MAX_LENGTH } from '#domain/clothes/vendors.ts'
import { badUnitNumbers, badVendor, unitToGive } from '#words/en/fields/custody.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { custodyOrder, ORDER_ERRORS } from './custody.ts'
import { wholeNumberField } from './custody-units.ts'
import { calendarDate, id, idempotencyHeader, instant, phone, textField } from '../base/fields.ts'

const LARGEST_NUMBER = 2_147_483_647

const vendorFields = { name: textField(names.name, VENDOR_NAME_MAX_LENGTH, 1), phone }

const vendor = z.object({
  /** Hand-overs name it by this. */
  number: z.number(),
  name: z.string(),
  phone: z.string(),
  /** Whether things can be given to it. */
  active: z.boolean(),
})
export type Vendor = z.output<typeof vendor>

/** A bag or an item that is with a vendor. */
const awayUnit = z.object({
  orderId: z.string(),
  number: z.string(),
  /** The first name alone, to tell bags apart. */
  name: z.string(),
  unit: z.number(),
  kind: z.enum(UNIT_KINDS),
  /** What it is called, if anything. */
  what: z.nullable(z.string()),
  tag: z.nullable(z.string()),
  vendor: z.string(),
  since: instant,
  expected: z.nullable(z.string()),
  overdue: z.boolean(),
})
export type AwayUnit = z.output<typeof awayUnit>

export const listVendors = defineCall({
  method: 'GET',
  path: '/api/admin/custody/vendors',
  summary: `The laundries outside, and what is with them: what was expected back first stands first, ${MOST_AWAY} at most`,
  access: { permission: 'intake' },
  answers: {
    200: z.object({
      vendors: z.array(vendor),
      away: z.array(awayUnit),
      /** On the laundry's clocks. */
      today: calendarDate,
    }),
  },
})

export const addVendor = defineCall({
  method: 'POST',
  path: '/api/admin/custody/vendors',
  changes: ['admin/vendors'],
  summary: 'Add a laundry outside',
  access: { permission: 'intake' },
  body: z.object(vendorFields),
  answers: { 201: vendor },
  errors: ['invalid_input'],
})

export const changeVendor = defineCall({
  method: 'PUT',
  path: '/api/admin/custody/vendors/:number',
  changes: ['admin/vendors'],
  summary:
    'Change a laundry outside, or give it nothing more; what is with it can be received still',
  access: { permission: 'intake' },
  params: z.object({
    number: z.coerce
      .number({ error: badVendor })
      .check(
        z.int({ error: badVendor }),
        z.minimum(1, { error: badVendor }),
        z.maximum(LARGEST_NUMBER, { error: badVendor }),
      ),
  }),
  body: z.object({ ...vendorFields, active: z.boolean() }),
  answers: { 200: vendor },
  errors: ['not_found', 'invalid_input'],
})

const units = z
  .array(wholeNumberField(badUnitNumbers, 1, MOST_UNITS), { error: badUnitNumbers })
  .check(z.minLength(1, { error: unitToGive }), z.maxLength(MOST_UNITS))

export const handToVendor = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/to-vendor',
  changes: ['admin/vendors'],
  summary:
    'Give bags and items of an order to a laundry outside, with the day they are expected back; the order stays until they are back and packed',
  access: { permission: 'intake' },
  params: z.object({ id }),
  headers: idempotencyHeader,
  body: z.object({
    units,
    vendor: wholeNumberField(badVendor, 1, LARGEST_NUMBER),
    expected: calendarDate,
  }),
  answers: { 200: custodyOrder },
  errors: [...ORDER_ERRORS, 'not_found', 'invalid_input'],
})

export const expectOn = defineCall({
  method: 'PUT',
  path: '/api/admin/custody/orders/:id/expected',
  changes: ['admin/vendors'],
  summary:
    'Say another day on which bags and items of an order are expected back from the laundry outside that has them',
  access: { permission: 'intake' },
  params: z.object({ id }),
  headers: idempotencyHeader,
  body: z.object({ units, expected: calendarDate }),
  answers: { 200: custodyOrder },
  errors: [...ORDER_ERRORS, 'invalid_input'],
})

export const backFromVendor = defineCall({
  method: 'POST',
  path: '/api/admin/custody/orders/:id/from-vendor',
  changes: ['admin/vendors'],
  summary: 'Receive bags and items of an order back from a laundry outside: they are at the plant',
  access: { permission: 'intake' },
  params: z.object({ id }),
  headers: idempotencyHeader,
  body: z.object({ units }),
  answers: { 200: custodyOrder },
  errors: [...ORDER_ERRORS, 'invalid_input'],
})
