// What is refused about orders, stops of the run sheet and garments.
import { formatPaise, type Paise } from '#domain/money.ts'
import { STATUS_LABELS, type OrderStatus } from '#domain/order-lifecycle.ts'
import { PIN_NEEDED } from '#domain/coverage.ts'
import { callOrWrite, type Reachable } from './phrases.ts'

interface OrderRef {
  number: string
}

interface Standing {
  number: string
  status: OrderStatus
}

export const orderingFailures = {
  pinNeeded: PIN_NEEDED,
  phoneNeeded: 'Please add your phone number, so that our driver can reach you.',
  priceChanged: ({ totalPaise }: { totalPaise: Paise }) =>
    `The price has changed: your order now costs ${formatPaise(totalPaise)}.`,
  orderPriceChanged: ({ totalPaise }: { totalPaise: Paise }) =>
    `The price has changed: the order would now cost ${formatPaise(totalPaise)}.`,
  orderChangedSince:
    'Somebody else has changed this order in the meantime. Please look at it again.',
  manyOrdersUnderWay: ({ orders, ...laundry }: { orders: number } & Reachable) => {
    const under =
      orders === 1
        ? 'Your first order is under way. Once it is back with you'
        : `You have ${orders} orders under way. Once the first is back with you`
    return `${under}, you can place as many as you like. If you need more now, ${placeIt(laundry)}`
  },
  manyOrdersInHour: ({ orders, ...laundry }: { orders: number } & Reachable) =>
    `You placed ${orders} orders within an hour. Please go on in an hour, or ${placeIt(laundry)}`,
  manyBags: ({ most }: { most: number }) =>
    `An order has at most ${most} bags. The limit is in the settings, under Places.`,
  severalOrders: ({ ending }: { ending: string }) =>
    `More than one order ends in #${ending}. Please use its whole number.`,

  cancelledNoPickup: 'This order is cancelled, so there is no pickup to move.',
  pickedUp: ({ byStaff }: { byStaff: boolean }) =>
    `${byStaff ? 'The' : 'Your'} clothes are already with us, so the pickup can no longer be moved.`,
  pickedUpNoCancel: 'Your clothes are already with us, so this order can no longer be cancelled.',
  cancelledNoChange: 'This order is cancelled, so its items can no longer be changed.',
  completedNoChange:
    'This order was completed and has its invoice, so its items can no longer be changed.',
  notCompletedForRating: 'You can rate an order once it is completed.',
  ordersUnderWay: ({ count }: { count: number }) =>
    count === 1
      ? 'One of your orders is still under way. Your account can be deleted once it is completed or cancelled.'
      : `${count} of your orders are still under way. Your account can be deleted once they are completed or cancelled.`,

  movedOn: ({ number, status }: Standing) =>
    `Order ${number} is “${STATUS_LABELS[status]}” now, so this can’t be taken back.`,
  notifiedAlready: ({ number }: OrderRef) =>
    `The customer of ${number} has been notified already. Please set the status instead.`,
  moneyGivenBack: ({ number }: OrderRef) =>
    `Money of ${number} was given back since. Please set the status instead.`,
  noSuchStop: ({ number, status, kind }: Standing & { kind: 'pickup' | 'delivery' }) =>
    `Order ${number} is “${STATUS_LABELS[status]}” now, so there is nothing to ${kind === 'pickup' ? 'pick up' : 'deliver'}.`,
  markedByAnother: 'This was marked by somebody who has logged out since.',

  wardrobeFull: ({ most, ...laundry }: { most: number } & Reachable) =>
    `A wardrobe holds ${most} garments. Please delete one you no longer have, or ${callOrWrite(laundry)} if you need more.`,
  garmentGone: 'A garment you chose is no longer in your wardrobe. Please choose again.',
}

function placeIt(laundry: Reachable): string {
  return `${callOrWrite(laundry)} and we place it for you.`
}
