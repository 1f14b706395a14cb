/** Staff's setting of how many deliveries fit into a window. */
import * as z from 'zod/mini'
import { count, version } from './settings-catalogue.ts'
import { defineCall } from '../base/call.ts'
import * as names from '#words/en/fields/names.ts'

const MOST_DELIVERIES = 10_000

export const deliveryPlacesInput = z.object({
  deliveryPlaces: count(names.deliveries, 1, MOST_DELIVERIES),
  version,
})

export const deliveryPlacesAnswer = z.object({ deliveryPlaces: z.number(), version: z.string() })

export const changeDeliveryPlaces = defineCall({
  method: 'PUT',
  path: '/api/admin/settings/delivery-places',
  summary: 'How many deliveries fit into each window; what is promised stays promised',
  access: { permission: 'settings' },
  body: deliveryPlacesInput,
  answers: { 200: deliveryPlacesAnswer },
  errors: ['changed_meanwhile'],
})
