// Query of the channels' carriers: which are set up, how much is stuck, and why.
import { queryOptions } from '@tanstack/react-query'
import { outboxCarriers } from '#contract/messages/outbox.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askCarriers = addressOf(outboxCarriers)

export const carriers = queryOptions({
  queryKey: ['admin', 'outbox', 'carriers'],
  queryFn: ({ signal }) => call(askCarriers, {}, { signal }),
})
