/** Staff's setting of which services customers may send a bag for, without listing what is in it. */
import * as z from 'zod/mini'
import { SERVICE_IDS } from '#domain/catalogue/service-ids.ts'
import { badBagSetting, noSuchService } from '#words/en/fields/ordering.ts'
import { defineCall } from '../base/call.ts'
import { version } from './settings-catalogue.ts'

export const bagsInput = z.object({
  services: z.array(z.enum(SERVICE_IDS, { error: noSuchService }), { error: badBagSetting }).check(
    z.maxLength(SERVICE_IDS.length, { error: badBagSetting }),
    z.refine((services) => new Set(services).size === services.length, { error: badBagSetting }),
  ),
  version,
})

const bags = z.object({ services: z.array(z.enum(SERVICE_IDS)), version: z.string() })
export type Bags = z.output<typeof bags>

export const adminBags = defineCall({
  method: 'GET',
  path: '/api/admin/bags',
  summary: 'The services that customers may send a bag for, without listing what is in it',
  access: { permission: 'prices' },
  answers: { 200: bags },
})

export const changeBags = defineCall({
  method: 'PUT',
  path: '/api/admin/bags',
  summary: 'Change the services that customers may send a bag for; orders that were placed stay',
  access: { permission: 'prices' },
  body: bagsInput,
  answers: { 200: bags },
  errors: ['changed_meanwhile'],
})
