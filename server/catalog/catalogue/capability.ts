/** The catalogue. */
import type { Capability } from '../../capability/capability.ts'
import { runSteps } from '../../platform/one-by-one.ts'
import type { ApplyPrices } from './apply-due-prices.ts'

/** @param scheduledPrices scheduled prices of all kinds, in the order in which they are applied */
export const catalogue = (scheduledPrices: readonly ApplyPrices[]): Capability => ({
  routes: async (deps) => (await import('./routes.ts')).catalogueRoutes(deps),
  sections: { catalogue: 'Catalogue', business: 'Catalogue', coverage: 'Catalogue' },
  jobs: [
    {
      name: 'bring-in-prices',
      every: '* * * * *',
      run: (deps) => runSteps(deps, ...scheduledPrices),
    },
  ],
})
