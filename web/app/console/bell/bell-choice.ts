// A staff member's choice of bell notifications, stored by the server.
import { queryOptions } from '@tanstack/react-query'
import { changeStaffBell, readStaffBell } from '#contract/people/staff-bell.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askBell = addressOf(readStaffBell)
export const askChange = addressOf(changeStaffBell)

export const bellChoice = queryOptions({
  queryKey: ['admin', 'bell'],
  queryFn: ({ signal }) => call(askBell, {}, { signal }),
  staleTime: Infinity,
})
