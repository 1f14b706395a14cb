/** A customer's own quiet hours. */
import * as z from 'zod/mini'
import { areQuietHours, HOURS_OF_DAY } from '#domain/messages/own-quiet-hours.ts'
import { badQuietHour, quietHoursOfADay } from '#words/en/fields/account.ts'
import { defineCall } from '../base/call.ts'
import { id } from '../base/fields.ts'

const ofUser = {
  access: { owner: 'params.id', permission: 'customers', ofStaff: 'people' },
  params: z.object({ id }),
} as const

/** Full hours of the laundry's clock; they end the next day where they end before they begin. */
const hours = z.object({ from: z.string(), until: z.string() })
const quietHours = z.object({
  /** Those that the customer chose; null for the laundry's. */
  own: z.nullable(hours),
  /** Null where the laundry has none. */
  laundry: z.nullable(hours),
})

const hourOfDay = z.enum(HOURS_OF_DAY, { error: badQuietHour })
const chosenHours = z
  .object({ from: hourOfDay, until: hourOfDay }, { error: badQuietHour })
  .check(z.refine(areQuietHours, { error: quietHoursOfADay, path: ['until'] }))

export const readOwnQuietHours = defineCall({
  method: 'GET',
  path: '/api/users/:id/quiet-hours',
  summary: 'Between which hours a customer is sent only what they wait for',
  ...ofUser,
  answers: { 200: quietHours },
  errors: ['not_found'],
})

export const changeOwnQuietHours = defineCall({
  method: 'PUT',
  path: '/api/users/:id/quiet-hours',
  summary:
    'Choose own quiet hours, or null for the laundry’s; offers keep to the laundry’s all the same',
  ...ofUser,
  body: z.object({ own: z.nullable(chosenHours) }),
  answers: { 200: quietHours },
  errors: ['not_found'],
})
