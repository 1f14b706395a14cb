// Owns when an order's card is charged, of which payments money goes back, and how its customer is notified of it.
import { formatPaise, type Paise } from './money.ts'
import type { OrderStatus } from './order-lifecycle.ts'
import type { OrderMoney } from './order-money.ts'
import type { PaymentMethod } from './order-choices.ts'
import type { NotificationText } from './order-notifications.ts'

/** A card is charged when the clothes are ready: only then is the price final. */
export function isChargedAt(status: OrderStatus): boolean {
  return status === 'ready' || status === 'out_for_delivery' || status === 'completed'
}

/**
 * Whether an order's saved card is charged automatically at its next step from when the clothes are ready
 * on: once for each time that it was chosen, and again after all of it was given back.
 * @param chosenAt when its customer last chose how to pay; null for how it was placed
 */
export function isCardUntried(
  payments: readonly {
    readonly method: PaymentMethod
    readonly status: 'pending' | 'succeeded' | 'failed' | 'undone'
    readonly amountPaise: Paise
    readonly refundedPaise: Paise
    readonly at: Date
  }[],
  chosenAt: Date | null,
): boolean {
  return !payments.some(
    ({ method, status, amountPaise, refundedPaise, at }) =>
      method === 'card' &&
      (chosenAt === null || at >= chosenAt) &&
      !(status === 'succeeded' && refundedPaise === amountPaise),
  )
}

type Paid = { readonly id: string; readonly method: PaymentMethod; readonly leftPaise: Paise }

/**
 * Of which payments a sum is given back: of cards first, for that happens automatically, and of the
 * latest first. Takes the payments oldest first; gives less than the sum when there is no more.
 */
export function refundShares(
  payments: readonly Paid[],
  amountPaise: Paise,
): { id: string; method: PaymentMethod; amountPaise: Paise }[] {
  const inTurn = payments
    .toReversed()
    .toSorted((one, other) => Number(other.method === 'card') - Number(one.method === 'card'))
  const shares = []
  let restPaise = amountPaise
  for (const { id, method, leftPaise } of inTurn) {
    const share = Math.min(restPaise, leftPaise)
    if (share > 0) shares.push({ id, method, amountPaise: share })
    restPaise -= share
  }
  return shares
}

type Card = { readonly brand: string; readonly last4: string }

/** A card as people recognise it: "Visa ending 4242". */
export function cardText({ brand, last4 }: Card): string {
  return `${brand} ending ${last4}`
}

const IN_WORDS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  card: 'by card',
}

export function chargedNotification(
  number: string,
  status: OrderStatus,
  amountPaise: Paise,
  card: Card,
): NotificationText {
  const charged = `e charged ${formatPaise(amountPaise)} to your ${cardText(card)}.`
  return {
    title: `Order ${number} is paid`,
    message:
      status === 'ready' ? `Your clothes are ready, and w${charged}` : `W${charged} Thank you.`,
  }
}

/** How an order is to be paid from now on, before its clothes are ready or on delivery. */
export function choiceNotification(
  number: string,
  amountPaise: Paise,
  method: PaymentMethod,
  card: Card | null,
): NotificationText {
  const sum = formatPaise(amountPaise)
  return {
    title: `Order ${number} is paid another way`,
    message: card
      ? `We charge ${sum} to your ${cardText(card)} when your clothes are ready.`
      : `Please pay ${sum} ${IN_WORDS[method]} when we bring your clothes.`,
  }
}

/** @param reason a sentence of the payment service, such as "Insufficient funds." */
export function notChargedNotification(
  number: string,
  status: OrderStatus,
  amountPaise: Paise,
  card: Card,
  reason: string,
): NotificationText {
  return {
    title: `Order ${number}: your card could not be charged`,
    message: `${reason} We could not charge your ${cardText(card)}. ${
      status === 'completed'
        ? `Please pay ${formatPaise(amountPaise)} with another card, on the page of your order.`
        : `Please pay ${formatPaise(amountPaise)} in cash or by UPI when we bring your clothes. On the page of your order you can choose another card, too.`
    }`,
  }
}

export function receivedNotification(
  number: string,
  amountPaise: Paise,
  method: PaymentMethod,
): NotificationText {
  return {
    title: `Order ${number} is paid`,
    message: `We received ${formatPaise(amountPaise)} ${IN_WORDS[method]}. Thank you.`,
  }
}

export function undoneNotification(number: string, amountPaise: Paise): NotificationText {
  return {
    title: `Order ${number} is not paid yet`,
    message: `We had marked ${formatPaise(amountPaise)} as paid by mistake. It is to be paid when we bring your clothes.`,
  }
}

/**
 * Money on its way to the card that paid, or handed back as it was paid.
 * @param after what the order comes to with it; not told of a cancelled order
 */
export function refundNotification(
  number: string,
  amountPaise: Paise,
  method: PaymentMethod,
  reason: string,
  after: { readonly status: OrderStatus; readonly money: OrderMoney },
): NotificationText {
  const standing = after.status === 'cancelled' ? '' : ` ${standingText(after.money)}`
  return method === 'card'
    ? {
        title: `${formatPaise(amountPaise)} is on its way back to you`,
        message: `We refunded ${formatPaise(amountPaise)} of order ${number} to your card. ${reason}${standing}`,
      }
    : {
        title: `${formatPaise(amountPaise)} is given back to you`,
        message: `We gave back ${formatPaise(amountPaise)} of order ${number} ${IN_WORDS[method]}. ${reason}${standing}`,
      }
}

function standingText({ chargedPaise, duePaise }: OrderMoney): string {
  const rest = duePaise > 0 ? `${formatPaise(duePaise)} of it` : 'nothing'
  return `The order comes to ${formatPaise(chargedPaise)} now, and ${rest} is to be paid.`
}
