/** The call about pickup slots. */
import { slots } from '#contract/catalogue.ts'
import type { Deps } from '../deps.ts'
import { route, type Route } from '../http/route.ts'
import { listSlots } from './list-slots.ts'

export function slotRoutes({ db, clock, offer }: Deps): Route[] {
  return [route(slots, async ({ query }) => listSlots(db, await offer.current(), clock(), query))]
}
