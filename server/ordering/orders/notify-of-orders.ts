/** Customers are notified of what happens to their orders. */
import { bookedNotification } from '#domain/order-notifications.ts'
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'

export const orderNotifications: Consumer = {
  name: 'order notifications',
  on: {
    async 'order.placed'(tx, deps, { subject: { id }, data, at }) {
      const { number, userId, totalPaise, deliveryDate } = data
      await notify(tx, deps, {
        userId,
        dedupeKey: `order:${id}:placed`,
        kind: 'text',
        params: bookedNotification(number, data, totalPaise, deliveryDate),
        link: `/track-order?orderId=${id}`,
        at,
      })
    },
  },
}
