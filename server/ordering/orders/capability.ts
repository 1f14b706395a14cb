/** Capability face: orders. */
import type { Capability } from '../../capability/capability.ts'
import { orderAudit } from './audit-entries.ts'
import { orderNotifications } from './messages/notify-of-orders.ts'
import { remindPickups } from './messages/remind-pickups.ts'
import { orderData } from './personal-data.ts'
import { settleStatusChangePayments } from './status/settle-status-change-payments.ts'

export const orders: Capability = {
  routes: async (deps) => (await import('./routes.ts')).orderRoutes(deps),
  sections: { orders: 'Orders', live: 'Notifications' },
  consumers: [orderNotifications],
  audit: orderAudit,
  jobs: [
    { name: 'remind-pickups', every: '* * * * *', run: remindPickups },
    { name: 'settle-status', batch: 20, run: settleStatusChangePayments },
  ],
  personalData: [orderData],
}
