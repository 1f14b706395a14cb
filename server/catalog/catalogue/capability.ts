/** Capability face: the catalogue. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import type { Capability } from '../../capability/capability.ts'
import {
  type ApplyPrices,
  applyDueUpcomingPrices,
} from '../upcoming-prices/apply-due-upcoming-prices.ts'

/** @param applyPrices applies scheduled prices of the laundry and of its companies */
export const catalogue = (applyPrices: ApplyPrices): Capability => ({
  routes: async (deps) => (await import('./routes.ts')).catalogueRoutes(deps),
  sections: { catalogue: 'Catalogue', business: 'Catalogue', coverage: 'Catalogue' },
  jobs: [
    {
      name: 'bring-in-prices',
      every: '* * * * *',
      run: async (deps) => {
        await applyDueUpcomingPrices(deps, deps.laundry(MAIN_BRANCH), applyPrices)
      },
    },
  ],
})
