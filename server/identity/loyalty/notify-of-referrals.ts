/** People are notified of the points that an invitation brings them. */
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { withdraw } from '../../notifications/notifications/withdraw.ts'

export const referralNotifications: Consumer = {
  name: 'referral notifications',
  on: {
    async 'referral.rewarded'(tx, deps, { data: { orderId, userId, referrerId }, at }) {
      const about = {
        dedupeKey: keyOf(orderId),
        link: '/profile?tab=loyalty',
        at,
        heldAbout: 'referral',
      } as const
      await notify(tx, deps, { userId, kind: 'points.invited', ...about })
      if (referrerId)
        await notify(tx, deps, { userId: referrerId, kind: 'points.has_invited', ...about })
    },

    async 'referral.revoked'(tx, _deps, { data: { orderId, userIds }, at }) {
      for (const userId of userIds) await withdraw(tx, userId, keyOf(orderId), at)
    },
  },
}

const keyOf = (orderId: string) => `referral:${orderId}`
