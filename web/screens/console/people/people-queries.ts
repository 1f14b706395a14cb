// Queries of members of staff and invitations.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listStaff, type StaffMember } from '#contract/people/staff.ts'
import { listStaffInvitations } from '#contract/people/staff-invitations.ts'
import { call } from '#web/lib/api.ts'

export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: ({ signal }) => call(listStaff, {}, { signal }),
})

export const invitationsQuery = queryOptions({
  queryKey: ['admin', 'staff-invitations'],
  queryFn: ({ signal }) => call(listStaffInvitations, {}, { signal }),
  // Somebody may accept one as this stands open.
  refetchInterval: 60_000,
})

/** Puts a colleague, as they are now, where they are shown. */
export function cacheColleague(client: QueryClient, colleague: StaffMember): void {
  client.setQueryData(staffQuery.queryKey, (before) =>
    before?.map((each) => (each._id === colleague._id ? colleague : each)),
  )
}

/** Reads again who works here and who is invited. */
export function refreshPeople(client: QueryClient): void {
  for (const { queryKey } of [staffQuery, invitationsQuery])
    void client.invalidateQueries({ queryKey })
}
