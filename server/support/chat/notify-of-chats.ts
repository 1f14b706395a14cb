/** Notifies customers of unseen answers in their chat. */
import type { Consumer } from '../../events/consumer.ts'
import { notify } from '../../notifications/notifications/notify.ts'
import { lockChat, selectStaffMessagesAfter } from './store.ts'

export const chatNotifications: Consumer = {
  name: 'chat notifications',
  on: {
    async 'chat.left_unseen'(tx, deps, { subject, data, at }) {
      const { userId, afterMessageId, lastMessageId } = data
      // It goes with its customer.
      if (!(await lockChat(tx, subject.id))) return
      const unseen = await selectStaffMessagesAfter(tx, subject.id, afterMessageId)
      const answers = unseen.filter(({ id }) => id <= lastMessageId)
      await notify(tx, deps, {
        userId,
        dedupeKey: `chat:${subject.id}:${lastMessageId}`,
        kind: 'chat.answered',
        params: {
          answers: answers.map(({ body }) => body).filter((body) => body !== ''),
          pictures: answers.flatMap(({ pictures }) => pictures).length,
        },
        link: '/help?chat=open',
        at,
      })
    },
  },
}
