// A person's recent notifications, from the server.
import { queryOptions } from '@tanstack/react-query'
import { notifications } from '#contract/messages/notifications.ts'
import { addressOf, call } from '#web/lib/api.ts'

const listThem = addressOf(notifications)

export const bellQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(listThem, {}, { signal }),
})
