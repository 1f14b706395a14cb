// Foot of a mail about an order: times, place, items, price, and how to change it.
import type { Adjustment } from '#domain/discounts/adjustments.ts'
import { shortHash } from '#domain/clothes/custody-root.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { instantFormat } from '#domain/base/instant-format.ts'
import { VOUCHER } from '#domain/discounts/loyalty.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'
import { type WrittenItem, writeOrderItem } from '#domain/orders/order-items.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import { handOverWords } from '../hand-over.ts'
import { cards } from '../../payments/cards.ts'

const dayAndTime = instantFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

export const orderMail = {
  /** Above several changes of one order. */
  changed: ({ number }: { number: string }) => `Order ${number}: changed`,
  facts: {
    bothAddresses: 'Address',
    door: 'At the door',
    payment: 'Payment',
    preferences: 'How you like it',
    instructions: 'Your instructions',
    number: 'Order number',
  },

  /** A slot or a window as people read it: "Fri, 20 June, 9-11 AM". */
  when: ({ date, time }: { readonly date: string; readonly time: string }) =>
    `${formatMessageDate(date)}, ${time}`,

  /** A moment as people read it there, such as "Fri, 20 June, 6:00 pm". */
  moment: ({ at, timeZone }: { readonly at: Date; readonly timeZone: string }) =>
    dayAndTime(at, timeZone),

  paidBy: (
    params: HandOvers & {
      readonly method: PaymentMethod
      readonly card: { readonly brand: string; readonly last4: string } | null
    },
  ) =>
    params.card === null
      ? handOverWords.wayBack(params).payments[params.method]
      : `${cards.named(params.card)}, when your clothes are ready`,

  item: (item: WrittenItem) => writeOrderItem(item),
  adjustment: ({ source, label }: Pick<Adjustment, 'source' | 'label'>) =>
    source === VOUCHER ? `Your reward: ${label}` : label,
  total: 'Total',
  amount: ({ paise }: { readonly paise: Paise }) =>
    paise < 0 ? `− ${formatPaise(-paise)}` : formatPaise(paise),

  /** How to move the pickup or cancel, and the link's words. */
  change: {
    text: 'Plans changed? Until we pick up your clothes, you can',
    link: 'reschedule the pickup or cancel the order',
  },
  /** What the chain of the order's hand-overs ends with, kept by people outside. */
  lastHandOver: ({ hash }: { readonly hash: string }) =>
    `The last hand-over of your clothes is recorded as ${shortHash(hash)}. Keep this email: with it, “Where your clothes are” on your order’s page shows that nothing has changed since.`,
  calendar: 'The attached file adds the pickup to your calendar.',
}
