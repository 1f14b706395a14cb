/** The API call about pickup slots. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { slots } from '#contract/catalogue/catalogue.ts'
import { can } from '#domain/people/permissions.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { route, type Route } from '../../http/route.ts'
import { datesToList, listSlots } from './list-slots.ts'

export function slotRoutes({ db, clock, laundry }: Deps): Route[] {
  const settingsFor = (person: Person | null) => laundry(branchOfPerson(person)).settings.current()

  return [
    route(
      slots,
      async ({ query: { from, days, running }, person }) => {
        const untilEnd = running === 'true' && can(person, 'orders')
        return listSlots(db, await settingsFor(person), clock(), { from, days, untilEnd })
      },
      // Somebody signed in may have taken a place a moment ago through another process.
      async ({ query, person }) => {
        if (person) return null
        const dates = datesToList(await settingsFor(person), clock(), query)
        return `${dates[0]} ${dates.length}`
      },
    ),
  ]
}
