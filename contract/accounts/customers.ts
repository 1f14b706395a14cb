/** Staff's calls about customers: search, details, notes and blocks. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id, idempotencyHeader, instant, pageQuery, rupees, textField } from '../base/fields.ts'
import { newStaffNote, staffNote } from './staff-notes.ts'
import * as names from '#words/en/fields/names.ts'
import { badCustomerSort } from '#words/en/fields/support.ts'

/** In which order customers are listed; the first is taken when nobody says. */
export const CUSTOMER_SORTS = ['newest', 'spent', 'orders'] as const

export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

const listed = {
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  totalOrders: z.number(),
  /** The totals of completed orders. */
  totalSpent: rupees,
  blocked: z.boolean(),
}

export const listedCustomer = z.object(listed)
export type ListedCustomer = z.output<typeof listedCustomer>

export const adminCustomers = defineCall({
  method: 'GET',
  path: '/api/admin/customers',
  summary:
    'Customers with their number of orders and what they spent; search by part of name, email or phone (one or two characters: by the beginning of a word)',
  access: { permission: 'customers' },
  query: z.object({
    ...pageQuery,
    q: z.optional(textField(names.search, 100)),
    sort: z.optional(z.enum(CUSTOMER_SORTS, { error: badCustomerSort })),
  }),
  answers: { 200: z.array(listedCustomer) },
})

/** One customer as staff see them. */
export const customerDetails = z.object({
  ...listed,
  /** What they entered in their profile. */
  address: z.string(),
  customerSince: instant,
  lastOrderAt: z.nullable(instant),
  completedOrders: z.number(),
  averageRating: z.nullable(z.number()),
  loyalty: z.object({
    points: z.number(),
    earned: z.number(),
    tier: z.string(),
  }),
  /** Null while they may order. */
  block: z.nullable(z.object({ reason: z.string(), at: instant, by: z.nullable(z.string()) })),
})
export type CustomerDetails = z.output<typeof customerDetails>

const ofCustomer = { access: { permission: 'customers' }, params: z.object({ id }) } as const

export const adminCustomer = defineCall({
  method: 'GET',
  path: '/api/admin/customers/:id',
  summary: 'One customer: who, since when, stats, points, and whether they are blocked',
  ...ofCustomer,
  answers: { 200: customerDetails },
  errors: ['not_found'],
})

export const listCustomerNotes = defineCall({
  method: 'GET',
  path: '/api/admin/customers/:id/notes',
  summary: "Staff's notes on a customer, newest first",
  ...ofCustomer,
  query: z.object(pageQuery),
  answers: { 200: z.array(staffNote) },
  errors: ['not_found'],
})

export const addCustomerNote = defineCall({
  method: 'POST',
  path: '/api/admin/customers/:id/notes',
  changes: ['admin/customer'],
  summary: 'Add a note, which nobody can change; the same Idempotency-Key is one note',
  ...ofCustomer,
  headers: idempotencyHeader,
  body: newStaffNote,
  answers: { 201: staffNote, 200: staffNote },
  errors: ['not_found', 'key_reused'],
})

export const REASON_MAX_LENGTH = 300

export const blockCustomer = defineCall({
  method: 'PUT',
  path: '/api/admin/customers/:id/block',
  changes: ['admin/customer', 'admin/customers', 'club'],
  summary:
    'Keep a customer from ordering, subscribing and writing tickets, and tell them why; orders under way go on',
  ...ofCustomer,
  body: z.object({ reason: textField(names.reason, REASON_MAX_LENGTH, 3) }),
  answers: { 200: customerDetails },
  errors: ['not_found'],
})

export const unblockCustomer = defineCall({
  method: 'PUT',
  path: '/api/admin/customers/:id/unblock',
  changes: ['admin/customer', 'admin/customers', 'club'],
  summary: 'Let a customer order again, and tell them',
  ...ofCustomer,
  answers: { 200: customerDetails },
  errors: ['not_found'],
})
