/** Notifies staff in their bell: new orders, customers waiting for an answer, and failed nightly work. */
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Consumer } from '../../events/consumer.ts'
import type { StoredEvent } from '../../events/event-types.ts'
import { ringStaff, type Ring } from './ring-staff.ts'
import { findPeopleNames } from './store.ts'

export const staffBell: Consumer<Ring> = {
  name: 'staff bell',
  on: {
    /** What staff take themselves is no news. */
    async 'order.placed'(_tx, _deps, { subject: { id }, actor, data, at }) {
      const { number, userId, pickupDate, pickupTime, totalPaise } = data
      if (actor !== userId) return undefined
      return {
        kind: 'staff.order_placed',
        params: { number, pickupDate, pickupTime, totalPaise },
        dedupeKey: `order:${id}`,
        link: `/admin/orders/${id}`,
        at,
      }
    },

    async 'chat.asked'(_tx, _deps, { id, subject, at }) {
      return {
        kind: 'staff.chat_waits',
        dedupeKey: `chat:${id}`,
        link: `/admin/help-desk?tab=chat&open=${subject.id}`,
        at,
      }
    },

    async 'ticket.opened'(_tx, _deps, { subject: { id }, data: { number }, at }) {
      return {
        kind: 'staff.ticket_opened',
        params: { number },
        dedupeKey: `ticket:${id}`,
        link: `/admin/help-desk?tab=tickets&open=${number}`,
        at,
      }
    },

    async 'ticket.replied'(_tx, _deps, { data: { number, messageId }, at }) {
      return {
        kind: 'staff.ticket_replied',
        params: { number },
        dedupeKey: `ticket-message:${messageId}`,
        link: `/admin/help-desk?tab=tickets&open=${number}`,
        at,
      }
    },

    async 'contact_message.sent'(_tx, _deps, { subject: { id }, at }) {
      return {
        kind: 'staff.message_sent',
        dedupeKey: `message:${id}`,
        link: `/admin/help-desk?tab=messages&open=${id}`,
        at,
      }
    },

    async 'run.stop_misfit'(_tx, _deps, { data: { number, kind, misfitId }, at }) {
      return stopToDecide({ number, kind, key: misfitId, at })
    },

    async 'run.door_bag_kept'(_tx, _deps, { data: { number, kind, bagId }, at }) {
      return stopToDecide({ number, kind, isBag: true, key: bagId, at })
    },

    async 'run.late_stop_kept'(tx, _deps, { id, data: { number, kind, riderId, handedInBy }, at }) {
      const stop = { number, kind, key: String(id), at }
      if (handedInBy === undefined) return stopToDecide(stop)
      const names = await findPeopleNames(tx, [handedInBy, riderId])
      const [by, rider] = [names.get(handedInBy), names.get(riderId)]
      return stopToDecide({ ...stop, ...(by && rider && { handedIn: { by, rider } }) })
    },

    /**
     * For each question, since its time runs out; of all else once a day for a customer, and for what their carrier
     * refuses: a gateway that is away fails for all.
     */
    async 'outbox_message.unsent'(_tx, _deps, { subject, data, at }) {
      const { channel, userId, isUnreachable, asksAbout, isAlarm, isCode } = data
      if (asksAbout)
        return {
          kind: 'staff.customer_not_asked',
          params: { number: asksAbout.number },
          dedupeKey: `not-asked:${subject.id}`,
          link: `/admin/orders/${asksAbout.orderId}`,
          at,
        }
      const day = at.toISOString().slice(0, 10)
      if (isCode)
        return {
          kind: 'staff.code_unsent',
          dedupeKey: `code-unsent:${day}`,
          link: '/admin/now',
          at,
        }
      if (isAlarm)
        return {
          kind: 'staff.alarm_unsent',
          dedupeKey: `alarm-unsent:${channel}:${day}`,
          link: '/admin/outbox?state=failed',
          at,
        }
      if (isUnreachable)
        return {
          kind: 'staff.customer_unreachable',
          dedupeKey: `unreachable:${userId}:${day}`,
          link: `/admin/customers/${userId}`,
          at,
        }
      return {
        kind: 'staff.message_unsent',
        params: { channel },
        dedupeKey: `unsent:${channel}:${day}`,
        link: '/admin/now',
        at,
      }
    },

    async 'watch.order_late'(_tx, _deps, { subject: { id }, data, at }) {
      return {
        kind: 'staff.order_late',
        params: data,
        dedupeKey: `late:${id}:${data.at}`,
        link: `/admin/orders/${id}`,
        at,
      }
    },

    async 'watch.cash_out'(_tx, _deps, { data: { date, paise, people }, at }) {
      return {
        kind: 'staff.cash_out',
        params: { paise, people },
        dedupeKey: `cash-out:${date}`,
        link: '/admin/cash',
        at,
      }
    },

    async 'watch.day_ended'(_tx, _deps, { data, at }) {
      return {
        kind: 'staff.day_figures',
        params: data,
        dedupeKey: `figures:${data.date}`,
        link: '/admin/reports',
        at,
      }
    },

    async 'backup.failed'(_tx, _deps, { data: { nightDate }, at }) {
      return {
        kind: 'staff.backup_failed',
        params: { nightDate },
        dedupeKey: `backup:${nightDate}`,
        link: '/admin/now',
        at,
      }
    },

    async 'api_key.revoked'(_tx, _deps, { subject: { id }, data: { name, isByReset }, at }) {
      if (!isByReset) return undefined
      return {
        kind: 'staff.key_ended',
        params: { name },
        dedupeKey: `key:${id}`,
        link: '/admin/settings?tab=developers',
        at,
      }
    },

    'webhook.given_up': ringOfWebhook,
    'webhook.gone': ringOfWebhook,
  },

  write: ringStaff,
}

function stopToDecide(stop: {
  number: string
  kind: StopKind
  handedIn?: { by: string; rider: string }
  isBag?: true
  key: string
  at: Date
}): Ring {
  const { number, kind, handedIn, isBag, key, at } = stop
  return {
    kind: 'staff.stop_to_decide',
    params: { number, kind, ...(handedIn && { handedIn }), ...(isBag && { isBag }) },
    dedupeKey: `stop:${key}`,
    link: '/admin/now',
    at,
  }
}

async function ringOfWebhook(
  _tx: unknown,
  _deps: unknown,
  { id, data: { host }, at }: StoredEvent<'webhook.given_up' | 'webhook.gone'>,
): Promise<Ring> {
  return {
    kind: 'staff.webhook_refused',
    params: { host },
    dedupeKey: `webhook:${id}`,
    link: '/admin/settings?tab=developers',
    at,
  }
}
