// What customers read of a promo code that takes nothing off.
import { SERVICES } from './catalogue.ts'
import { formatPaise, type Paise } from './money.ts'

const list = new Intl.ListFormat('en-IN')
const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** "30 November 2026". */
const dayText = (date: string) => days.format(new Date(date))

/** The names of services, "Dry Cleaning and Ironing"; "all services" for none. */
function serviceNames(services: readonly string[]): string {
  if (services.length === 0) return 'all services'
  return list.format(SERVICES.filter(({ id }) => services.includes(id)).map(({ name }) => name))
}

export const PROMO_REFUSALS = {
  unknown: (code: string) =>
    `We have no code “${code}”. Please check how it is spelled, and we'll gladly try again.`,
  paused: (code: string) => `The code ${code} is resting at the moment. Please try it another day.`,
  notYet: (code: string, from: string) => `The code ${code} can be used from ${dayText(from)}.`,
  over: (code: string, until: string) =>
    `The code ${code} was good until ${dayText(until)}, so it has ended.`,
  usedUp: (code: string) =>
    `The code ${code} was for a limited number of orders, and all of them are taken.`,
  alreadyUsed: (code: string, times: number) =>
    times === 1
      ? `You have used the code ${code} already. It is good once for each customer.`
      : `You have used the code ${code} ${times} times already, as often as it is good for each customer.`,
  onlyFirstOrder: (code: string) =>
    `The code ${code} is for a first order, and you have ordered with us before. Thank you for coming back!`,
  otherServices: (code: string, services: readonly string[]) =>
    `The code ${code} is for ${serviceNames(services)}, which isn't in this order yet.`,
  belowLeast: (code: string, leastPaise: Paise, itemsPaise: Paise) =>
    `The code ${code} is for orders from ${formatPaise(leastPaise)}. Your items come to ${formatPaise(itemsPaise)} so far.`,
  takesNothingOff: (code: string) =>
    `There is nothing left to take off this order, so the code ${code} stays unused.`,
}

/** What a code takes off, and when it may. */
export type PromoTerms = {
  readonly percent: number | null
  /** In rupees, as `least`. */
  readonly amount: number | null
  readonly least: number
  readonly services: readonly string[]
  readonly firstOrderOnly: boolean
  readonly fromDate: string | null
  readonly untilDate: string | null
  readonly maxUses: number | null
  readonly maxUsesPerCustomer: number | null
  readonly withVoucher: boolean
}

/** A code's terms to staff: "20 % off all services, from ₹300, first order only, until 30 November 2026". */
export function promoTermsText(terms: PromoTerms): string {
  const rupees = (amount: number) => formatPaise(Math.round(amount * 100))
  const off = terms.percent === null ? rupees(terms.amount ?? 0) : `${terms.percent} %`
  return [
    `${off} off ${serviceNames(terms.services)}`,
    terms.least > 0 && `orders from ${rupees(terms.least)}`,
    terms.firstOrderOnly && 'first order only',
    terms.fromDate && `from ${dayText(terms.fromDate)}`,
    terms.untilDate && `until ${dayText(terms.untilDate)}`,
    terms.maxUses && `${terms.maxUses} in all`,
    terms.maxUsesPerCustomer && `${terms.maxUsesPerCustomer} for each customer`,
    terms.withVoucher && 'beside a reward too',
  ]
    .filter(Boolean)
    .join(', ')
}
