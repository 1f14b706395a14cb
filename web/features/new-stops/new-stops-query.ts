// Query of who gets new stops.
import { queryOptions } from '@tanstack/react-query'
import { readNewStopRules } from '#contract/run-sheet/new-stops.ts'
import { settingReadCall } from '#contract/settings/setting-calls.ts'
import { addressOf, call } from '#web/lib/api.ts'

const askRules = addressOf(readNewStopRules)

/** By name, for staff who see runs. */
export const NEW_STOPS = queryOptions({
  queryKey: ['admin', 'new-stops'],
  queryFn: ({ signal }) => call(askRules, {}, { signal }),
})

/** The setting, for staff who plan runs. */
export const NEW_STOPS_SETTING = queryOptions({
  queryKey: ['admin', 'new-stops', 'setting'],
  queryFn: ({ signal }) => call(settingReadCall('newStops'), {}, { signal }),
  staleTime: 0,
})
