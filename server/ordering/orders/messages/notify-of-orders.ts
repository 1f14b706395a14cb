/** Notifies customers of changes to their orders and payments. */
import { findNonExpressPieces } from '#domain/slots/express.ts'
import {
  type HandOvers,
  pickHandOvers,
  isBroughtToCounter,
} from '#domain/orders/record/hand-over.ts'
import type { Pickup } from '#domain/slots/slot-id.ts'
import { findGoodwillReason } from '../../../billing/payments/goodwill-store.ts'
import { findRefundReason } from '../../../billing/payments/refund-made-event.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Consumer, Handle } from '../../../events/consumer.ts'
import type { EventType, StoredEvent } from '../../../events/event-types.ts'
import type { SendableMessage } from '../../../notifications/message-kinds.ts'
import type { NotificationInput } from '../../../notifications/notifications/notification-input.ts'
import { notify } from '../../../notifications/notifications/notify.ts'
import {
  withdrawNotification,
  withdrawNotificationsByPrefix,
} from '../../../notifications/notifications/withdraw-notification.ts'
import { findHistoryReason } from '../record/history.ts'
import { messageWithCode, newStatus, type Entry, statusName } from './status-message.ts'
import { delayIfByStaff, delayUnlessAnswered, isSentAlone } from './when-it-leaves.ts'

type OrderEvent = Exclude<
  Extract<EventType, `order.${string}`>,
  'order.messaged' | 'order.noted' | 'order.approval_link_taken' | 'order.pickup_near'
>

/** What names it within the order, what its customer is notified of, and what it is held about where staff can take it back. */
type NamedMessage = readonly [
  what: string,
  message: SendableMessage,
  heldAbout?: NotificationInput['heldAbout'],
]

