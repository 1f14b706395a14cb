/** Notifies people of points from an invitation. */
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { withdrawNotification } from '../../notifications/notifications/withdraw-notification.ts'
import { selectReferralPointsOfOrder } from './referral-store.ts'

export const referralNotifications: Consumer = {
  name: 'referral notifications',
  on: {
    async 'referral.rewarded'(tx, deps, { data: { orderId, userId: friendId }, at }) {
      for (const { userId } of await selectReferralPointsOfOrder(tx, orderId))
        await notify(tx, deps, {
          userId,
          dedupeKey: keyOf(orderId),
          kind: userId === friendId ? 'points.invited' : 'points.has_invited',
          link: '/profile?tab=loyalty',
          at,
          heldAbout: 'referral',
        })
    },

    async 'referral.revoked'(tx, _deps, { data: { orderId }, at }) {
      for (const { userId } of await selectReferralPointsOfOrder(tx, orderId))
        await withdrawNotification(tx, userId, keyOf(orderId), at)
    },
  },
}

const keyOf = (orderId: string) => `referral:${orderId}`
