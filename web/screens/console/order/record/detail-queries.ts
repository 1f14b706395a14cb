// API calls of an order's page, and their cache keys.
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { quoteLines, readOrderDetail, readOrderMessages } from '#contract/orders/order-detail.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askOrder = addressOf(readOrderDetail)
const askMessages = addressOf(readOrderMessages)
const askQuote = addressOf(quoteLines)

const DETAIL_KEY = ['admin', 'order']

/** An order by its id or number, as it stands in the page's address. */
export function orderDetailQuery(reference: string) {
  return queryOptions({
    queryKey: [...DETAIL_KEY, reference],
    queryFn: ({ signal }) => call(askOrder, { params: { id: reference } }, { signal }),
  })
}

/** What its customer was notified of about an order. */
export function orderMessagesQuery(orderId: string) {
  return queryOptions({
    queryKey: [...DETAIL_KEY, orderId, 'messages'],
    queryFn: ({ signal }) => call(askMessages, { params: { id: orderId } }, { signal }),
  })
}

/** What the order would cost with other lines; `revision` tells the order's states apart. */
export function changeQuoteQuery(orderId: string, revision: number, lines: readonly OrderLine[]) {
  return queryOptions({
    queryKey: [...DETAIL_KEY, orderId, 'quote', revision, lines],
    queryFn: ({ signal }) =>
      call(askQuote, { params: { id: orderId }, body: { lines: [...lines] } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  })
}

/** Loads everything of the page again. */
export function refreshOrderDetail(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: DETAIL_KEY })
}
