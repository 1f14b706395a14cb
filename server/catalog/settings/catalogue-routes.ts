/** Staff's API calls about items, the express fee and plans. */
import { branchOfPerson } from '#domain/base/branch.ts'
import {
  addItem as addCall,
  addPlan as addPlanCall,
  adminCatalogue,
  adminPlans,
  arrangeItems as arrangeCall,
  changeItem as changeCall,
  changePrices as pricesCall,
  editPlan as editPlanCall,
} from '#contract/settings/settings-catalogue.ts'
import {
  planPrices as planCall,
  withdrawPrices as withdrawCall,
} from '#contract/catalogue/upcoming-prices.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, type Route } from '../../http/route.ts'
import { addItem } from './add-item.ts'
import { addPlan } from './add-plan.ts'
import { reorderItems } from './reorder-items.ts'
import { settingToWire } from '../catalogue/setting-values.ts'
import { selectUpcomingPrices } from '../upcoming-prices/upcoming-store.ts'
import { allItems, allPlans } from './catalogue-store.ts'
import { changeItem } from './change-item.ts'
import { changeItemPrices } from './change-item-prices.ts'
import { editPlan } from './edit-plan.ts'
import { itemView, upcomingPriceView } from './item-fields.ts'
import { planView } from './plan-fields.ts'
import { planItemPrices } from './plan-item-prices.ts'
import { withVersion } from './saved-change.ts'
import { readBusiness } from '../catalogue/business-row.ts'
import { withdrawItemPrices } from './withdraw-item-prices.ts'

export function catalogueSettingsRoutes(deps: Deps): Route[] {
  const { db } = deps
  return [
    route(adminCatalogue, async ({ person }) => {
      // What is due now is shown as it is charged.
      await deps.laundry(branchOfPerson(person)).catalogue.current()
      const [items, planned, business] = await Promise.all([
        allItems(db),
        selectUpcomingPrices(db, null),
        readBusiness(db),
      ])
      return {
        items: items.map(itemView),
        upcoming: planned.map(upcomingPriceView),
        express: withVersion(settingToWire(business, 'expressFee')),
      }
    }),
    route(planCall, async ({ person, body }) => {
      await planItemPrices(deps, person, body)
      return (await selectUpcomingPrices(db, null)).map(upcomingPriceView)
    }),
    route(withdrawCall, async ({ person, params, query }) => {
      await withdrawItemPrices(deps, person, params.from, query.itemId)
      return (await selectUpcomingPrices(db, null)).map(upcomingPriceView)
    }),
    route(addCall, async ({ person, body }) => itemView(await addItem(deps, person, body))),
    route(changeCall, async ({ person, params, body }) =>
      itemView(await changeItem(deps, person, params.itemId, body)),
    ),
    route(pricesCall, async ({ person, body }) =>
      (await changeItemPrices(deps, person, body)).map(itemView),
    ),
    route(arrangeCall, async ({ person, params, body }) =>
      (await reorderItems(deps, person, params.service, body.ids)).map(itemView),
    ),
    route(adminPlans, async () => (await allPlans(db)).map(planView)),
    route(addPlanCall, async ({ person, body }) =>
      planView({ ...(await addPlan(deps, person, body)), members: 0 }),
    ),
    route(editPlanCall, async ({ person, params, body }) => {
      await editPlan(deps, person, params.planId, body)
      return (await allPlans(db)).map(planView).find((plan) => plan.id === params.planId)!
    }),
  ]
}
