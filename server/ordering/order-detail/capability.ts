/** Capability face: the order detail of staff. */
import type { Capability } from '../../capability/capability.ts'
import { orderDetailAudit } from './audit-entries.ts'
import { orderNoteData } from './personal-data.ts'

export const orderDetail: Capability = {
  routes: async (deps) => (await import('./routes.ts')).orderDetailRoutes(deps),
  audit: orderDetailAudit,
  personalData: [orderNoteData],
}
