/** Notifies customers of decisions and settlements of their claims. */
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { findClaimReason } from './store.ts'

export const claimNotifications: Consumer = {
  name: 'claim notifications',
  on: {
    async 'claim.decided'(tx, deps, { subject, data, at }) {
      const { ticket, userId, orderId, order, awardPaise, proposedPaise, revision } = data
      // Their words went with them.
      if (ticket === null || userId === null) return
      const reason = await findClaimReason(tx, subject.id)
      await notify(tx, deps, {
        userId,
        dedupeKey: `claim:${subject.id}:decided:${revision}`,
        kind: 'claim.decided',
        params: { ticket, order, awardPaise, proposedPaise, reason },
        link: `/track-order?orderId=${orderId}`,
        at,
      })
    },

    async 'claim.settled'(tx, deps, { subject, data, at }) {
      const { ticket, userId, orderId, ...settled } = data
      if (ticket === null || userId === null) return
      await notify(tx, deps, {
        userId,
        dedupeKey: `claim:${subject.id}:settled`,
        kind: 'claim.settled',
        params: { ticket, ...settled },
        link: `/track-order?orderId=${orderId}`,
        at,
      })
    },
  },
}
