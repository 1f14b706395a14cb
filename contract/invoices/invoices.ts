/** Tax invoices as PDF files. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { id, instant, rupees } from '../base/fields.ts'

/** What a credit note took back of an invoice, and when. */
export const creditNote = z.object({
  _id: z.string(),
  /** As printed, "CN-2025-26-00042". */
  number: z.string(),
  amount: rupees,
  at: instant,
})
export type CreditNote = z.output<typeof creditNote>

/** `application/pdf`, to be saved as `invoice-<number>.pdf`. */
const pdf = z.unknown()

export const orderInvoice = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/invoice',
  summary: 'The tax invoice of a completed order as a PDF, for its owner and staff',
  access: { owner: 'record', permission: 'money-in' },
  params: z.object({ orderId: id }),
  answers: { 200: pdf },
  media: 'application/pdf',
  errors: ['order_not_found', 'not_completed'],
})

export const orderCreditNote = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/credit-note',
  summary: 'The latest credit note of an order as a PDF',
  access: { owner: 'record', permission: 'money-in' },
  params: z.object({ orderId: id }),
  answers: { 200: pdf },
  media: 'application/pdf',
  errors: ['not_found'],
})

export const readCreditNote = defineCall({
  method: 'GET',
  path: '/api/credit-notes/:id',
  summary:
    'A credit note of an order or of a Laundry Club charge as a PDF, for its owner and staff',
  access: { owner: 'record', permission: 'money-in' },
  params: z.object({ id }),
  answers: { 200: pdf },
  media: 'application/pdf',
  errors: ['not_found'],
})

export const chargeInvoice = defineCall({
  method: 'GET',
  path: '/api/charges/:chargeId/invoice',
  summary: 'The tax invoice of a paid Laundry Club charge as a PDF, for its owner and staff',
  access: { owner: 'record', permission: 'money-in' },
  params: z.object({ chargeId: id }),
  answers: { 200: pdf },
  media: 'application/pdf',
  errors: ['not_found'],
})
