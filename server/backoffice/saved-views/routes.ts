/** API calls for saved views. */
import { changeSavedViews, readSavedViews } from '#contract/orders/saved-views.ts'
import { inTransaction } from '../../database/transaction.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { replaceSavedViews, selectSavedViews } from './store.ts'

export function savedViewRoutes({ db }: Deps): Route[] {
  return [
    route(readSavedViews, async ({ person }) => ({ views: await selectSavedViews(db, person.id) })),
    route(changeSavedViews, async ({ person, body }) => {
      await inTransaction(db, (tx) => replaceSavedViews(tx, person.id, body.views))
      return { views: await selectSavedViews(db, person.id) }
    }),
  ]
}
