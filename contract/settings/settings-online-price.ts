/** Staff's setting of where the online price is charged. */
import * as z from 'zod/mini'
import { onlineEverywhereNotSaid } from '#words/en/fields/settings.ts'
import { defineCall } from '../base/call.ts'
import { version } from './settings-catalogue.ts'

export const onlinePriceInput = z.object({
  /** At the counter and by phone too; otherwise these charge the list price. */
  everywhere: z.boolean({ error: onlineEverywhereNotSaid }),
  version,
})

const onlinePrice = z.object({ everywhere: z.boolean(), version: z.string() })
export type OnlinePrice = z.output<typeof onlinePrice>

export const adminOnlinePrice = defineCall({
  method: 'GET',
  path: '/api/admin/online-price',
  summary: 'Whether the counter and orders by phone charge the online price too',
  access: { permission: 'prices' },
  answers: { 200: onlinePrice },
})

export const changeOnlinePrice = defineCall({
  method: 'PUT',
  path: '/api/admin/online-price',
  summary:
    'Change whether the counter and orders by phone charge the online price; placed orders keep theirs',
  access: { permission: 'prices' },
  body: onlinePriceInput,
  answers: { 200: onlinePrice },
  errors: ['changed_meanwhile'],
})
