// Refusals about orders, stops of the run sheet and garments.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Pickup } from '#domain/slots/slot-id.ts'
import { BOOKING_WINDOW_DAYS, PICKUP_SLOTS, type PickupProblem } from '#domain/slots/slots.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import { pinNeeded } from '../slots/coverage.ts'
import { deliveryRefusals } from '../slots/delivery-refusals.ts'
import { expressRefusals } from '../slots/express-refusals.ts'
import { quoteRefusals } from './new-order/quote-refusals.ts'
import { ruleRefusals } from './new-order/rule-refusals.ts'
import { splitProblems, splitRefusals } from './split-failures.ts'
import { manyPromoTries, promoRefusal } from '../discounts/promo-refusals.ts'
import { contactPhrase, type Reachable } from '../base/phrases.ts'
import { deliveryCodeFailures } from './delivery-code-failures.ts'
import { statusLabel, statusLabels } from './order-statuses.ts'

interface OrderRef {
  number: string
}

interface Standing extends HandOvers {
  number: string
  status: OrderStatus
}

const pickupRefusals = {
  past_date: 'Pickup date cannot be earlier than today.',
  too_far: `Please choose a pickup date within the next ${BOOKING_WINDOW_DAYS} days.`,
  closed_date: 'We’re closed on that date. Please choose another one.',
  unknown_slot: `Please choose a pickup time: ${PICKUP_SLOTS.map((slot) => slot.label).join(', ')}.`,
  slot_begun: 'That pickup time has already begun. Please choose a later one.',
  slot_not_offered: 'We don’t pick up at that time on that day. Please choose another time.',
} satisfies Record<PickupProblem['code'], string>

