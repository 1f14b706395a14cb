/** Staff's setting of count levels: one for the laundry, and one for each service with its own. */
import * as z from 'zod/mini'
import { SERVICE_IDS } from '#domain/catalogue/service-ids.ts'
import { badServiceLevels } from '#words/en/fields/custody.ts'
import { defineCall } from '../base/call.ts'
import { countLevel } from './count-levels.ts'
import { changeOwnSetting } from './own-setting-call.ts'
import { version } from './settings-catalogue.ts'

const fields = {
  level: countLevel,
  /** Null for the laundry's. */
  services: z.record(z.enum(SERVICE_IDS), z.nullable(countLevel), { error: badServiceLevels }),
}

export const countingInput = z.object({ ...fields, version })
export const countingAnswer = z.object({ ...fields, version: z.string() })

export const readCounting = defineCall({
  method: 'GET',
  path: '/api/admin/settings/counting',
  summary: 'How far clothes are counted in, for those who take them in',
  access: { permission: 'orders' },
  answers: { 200: z.object(fields) },
})

export const changeCounting = changeOwnSetting('counting', countingInput, countingAnswer)
