// Queries of the outbox.
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type OutboxState, readOutboxMessage, readOutbox } from '#contract/messages/outbox.ts'
import { readReachability } from '#contract/messages/reachability.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { addressOf, call, callPage } from '#web/lib/api.ts'
import { FILTERED_PAGES, withoutEmptyFields } from '#web/lib/paging.ts'

const askOutbox = addressOf(readOutbox)
const askOutboxMessage = addressOf(readOutboxMessage)
const askReachability = addressOf(readReachability)

const PAGE_SIZE = 25

/** What staff look for; null and an empty text are everything. */
export type OutboxFilter = {
  q: string
  channel: NotificationChannel | null
  state: OutboxState | null
}

/** All messages that match, page by page, newest first. */
export function outboxMessagesQuery({ q, channel, state }: OutboxFilter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'outbox', 'list', { q, channel, state }],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        askOutbox,
        {
          query: {
            limit: PAGE_SIZE,
            ...withoutEmptyFields({ q, channel, state, cursor: pageParam }),
          },
        },
        { signal },
      ),
    ...FILTERED_PAGES,
  })
}

export function outboxMessageQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'outbox', 'message', id],
    queryFn: ({ signal }) => call(askOutboxMessage, { params: { id } }, { signal }),
  })
}

export const reachabilityQuery = queryOptions({
  queryKey: ['admin', 'outbox', 'reachability'],
  queryFn: ({ signal }) => call(askReachability, {}, { signal }),
})

/** Loads everything of the outbox again. */
export function refreshOutbox(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['admin', 'outbox'] })
}