export const orderingFailures = {
  ...pickupRefusals,
  ...deliveryRefusals,
  ...expressRefusals,
  ...quoteRefusals,
  ...ruleRefusals,
  ...splitRefusals,
  ...splitProblems,
  ...deliveryCodeFailures,
  /** A discount that somebody asked for takes nothing off. */
  discountRefused: promoRefusal,
  manyPromoTries,
  /** Staff give stops to riders. */
  noStopLeft: ({ kind }: { kind: StopKind }) => `It has no ${kind} for a rider.`,
  delayTold: 'The customers have been told already. If it changes, tell them the new time.',
  reasonNeeded: 'Please say why the items change.',
  notCounted: ({ number }: OrderRef) =>
    `Order ${number} isn’t counted yet, so it has no price. Please count the clothes first.`,
  bagNotOffered: ({ services }: { services: readonly string[] }) =>
    `We can’t take a bag without a list for ${services.join(' and ')}. Please choose the items.`,
  unreadableItem: ({ text }: { text: string }) =>
    `We couldn’t read "${text}". Please write it like "3 kg Wash & Fold" or "2 × Shirt (Dry Cleaning)".`,
  ambiguousItem: ({ text, choices }: { text: string; choices: readonly string[] }) =>
    `"${text}" could mean more than one item. Please write ${choices.map((choice) => `"${choice}"`).join(' or ')}.`,

  aboveTolerance: ({ totalPaise, mostPaise }: { totalPaise: Paise; mostPaise: Paise }) =>
    `${formatPaise(totalPaise)} is more than the ${formatPaise(mostPaise)} you may charge without asking the customer. Ask them first, and confirm here that they agreed.`,

  nothingToAsk:
    'There is nothing to ask: you may charge it without asking, or no line is more than was ordered.',
  nothingDiffers: ({ number }: { number: string }) =>
    `What was counted in for order ${number} matches what was ordered. Please look at it again.`,
  nothingWaitsForAnswer:
    'The customer has nothing left to answer on this order. Please look at it again.',
  noMobileNumber:
    'We don’t have an Indian mobile number for this customer. Copy the link instead, or add their number first.',
  nothingLeftOfOrder:
    'That would leave the order empty. Please call us, and we’ll bring everything back.',
  logInToAnswer: 'Please log in to answer. We can send a code to your number.',
  customersAnswer:
    'Only the customer can answer this. If they told you, change the items and confirm that they agreed.',
  alreadyAnswered: 'This has already been answered. To change it, please call us.',
  answerTooLate:
    'The time to answer has passed, so your order stays as you placed it. If you’d like a change, please call us.',
  customersChoose:
    'Only the customer can choose by this link. You can reschedule the order itself.',
  /** The sum that it costs now, which may not be the one that somebody saw. */
  secondVisitCosts: ({ feePaise }: { feePaise: Paise }) =>
    feePaise === 0
      ? 'The second visit costs nothing now. Please choose the time again.'
      : `A second visit costs ${formatPaise(feePaise)}. Choose the time again to book it at that price.`,
  nextVisitChosen: 'You have already chosen a time. To change it, please log in or call us.',
  nextVisitExpired: 'This link has expired. Please log in to choose a time, or call us.',
  nextVisitCancelled: 'This order is cancelled, so there is no visit to choose.',
  nextVisitOnItsWay: 'Your clothes are out for delivery again, so there is nothing to choose.',
  nextVisitMade: 'We have been with you since, so there is nothing to choose.',
  proposalOutdated: 'Your order has changed since we asked. Please check it again.',
  pinNeeded,
  notServed: 'Sorry, we’re not in your area yet.',
  phoneNeeded: 'Please add your phone number, so that our driver can reach you.',
  priceChanged: ({ totalPaise }: { totalPaise: Paise }) =>
    `The price has changed: your order now costs ${formatPaise(totalPaise)}.`,
  orderPriceChanged: ({ totalPaise }: { totalPaise: Paise }) =>
    `The price has changed: the order would now cost ${formatPaise(totalPaise)}.`,
  orderChangedSince: 'This order has changed in the meantime. Please check it again.',
  pickupMovedSince: ({ pickupDate, pickupTime }: Pickup) =>
    `This pickup was rescheduled in the meantime. It is now on ${formatMessageDate(pickupDate)}, ${pickupTime}.`,
  deliveryMovedSince: ({ to }: { to: { date: string; time: string } | null }) => {
    const now =
      to === null ? 'it has no time' : `it is on ${formatMessageDate(to.date)}, ${to.time}`
    return `This delivery was rescheduled in the meantime: ${now} now.`
  },
  windowFullForStaff:
    'This delivery time is fully booked. Choose another time, or say why one more fits.',
  manyOrdersUnderWay: ({ orders, ...laundry }: { orders: number } & Reachable) => {
    const under =
      orders === 1
        ? 'Your first order is under way. Once it is back with you'
        : `You have ${orders} orders under way. Once the first is back with you`
    return `${under}, you can place as many as you like. If you need more now, ${placeIt(laundry)}`
  },
  manyOrdersInHour: ({ orders, ...laundry }: { orders: number } & Reachable) =>
    `You placed ${orders} orders within an hour. Please try again in an hour, or ${placeIt(laundry)}`,
  manyBags: ({ most }: { most: number }) =>
    `An order has at most ${most} bags. The limit is in the settings, under Places.`,
  severalOrders: ({ ending }: { ending: string }) =>
    `More than one order ends in #${ending}. Please use the full order number.`,

  cancelledNoPickup: 'This order is cancelled, so there is no pickup to reschedule.',
  pickedUp: ({ byStaff }: { byStaff: boolean }) =>
    `${byStaff ? 'The' : 'Your'} clothes are already with us, so the pickup can no longer be rescheduled.`,
  pickedUpNoCancel: 'Your clothes are already with us, so this order can no longer be cancelled.',
  /** Its customer wants to change an order that was picked up or cancelled. */
  bookingClosed: ({ isCancelled }: { isCancelled: boolean }) =>
    isCancelled
      ? 'This order is cancelled, so it can no longer be changed.'
      : 'Your clothes are already with us, so this order can no longer be changed here. Please ask us in Help.',
  /** Staff want to change a part of an order that can't be changed any more. */
  editClosed: ({ why }: { why: 'cancelled' | 'completed' | 'pickedUp' | 'collected' }) =>
    ({
      cancelled: 'This order is cancelled, so it can no longer be changed.',
      completed: 'The clothes are back already, so this order can no longer be changed.',
      pickedUp:
        'The clothes are with us already, so the pickup address stays. The delivery address can be another.',
      collected: 'This order is collected at the counter: it has no delivery address.',
    })[why],
  deliveryClosed: ({ status, byStaff }: { status: OrderStatus; byStaff: boolean }) => {
    const clothes = `${byStaff ? 'The' : 'Your'} clothes`
    if (status === 'cancelled')
      return 'This order is cancelled, so there is no delivery to reschedule.'
    return status === 'completed'
      ? `${clothes} are already back, so there is no delivery to reschedule.`
      : `${clothes} are on their way, so the delivery can no longer be rescheduled.`
  },
  collectedNotMoved: 'This order is collected at the counter: it has no delivery to reschedule.',
  expressNotMoved:
    'An express order comes back on the evening of its pickup, so its delivery can’t be rescheduled. Please ask us in Help if that evening doesn’t suit you.',
  cancelledNoChange: 'This order is cancelled, so its items can no longer be changed.',
  completedNoChange:
    'This order was completed and has its invoice, so its items can no longer be changed.',
  notCompletedForRating: 'You can rate an order once it is completed.',
  ordersUnderWay: ({ count }: { count: number }) =>
    count === 1
      ? 'One of your orders is still under way. Your account can be deleted once it is completed or cancelled.'
      : `${count} of your orders are still under way. Your account can be deleted once they are completed or cancelled.`,

  /** Nobody drives for what changes hands at the counter. */
  notDriven: ({ number, status }: Standing) =>
    `Order ${number} changes hands at the counter, so it can’t be “${statusLabels[status]}”.`,
  movedOnAtPlant: ({ number, status, ...order }: Standing) =>
    `Order ${number} is “${statusLabel(status, order)}” now. The list shows what is left to do.`,
  movedOn: ({ number, status, ...order }: Standing) =>
    `Order ${number} is “${statusLabel(status, order)}” now, so this can’t be undone.`,
  notifiedAlready: ({ number }: OrderRef) =>
    `The customer of ${number} has already been notified. Please set the status instead.`,
  moneyRefunded: ({ number }: OrderRef) =>
    `Money for ${number} was refunded since. Please set the status instead.`,
  noSuchStop: ({ number, status, kind, ...order }: Standing & { kind: 'pickup' | 'delivery' }) =>
    `Order ${number} is “${statusLabel(status, order)}” now, so there is nothing to ${kind === 'pickup' ? 'pick up' : 'deliver'}.`,
  lateStopDecided: 'A colleague has already decided this.',
  choiceNeedsMoney: 'This moves money. Ask a colleague who may do this.',
  runIsNear: 'You see your stops for today and tomorrow.',
  noRiderNamed: 'Stops can be handed in only for current or former colleagues.',
  markedByAnother: 'This was marked by a colleague who has since logged out.',

  wardrobeFull: ({ most, ...laundry }: { most: number } & Reachable) =>
    `A wardrobe holds ${most} garments. Please delete one you no longer have, or ${contactPhrase(laundry)} if you need more.`,
  garmentGone: 'A garment you chose is no longer in your wardrobe. Please choose again.',
}

function placeIt(laundry: Reachable): string {
  return `${contactPhrase(laundry)} and we’ll place it for you.`
}
