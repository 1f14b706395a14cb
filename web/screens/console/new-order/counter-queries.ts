// What the counter asks the server and sends it.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { findByPhone, makeByPhone, takeOrder } from '#contract/counter/counter.ts'
import type { readOrderDetail } from '#contract/orders/order-detail.ts'
import type { markOrderPaid } from '#contract/orders/order-payments.ts'
import type { readCounting } from '#contract/settings/settings-counting.ts'
import { LEAST_DIGITS } from '#domain/orders/record/hand-over.ts'
import { cleanPhone } from '#domain/base/pasted.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askFind = addressOf<typeof findByPhone>('GET', '/api/admin/counter/customers')
export const askMake = addressOf<typeof makeByPhone>('POST', '/api/admin/counter/customers')
export const askTake = addressOf<typeof takeOrder>('POST', '/api/admin/counter/orders')
export const askPaid = addressOf<typeof markOrderPaid>('POST', '/api/admin/orders/:id/payments')

const askOrder = addressOf<typeof readOrderDetail>('GET', '/api/admin/orders/:id')

const askCounting = addressOf<typeof readCounting>('GET', '/api/admin/settings/counting')

/** How far clothes are counted in. */
export const countingQuery = queryOptions({
  queryKey: ['admin', 'counter', 'counting'],
  queryFn: ({ signal }) => call(askCounting, {}, { signal }),
})

/** An order that is to be repeated. */
export function repeatedOrder(id: string) {
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
export function digitsTyped(typed: string): string {
  return cleanPhone(typed).replaceAll(/\D/g, '')
}

/** Customers whose number ends in what was typed; asked once there is enough of it. */
export function customersBy(typed: string) {
  const digits = digitsTyped(typed)
  return queryOptions({
    queryKey: ['admin', 'counter', 'customers', digits],
    queryFn: ({ signal }) => call(askFind, { query: { digits } }, { signal }),
    enabled: digits.length >= LEAST_DIGITS,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
