// API calls of the screen that takes an order at the counter.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findByPhone, makeByPhone, takeOrder } from '#contract/counter/counter.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { readCounting } from '#contract/settings/settings-counting.ts'
import { LEAST_DIGITS } from '#domain/orders/record/hand-over.ts'
import { cleanPhone } from '#domain/base/pasted.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askFind = addressOf(findByPhone)
export const askMake = addressOf(makeByPhone)
export const askTake = addressOf(takeOrder)
export const askPaid = addressOf(markOrderPaid)

const askOrder = addressOf(readOrderDetail)

const askCounting = addressOf(readCounting)

/** How far clothes are counted in. */
export const countingQuery = queryOptions({
  queryKey: ['admin', 'counter', 'counting'],
  queryFn: ({ signal }) => call(askCounting, {}, { signal }),
})

/** An order that is to be repeated. */
export function repeatedOrderQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'counter', 'repeated', id],
    queryFn: ({ signal }) => call(askOrder, { params: { id } }, { signal }),
    // What stands in the form then is staff's own.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
}

/** As many as one answer shows. */
export const MOST_HITS = 8

/** The digits of a number that is typed or pasted. */
export function digitsOfTypedNumber(typed: string): string {
  return cleanPhone(typed).replaceAll(/\D/g, '')
}

/** Customers whose number ends in what was typed; asked once there is enough of it. */
export function customersByNumberQuery(typed: string) {
  const digits = digitsOfTypedNumber(typed)
  return queryOptions({
    queryKey: ['admin', 'counter', 'customers', digits],
    queryFn: ({ signal }) => call(askFind, { query: { digits } }, { signal }),
    enabled: digits.length >= LEAST_DIGITS,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
