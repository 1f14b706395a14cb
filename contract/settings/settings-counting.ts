/** Count levels for those who take clothes in. */
import * as z from 'zod/mini'
import { SERVICE_IDS } from '#domain/base/service-ids.ts'
import { defineCall } from '../base/call.ts'
import { countLevel } from './count-levels.ts'

export const readCounting = defineCall({
  method: 'GET',
  path: '/api/admin/settings/counting',
  summary: 'How far clothes are counted in, for those who take them in',
  access: { permission: 'orders' },
  answers: {
    200: z.object({
      level: countLevel,
      /** Null for the laundry's. */
      services: z.record(z.enum(SERVICE_IDS), z.nullable(countLevel)),
    }),
  },
})
