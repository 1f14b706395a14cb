/** Tax invoices as PDF files. Product section 4. */
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id } from './fields.ts'

/** `application/pdf`, to be saved as `invoice-<number>.pdf`. */
const pdf = z.unknown()

export const orderInvoice = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/invoice',
  summary: 'The tax invoice of a completed order as a PDF, for its owner and staff',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  answers: { 200: pdf },
  errors: ['order_not_found', 'not_completed'],
})

export const orderCreditNote = defineCall({
  method: 'GET',
  path: '/api/orders/:orderId/credit-note',
  summary: 'The credit note of an order that was cancelled after its invoice, as a PDF',
  access: 'signed-in',
  params: z.object({ orderId: id }),
  answers: { 200: pdf },
  errors: ['not_found'],
})

export const chargeInvoice = defineCall({
  method: 'GET',
  path: '/api/charges/:chargeId/invoice',
  summary: 'The tax invoice of a paid Laundry Club charge as a PDF, for its owner and staff',
  access: 'signed-in',
  params: z.object({ chargeId: id }),
  answers: { 200: pdf },
  errors: ['not_found'],
})
