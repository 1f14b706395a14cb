// What somebody of the staff has chosen to hear of, kept by the server.
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
