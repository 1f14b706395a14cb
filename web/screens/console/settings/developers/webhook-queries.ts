// Queries of webhooks and their deliveries.
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type DeliveryState,
  listWebhookDeliveries,
  listWebhooks,
  type Webhook,
} from '#contract/webhooks/webhooks.ts'
import { call, callPage } from '#web/lib/api.ts'
import { FILTERED_PAGES, withoutEmptyFields } from '#web/lib/paging.ts'

const PAGE_SIZE = 20

export const staffWebhooks = queryOptions({
  queryKey: ['admin', 'webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, {}, { signal }),
  // Deliveries go on as this stands open.
  refetchInterval: ({ state }) =>
    state.data?.some(({ waiting }) => waiting > 0) ? 10_000 : 60_000,
})

/** The deliveries of one webhook, page by page; those of every state for null. */
export function webhookDeliveriesQuery(webhookId: string, state: DeliveryState | null) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'webhook-deliveries', webhookId, state],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listWebhookDeliveries,
        {
          params: { webhookId },
          query: { limit: PAGE_SIZE, ...withoutEmptyFields({ state, cursor: pageParam }) },
        },
        { signal },
      ),
    refetchInterval: 10_000,
    ...FILTERED_PAGES,
  })
}

/** Puts a webhook where it is shown; a new one in front. */
export function cacheWebhook(client: QueryClient, webhook: Webhook): void {
  client.setQueryData(staffWebhooks.queryKey, (before) => {
    if (before === undefined) return before
    return before.some(({ _id }) => _id === webhook._id)
      ? before.map((each) => (each._id === webhook._id ? webhook : each))
      : [webhook, ...before]
  })
}
