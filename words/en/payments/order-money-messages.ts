// Notifications to customers about their orders' money.
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { PaymentMethod } from '#domain/orders/record/order-choices.ts'
import type { OrderMoney } from '#domain/orders/order-money.ts'
import { type WrittenItem, writeOrderItem } from '#domain/orders/order-items.ts'
import { endAsSentence, formatClockTime } from '../base/phrases.ts'
import { handOverWords } from '../orders/hand-over.ts'
import { cards } from './cards.ts'

type Card = { readonly brand: string; readonly last4: string }

const payByCard = ' You can also pay by card, on your order’s page.'

/** Of which order, and how much. */
type Sum = HandOvers & { readonly number: string; readonly amountPaise: Paise }

const IN_WORDS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  card: 'by card',
  account: 'on your company’s account',
}

export const orderMoneyMessages = {
  /** Staff ask about more than may be charged without asking: each line with why, and until when. */
  'order.more_proposed': (
    params: HandOvers & {
      readonly number: string
      /** Null of a bag, which has no price yet. */
      readonly fromPaise: Paise | null
      readonly toPaise: Paise
      readonly lines: readonly (WrittenItem & {
        readonly morePaise: Paise
        readonly reason: string
      })[]
      readonly until: { readonly at: string; readonly timeZone: string }
      /** Left out in rows from before. */
      readonly proposalId?: string
    },
  ) => {
    const { number, fromPaise, toPaise, lines, until } = params
    const isBag = fromPaise === null
    const asked = lines.map(
      (line) =>
        `${writeOrderItem(line)}, ${formatPaise(line.morePaise)}${isBag ? '' : ' more'}: ${endAsSentence(line.reason)}`,
    )
    const title = `Order ${number}: please approve ${formatPaise(toPaise)}`
    if (isBag)
      return {
        title,
        message: `We counted your clothes. ${asked.join(' ')} The total is ${formatPaise(toPaise)}, which is more than we may charge without asking you. We won’t do or charge any of this without your OK. Please answer by ${formatClockTime(until)}. If we don’t hear from you, your clothes wait here. Delivery moves back by however long we wait for you.`,
      }
    return {
      title,
      message: `${asked.join(' ')} The new total would be ${formatPaise(toPaise)} instead of ${formatPaise(fromPaise)}. We won’t do or charge any of this without your OK. Please answer by ${formatClockTime(until)}. If we don’t hear from you, we’ll leave your order as you placed it. Delivery moves back by however long we wait for you.`,
    }
  },

  /** `lapsed`: nobody answered in time; `stuck`: what was answered can't be done any more; else its customer said so. */
  'order.kept_as_ordered': (
    params: HandOvers & {
      readonly number: string
      /** Null of a bag, which has no price yet. */
      readonly totalPaise: Paise | null
      readonly lapsed: boolean
      readonly stuck?: true
    },
  ) => {
    const { number, totalPaise, lapsed, stuck } = params
    if (totalPaise === null)
      return {
        title: `Order ${number}: your clothes are waiting`,
        message: `${stuck ? 'We can no longer do what you chose, so we' : lapsed ? 'We didn’t hear from you, so we' : 'We'} haven’t done or charged anything. Your clothes are safe with us; please call us.`,
      }
    if (stuck)
      return {
        title: `Order ${number}: left as you ordered it`,
        message: `We can no longer do what you chose, so we left your order as it was. The total stays ${formatPaise(totalPaise)}. Please call us.`,
      }
    return {
      title: `Order ${number}: left as you ordered it`,
      message: `${lapsed ? 'We didn’t hear from you in time, so we left your order as it was' : 'As you asked, we left everything else as it was'}. The total stays ${formatPaise(totalPaise)}.`,
    }
  },

  /** `isReady`: the clothes are, and are still to be brought. */
  'order.charged': (params: Sum & { readonly card: Card; readonly isReady: boolean }) => {
    const { number, amountPaise, card, isReady } = params
    const charged = `e charged ${formatPaise(amountPaise)} to your ${cards.named(card)}.`
    return {
      title: `Order ${number} is paid`,
      message: isReady ? `Your clothes are ready, and w${charged}` : `W${charged} Thank you.`,
    }
  },

  /** How it is to be paid from now on: by the card, before its clothes are ready, or on delivery. */
  'order.payment_chosen': (
    params: Sum & { readonly method: PaymentMethod; readonly card: Card | null },
  ) => {
    const { number, amountPaise, method, card } = params
    const sum = formatPaise(amountPaise)
    return {
      title: `Order ${number}: payment method changed`,
      message: card
        ? `We’ll charge ${sum} to your ${cards.named(card)} when your clothes are ready.`
        : `Please pay ${sum} ${IN_WORDS[method]} ${payWhen(params)}.`,
    }
  },

  /** `reason`: a sentence of the payment service, such as "Insufficient funds." */
  'order.not_charged': (
    params: Sum & { readonly card: Card; readonly reason: string; readonly isCompleted: boolean },
  ) => {
    const { number, amountPaise, card, reason, isCompleted } = params
    const sum = formatPaise(amountPaise)
    const how = isCompleted
      ? `Please pay ${sum} with another card, on your order’s page.`
      : `Please pay ${sum} in cash or by UPI ${payWhen(params)}. You can also choose another card on your order’s page.`
    return {
      title: `Order ${number}: your card could not be charged`,
      message: `${reason} We could not charge your ${cards.named(card)}. ${how}`,
    }
  },

  /**
   * `duePaise`: what is still to be paid, `online` where a card can pay it; `owedPaise`: what we owe, for it was more
   * than the order costs.
   */
  'order.payment_received': (
    params: Sum & {
      readonly method: PaymentMethod
      readonly duePaise?: Paise
      readonly owedPaise?: Paise
      readonly online?: true
    },
  ) => {
    const { number, amountPaise, method, duePaise, owedPaise, online } = params
    const rest =
      owedPaise !== undefined
        ? ` That is ${formatPaise(owedPaise)} more than your order costs. We’ll refund it.`
        : duePaise === undefined
          ? ''
          : ` ${formatPaise(duePaise)} is still due.${online ? payByCard : ''}`
    return {
      title:
        duePaise === undefined ? `Order ${number} is paid` : `Order ${number}: payment received`,
      message: `We received ${formatPaise(amountPaise)} ${IN_WORDS[method]}. Thank you.${rest}`,
    }
  },

  /** `online`: a card can pay it. */
  'order.payment_undone': (params: Sum & { readonly online?: true }) => ({
    title: `Order ${params.number} is not paid yet`,
    message: `We had marked ${formatPaise(params.amountPaise)} as paid by mistake. Please pay it ${payWhen(params)}.${params.online ? payByCard : ''}`,
  }),

  /**
   * We took something off. `reason` is a sentence; `owedPaise`: what is still to be given back of what was paid.
   */
  'order.goodwill_given': (
    params: Sum & {
      readonly reason: string
      readonly chargedPaise: Paise
      readonly duePaise: Paise
      readonly owedPaise: Paise
      /** Its clothes are still to be counted. */
      readonly uncounted?: true
    },
  ) => {
    const { number, amountPaise, reason, owedPaise, uncounted } = params
    const standing = uncounted
      ? 'Your new total follows once we have counted.'
      : standingText(params)
    const owed = owedPaise > 0 ? ` We’ll refund ${formatPaise(owedPaise)}.` : ''
    return {
      title: `Order ${number}: ${formatPaise(amountPaise)} less`,
      message: `We took ${formatPaise(amountPaise)} off your order. ${endAsSentence(reason)} ${standing}${owed}`,
    }
  },

  /**
   * Money on its way to the card that paid, or handed back as it was paid. `reason` is a sentence; `after` what
   * the order comes to with it, null for a cancelled one.
   */
  'order.refunded': (
    params: Sum & {
      readonly method: PaymentMethod
      readonly reason: string
      readonly after: Pick<OrderMoney, 'chargedPaise' | 'duePaise'> | null
    },
  ) => {
    const { number, amountPaise, method, reason, after } = params
    const sum = formatPaise(amountPaise)
    const standing = after === null ? '' : ` ${standingText(after)}`
    return method === 'card'
      ? {
          title: `${sum} is on its way back to you`,
          message: `We refunded ${sum} for order ${number} to your card. ${reason}${standing}`,
        }
      : {
          title: `${sum} refunded`,
          message: `We refunded ${sum} for order ${number} ${IN_WORDS[method]}. ${reason}${standing}`,
        }
  },

  /** The bank sent back what we had refunded to a card. */
  'order.refund_failed': (params: Sum) => {
    const { number, amountPaise } = params
    const sum = formatPaise(amountPaise)
    return {
      title: `Order ${number}: your refund of ${sum} didn’t arrive`,
      message: `The bank didn’t accept our refund of ${sum} for order ${number}. We still owe you ${sum} and will refund it another way.`,
    }
  },
}

function standingText({
  chargedPaise,
  duePaise,
}: Pick<OrderMoney, 'chargedPaise' | 'duePaise'>): string {
  const rest = duePaise > 0 ? `${formatPaise(duePaise)} is due.` : 'Nothing is due.'
  return `Your new total is ${formatPaise(chargedPaise)}. ${rest}`
}

function payWhen(order: HandOvers): string {
  return handOverWords.wayBack(order).payWhen
}
