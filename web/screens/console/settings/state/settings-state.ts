// Settings for staff: loaded, and updated in place by each answer.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type AdminPlan, adminPlans } from '#contract/settings/settings-catalogue.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import {
  type AdminDay,
  adminDay,
  adminDays,
  ordersOutsideHours,
} from '#contract/settings/settings-days.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { call } from '#web/lib/api.ts'

export type Settings = AnswerOf<typeof adminSettings>

/** Changes arrive as they happen; this is for a line that is down. */
const REFRESH_MS = 60_000

export const staffSettings = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => call(adminSettings, {}, { signal }),
  refetchInterval: REFRESH_MS,
})

export const staffPlans = queryOptions({
  queryKey: ['admin', 'plans'],
  queryFn: ({ signal }) => call(adminPlans, {}, { signal }),
  refetchInterval: REFRESH_MS,
})

export const specialDays = queryOptions({
  queryKey: ['admin', 'days'],
  queryFn: ({ signal }) => call(adminDays, {}, { signal }),
  refetchInterval: REFRESH_MS,
})

export const outsideHours = queryOptions({
  queryKey: ['admin', 'days', 'outside-hours'],
  queryFn: ({ signal }) => call(ordersOutsideHours, {}, { signal }),
  refetchInterval: REFRESH_MS,
})

export function dayQuery(date: string) {
  return queryOptions({
    queryKey: ['admin', 'days', date],
    queryFn: ({ signal }) => call(adminDay, { params: { date } }, { signal }),
    refetchInterval: REFRESH_MS,
  })
}

/** Puts a part of the settings where it is shown. */
export function cacheSettings(client: QueryClient, part: Partial<Settings>): void {
  client.setQueryData(staffSettings.queryKey, (before) => before && { ...before, ...part })
}

export function cachePlan(client: QueryClient, plan: Partial<AdminPlan>): void {
  client.setQueryData(staffPlans.queryKey, (before) =>
    before?.map((each) => (each.id === plan.id ? { ...each, ...plan } : each)),
  )
}

export function cacheAddedPlan(client: QueryClient, plan: AdminPlan): void {
  client.setQueryData(staffPlans.queryKey, (before) => before && [...before, plan])
}

/** "1 pickup is booked for this date", "No pickup is booked for this date". */
export function pickupsSentence(count: number): string {
  return `${count === 0 ? 'No' : count} ${count > 1 ? 'pickups are' : 'pickup is'} booked for this date`
}

/** "1 delivery is promised for this date", "No delivery is promised for this date". */
export function deliveriesSentence(count: number): string {
  return `${count === 0 ? 'No' : count} ${count > 1 ? 'deliveries are' : 'delivery is'} promised for this date`
}

/** After a pickup was moved off a date: every date and the list of them are asked for again. */
export function refreshSpecialDays(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: specialDays.queryKey })
}

/** Puts a day where it is shown, and has the list of days asked for again. */
export function cacheDay(client: QueryClient, day: AdminDay): void {
  client.setQueryData(dayQuery(day.date).queryKey, day)
  void client.invalidateQueries({ queryKey: specialDays.queryKey, exact: true })
}
