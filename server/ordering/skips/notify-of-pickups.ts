/** Reminds customers of a pickup to come, with a link that skips it. */
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { pickHandOvers } from '#domain/orders/record/hand-over.ts'
import { reminderDedupeKey } from '../orders/messages/notify-of-orders.ts'
import { skipLink } from './skip-link.ts'

export const pickupNotifications: Consumer = {
  name: 'pickup notifications',
  on: {
    /** It would come too late with what waits for others. Its link opens the pickup, so it stands in no event. */
    'order.pickup_near': async (tx, deps, { subject, data, at }) => {
      const { number, userId, pickupDate, pickupTime } = data
      const pickup = { pickupDate, pickupTime }
      await notify(tx, deps, {
        kind: 'order.pickup_near',
        params: { number, pickupTime, ...pickHandOvers(data) },
        userId,
        dedupeKey: reminderDedupeKey(subject.id, pickup),
        topic: null,
        link: skipLink(subject.id, pickup, deps.config),
        at,
      })
    },
  },
}
