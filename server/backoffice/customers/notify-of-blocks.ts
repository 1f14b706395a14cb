/** Customers are notified when staff block them, and when they can order again. */
import type { Consumer } from '../../events/consumer.ts'
import { blockedWords } from '../../identity/blocks/refuse-blocked.ts'
import { findBlockReason } from '../../identity/blocks/block-rows.ts'
import { notify } from '../../notifications/notifications/notify.ts'

export const blockNotifications: Consumer = {
  name: 'block notifications',
  on: {
    async 'customer.blocked'(tx, deps, { data: { userId }, at }, laundry) {
      const reason = await findBlockReason(tx, userId)
      // They were unblocked before they heard of it.
      if (reason === undefined) return
      await notify(tx, deps, {
        userId,
        dedupeKey: `account:blocked:${at.getTime()}`,
        title: 'A word about your account',
        message: blockedWords(reason, laundry),
        link: '/contact',
        at,
      })
    },

    async 'customer.unblocked'(tx, deps, { data: { userId }, at }) {
      await notify(tx, deps, {
        userId,
        dedupeKey: `account:unblocked:${at.getTime()}`,
        title: 'You can order again',
        message: 'Your account is no longer blocked. Welcome back.',
        link: '/new-order',
        at,
      })
    },
  },
}
