/** The evening: what each rider took at doors on a day, what they handed in, and UPI that is to be confirmed. */
import * as z from 'zod/mini'
import { UPI_REFERENCE_MAX_LENGTH } from '#domain/cash/evening.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { calendarDate, id, instant, oneLineField, rupees } from '../base/fields.ts'
import { handIn, till } from './cash.ts'

const doorTaking = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  number: z.string(),
  amount: rupees,
  /** When it was taken, which may be before the day on which a phone without a network sent it. */
  at: instant,
})
export type DoorTaking = z.output<typeof doorTaking>

const upiTaking = z.extend(doorTaking, {
  /** Null until staff have found it in the laundry’s account. */
  confirmed: z.nullable(
    z.object({ reference: z.string(), by: z.nullable(z.string()), at: instant }),
  ),
})
export type UpiTaking = z.output<typeof upiTaking>

const eveningOfPerson = z.extend(till, {
  personId: z.nullable(z.string()),
  /** Null once they are erased. */
  name: z.nullable(z.string()),
  /** Cash taken at doors, in the order of the stops. */
  cashTakings: z.array(doorTaking),
  /** UPI taken at doors, in the order of the stops, with that of the week before that isn’t confirmed. */
  upiTakings: z.array(upiTaking),
  /** What they handed in on the day, or was counted then. */
  handIns: z.array(handIn),
})
export type EveningOfPerson = z.output<typeof eveningOfPerson>

export const eveningOfDay = defineCall({
  method: 'GET',
  path: '/api/admin/cash/evenings/:date',
  summary:
    'Cash and UPI of each person on a day: by stop, handed in and counted, with differences and what is still out',
  access: { permission: 'money-in', apiKeys: false },
  params: z.object({ date: calendarDate }),
  answers: { 200: z.object({ date: calendarDate, people: z.array(eveningOfPerson) }) },
})

export const confirmUpi = defineCall({
  method: 'PUT',
  path: '/api/admin/cash/upi/:id/confirmation',
  changes: ['cash'],
  summary: 'Confirm a payment by UPI that was taken at a door, by its reference',
  access: { permission: 'money-in', apiKeys: false },
  params: z.object({ id }),
  body: z.object({ reference: oneLineField(names.upiReference, UPI_REFERENCE_MAX_LENGTH) }),
  answers: { 200: upiTaking },
  errors: ['not_found', 'forbidden', 'changed_meanwhile'],
})
