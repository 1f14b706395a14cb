/** Staff's setting of how long a bag or an item stays where it is before it is asked about. */
import * as z from 'zod/mini'
import { MOST_STILL_HOURS } from '#domain/clothes/places.ts'
import { count, version } from './settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import * as names from '#words/en/fields/names.ts'

export const stillHoursInput = z.object({ hours: count(names.hours, 1, MOST_STILL_HOURS), version })

export const stillHoursAnswer = z.object({ hours: z.number(), version: z.string() })

export const changeStillHours = defineCall({
  method: 'PUT',
  path: '/api/admin/settings/still-hours',
  summary: 'After how many hours a bag or an item that hasn’t moved is asked about',
  access: { permission: 'settings' },
  body: stillHoursInput,
  answers: { 200: stillHoursAnswer },
  errors: ['changed_meanwhile'],
})
