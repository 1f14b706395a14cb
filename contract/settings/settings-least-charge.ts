/** Staff's setting of what washing by weight is charged at least. */
import * as z from 'zod/mini'
import { MOST_LEAST_KILOGRAMS } from '#domain/catalogue/least-charge.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { count, version } from './settings-catalogue.ts'

export const leastChargeInput = z.object({
  /** 0: there is no least charge. */
  kilograms: count(names.kilograms, 0, MOST_LEAST_KILOGRAMS),
  version,
})

const leastCharge = z.object({ kilograms: z.number(), version: z.string() })
export type LeastCharge = z.output<typeof leastCharge>

export const adminLeastCharge = defineCall({
  method: 'GET',
  path: '/api/admin/least-charge',
  summary: 'What washing by weight is charged at least',
  access: { permission: 'prices' },
  answers: { 200: leastCharge },
})

export const changeLeastCharge = defineCall({
  method: 'PUT',
  path: '/api/admin/least-charge',
  summary: 'Change what washing by weight is charged at least; orders that were placed keep theirs',
  access: { permission: 'prices' },
  body: leastChargeInput,
  answers: { 200: leastCharge },
  errors: ['changed_meanwhile'],
})