export const orderNotifications: Consumer = {
  name: 'order notifications',
  on: {
    'order.placed': about(({ data }) => {
      const { number, pickupDate, pickupTime, totalPaise, promoCode } = data
      if (isBroughtToCounter(data))
        return ['placed', { kind: 'order.taken', params: { number, totalPaise, ...back(data) } }]
      const params = { number, pickupDate, pickupTime, totalPaise, ...back(data), promoCode }
      return ['placed', { kind: 'order.booked', params }]
    }),
    'order.pickup_moved': about((event) => {
      const { number, to } = event.data
      return [
        named('rescheduled', event),
        { kind: 'order.moved', params: { ...to, number, ...back(event.data) } },
        delayIfByStaff(event, 'pickup'),
      ]
    }),
    'order.delivery_moved': about((event) => {
      const { number, to, saidTogether, waited } = event.data
      if (saidTogether) return null
      const back = { deliveryDate: to.date, deliveryTime: to.time }
      const params = { number, ...back, ...(waited && { waited }) }
      return [
        named('delivery', event),
        { kind: 'order.delivery_moved', params },
        delayIfByStaff(event, 'delivery'),
      ]
    }),
    'order.joined': about((event) => {
      const { numbers, to } = event.data
      const params = { numbers, deliveryDate: to.date, deliveryTime: to.time }
      return [named('together', event), { kind: 'order.joined', params }, 'delivery']
    }),
    /** Who never heard that they come together needn't hear that they don't. */
    'order.parted': about(async (event, tx) => {
      const { userId, orders } = event.data
      const together = keyOf(event.subject.id, 'together:')
      if ((await withdrawNotificationsByPrefix(tx, userId, together, event.at)).length > 0)
        return null
      return [named('apart', event), { kind: 'order.parted', params: { orders } }, 'delivery']
    }),
    'order.lines_changed': about(async (event, tx) => {
      const { number, entryId, to, fromPaise, toPaise, losesExpress, agreed } = event.data
      const reason = (await findHistoryReason(tx, entryId)) ?? ''
      const expressLost = losesExpress ? findNonExpressPieces(to) : null
      const rest = {
        number,
        toPaise,
        reason,
        expressLost,
        ...back(event.data),
        ...(agreed && { agreed }),
      }
      if (fromPaise === null) {
        const params = { ...rest, items: to }
        return [
          named('counted', event),
          { kind: 'order.counted', params },
          delayUnlessAnswered(event),
        ]
      }
      const params = { ...rest, fromPaise }
      return [
        named('changed', event),
        { kind: 'order.lines_changed', params },
        delayUnlessAnswered(event),
      ]
    }),
    'order.split': about((event) => {
      const { number, part, items, fromPaise, toPaise } = event.data
      const params = { number, part, items, fromPaise, toPaise }
      return [`split:${part.number}`, { kind: 'order.split', params }]
    }),
    'order.booking_changed': about((event) => {
      const { number, parts, totalPaise, lines } = event.data
      const params = {
        number,
        parts,
        totalPaise,
        fromPaise: lines?.fromPaise ?? null,
        expressLost: lines?.losesExpress ? findNonExpressPieces(lines.to) : null,
        ...back(lines ?? { deliveryDate: null }),
      }
      const said = { ...params, ...(event.actor !== event.data.userId && { byStaff: true }) }
      return [
        named('changed', event),
        { kind: 'order.booking_changed', params: said },
        delayIfByStaff(event, 'booking'),
      ]
    }),
    'order.cancelled': about(async ({ subject, data, at }, tx) => {
      const { number, userId, entryId, overtakes } = data
      for (const entry of overtakes)
        await withdrawNotification(tx, userId, statusDedupeKey(subject.id, entry), at)
      return newStatus(tx, subject.id, { number, id: entryId, status: 'cancelled' })
    }),
    'order.status_set': about(async ({ subject, data }, tx) => {
      const { number, entryId, to, visitFailed } = data
      if (visitFailed) return null
      const reason = to === 'cancelled' ? await findHistoryReason(tx, entryId) : null
      const entry = { number, id: entryId, status: to, reason }
      return [...(await newStatus(tx, subject.id, entry)), 'status']
    }),
    'order.delivery_code_sent': about(async (event, tx) => {
      const message = await messageWithCode(tx, event.subject.id, event.data)
      return message && [named('code', event), message]
    }),
    /** In silence as long as what is taken back waits, and notified like any other change from then on. */
    'order.status_undone': about(async ({ subject, data, at }, tx) => {
      const { number, userId, entryId, from, to, takesBack, heard, visitFailed } = data
      const undone = statusDedupeKey(subject.id, { id: takesBack, status: from })
      const isWithdrawn = await withdrawNotification(tx, userId, undone, at)
      if (visitFailed || (isWithdrawn && !heard)) return null
      const entry = { number, id: entryId, status: to }
      return [...(await newStatus(tx, subject.id, entry)), 'status']
    }),
    'order.marked_paid': about(({ data }, _tx, takesCards) => {
      const { number, paymentId, amountPaise, method, duePaise, owedPaise } = data
      const due = duePaise && { duePaise, ...(takesCards && { online: true as const }) }
      const rest = { ...due, ...(owedPaise && { owedPaise }) }
      const params = { number, amountPaise, method, ...rest }
      return [paid(paymentId), { kind: 'order.payment_received', params }, 'paid']
    }),
    /** Who never heard that it was paid needn't hear that it is not. */
    'order.payment_undone': about(async ({ subject, data, at }, tx, takesCards) => {
      const { number, userId, paymentId, amountPaise } = data
      if (await withdrawNotification(tx, userId, keyOf(subject.id, paid(paymentId)), at))
        return null
      const params = { number, amountPaise, ...(takesCards && { online: true as const }) }
      return [`payment:${paymentId}:undone`, { kind: 'order.payment_undone', params }, 'paid']
    }),
    'order.charged': about(({ data: { number, paymentId, amountPaise, card, status } }) => {
      const params = { number, amountPaise, card, isReady: status === 'ready' }
      return [paid(paymentId), { kind: 'order.charged', params }]
    }),
    'order.charge_failed': about(({ data }) => {
      const { number, paymentId, amountPaise, card, status, message: reason } = data
      const params = { number, amountPaise, card, reason, isCompleted: status === 'completed' }
      return [`payment:${paymentId}:failed`, { kind: 'order.not_charged', params }]
    }),
    'order.payment_chosen': about((event) => {
      const { number, duePaise: amountPaise, method, card } = event.data
      const params = { number, amountPaise, method, card }
      return [
        named('payment-choice', event),
        { kind: 'order.payment_chosen', params },
        delayIfByStaff(event, 'payment'),
      ]
    }),
    /** What went back whole is said by that. */
    'order.goodwill_given': about(async ({ data }, tx) => {
      const { number, goodwillId, amountPaise, backPaise, chargedPaise, duePaise, owedPaise } = data
      if (backPaise === amountPaise) return null
      const { uncounted } = data
      const reason = (await findGoodwillReason(tx, goodwillId)) ?? ''
      const sums = { amountPaise, chargedPaise, duePaise, owedPaise }
      const params = { number, reason, ...sums, ...(uncounted && { uncounted }) }
      return [`goodwill:${goodwillId}`, { kind: 'order.goodwill_given', params }, 'goodwill']
    }),
    'order.refund_made': about(async ({ data }, tx) => {
      const { number, refundId, amountPaise, method, status, chargedPaise, duePaise } = data
      const reason = await findRefundReason(tx, refundId)
      if (reason === null) return null
      const after = status === 'cancelled' ? null : { chargedPaise, duePaise }
      const params = { number, amountPaise, method, reason, after }
      return [`refund:${refundId}`, { kind: 'order.refunded', params }]
    }),
    /** Who was never told that it is on its way needn't hear that it is not. */
    'order.refund_failed': about(({ data: { number, refundId, amountPaise, wasMade } }) =>
      wasMade
        ? [
            `refund:${refundId}:failed`,
            { kind: 'order.refund_failed', params: { number, amountPaise } },
          ]
        : null,
    ),
  },
}

