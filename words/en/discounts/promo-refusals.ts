// Refusals of a promo code, for customers.
import type { PromoRefusals, Refused } from '#domain/discounts/adjustments.ts'
import { formatPaise } from '#domain/base/money.ts'
import { formatWait, type Waiting } from '../base/phrases.ts'
import { formatPromoDay, serviceNamesText } from './promo-terms.ts'

/** `seconds`: until a code is looked for again. */
export function manyPromoTries(waiting: Waiting): string {
  return `You’ve tried many codes that don’t exist. Please wait ${formatWait(waiting)} before the next one, or order without a code.`
}

const promoRefusals = {
  unknown: ({ code }) =>
    `We have no code “${code}”. Please check how it is spelled, and we’ll gladly try again.`,
  too_many_tries: manyPromoTries,
  paused: ({ code }) => `The code ${code} is paused at the moment. Please try it another day.`,
  not_yet: ({ code, fromDate }) => `The code ${code} can be used from ${formatPromoDay(fromDate)}.`,
  over: ({ code, untilDate }) =>
    `The code ${code} was valid until ${formatPromoDay(untilDate)} and has expired.`,
  used_up: ({ code }) =>
    `The code ${code} was for a limited number of orders and has been used up.`,
  already_used: ({ code, times }) =>
    times === 1
      ? `You have already used the code ${code}. Each customer can use it once.`
      : `You have already used the code ${code} ${times} times, the most each customer can.`,
  only_first_order: ({ code }) =>
    `The code ${code} is for a first order, and you have ordered with us before. Thank you for coming back!`,
  not_for_these_services: ({ code, services }) =>
    `The code ${code} is for ${serviceNamesText(services)}, which isn’t in this order yet.`,
  below_least: ({ code, leastPaise, itemsPaise }) =>
    `The code ${code} is for orders from ${formatPaise(leastPaise)}. Your items total ${formatPaise(itemsPaise)} so far.`,
  takes_nothing_off: ({ code }) =>
    `There is nothing left to discount on this order, so the code ${code} stays unused.`,
} satisfies { [Kind in keyof PromoRefusals]: (params: PromoRefusals[Kind]) => string }

export function promoRefusal({ kind, params }: Refused): string {
  const words = promoRefusals[kind] as (params: unknown) => string
  return words(params)
}
