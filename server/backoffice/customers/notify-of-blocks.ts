/** Notifies customers when staff block or unblock them. */
import type { Consumer } from '../../events/consumer.ts'
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
        kind: 'account.blocked',
        params: { reason, phone: laundry.phone, email: laundry.email },
        link: '/contact',
        at,
      })
    },

    async 'customer.unblocked'(tx, deps, { data: { userId }, at }) {
      await notify(tx, deps, {
        userId,
        dedupeKey: `account:unblocked:${at.getTime()}`,
        kind: 'account.unblocked',
        link: '/new-order',
        at,
      })
    },
  },
}