/** When it comes back, as messages keep it. */
function back({
  deliveryDate,
  deliveryTime = null,
}: Pick<StoredEvent<'order.placed'>['data'], 'deliveryDate' | 'deliveryTime'>) {
  return { deliveryDate, deliveryTime }
}

function paid(paymentId: string): string {
  return `payment:${paymentId}:paid`
}

/** The key of what a customer is notified of a status. */
export function statusDedupeKey(orderId: string, entry: Entry): string {
  return keyOf(orderId, statusName(entry))
}

/** The key of what a customer is reminded of a pickup by. */
export function reminderDedupeKey(orderId: string, pickup: Pickup): string {
  return keyOf(orderId, reminderName(pickup))
}

function reminderName({ pickupDate, pickupTime }: Pickup): string {
  return `reminder:${pickupDate} ${pickupTime}`
}

function keyOf(orderId: string, what: string): string {
  return `order:${orderId}:${what}`
}

function about<T extends OrderEvent>(
  messageOf: (
    event: StoredEvent<T>,
    tx: Tx,
    takesCards: boolean,
  ) => NamedMessage | null | Promise<NamedMessage | null>,
): Handle<T> {
  return async (tx, deps, event) => {
    const found = await messageOf(event, tx, deps.payments.provider !== 'none')
    if (found === null) return
    const { subject, data, at } = event as StoredEvent<OrderEvent>
    const [what, message, heldAbout = null] = found
    await notify(tx, deps, {
      userId: data.userId,
      dedupeKey: keyOf(subject.id, what),
      ...inItsWays(message, data),
      ...orderTopicAndLink(subject.id, asksForPayment(message)),
      ...(isSentAlone(event) && { topic: null }),
      at,
      heldAbout,
    })
  }
}

/** What messages about an order are about, and the page they lead to; it opens with the payment where that is asked for. */
export function orderTopicAndLink(orderId: string, asksToPay = false) {
  const page = `/track-order?orderId=${orderId}`
  return { topic: `order:${orderId}`, link: asksToPay ? `${page}#pay` : page }
}

/** Whether its reader is to pay something that a card can pay. */
function asksForPayment({ kind, params }: SendableMessage): boolean {
  return kind === 'order.not_charged' || (params as { online?: true } | undefined)?.online === true
}

/** What is said of an order says where it changes hands, so that it is worded so. */
function inItsWays(message: SendableMessage, order: HandOvers): SendableMessage {
  return { ...message, params: { ...message.params, ...pickHandOvers(order) } } as SendableMessage
}

function named(what: string, { at }: { at: Date }): string {
  return `${what}:${at.getTime()}`
}
