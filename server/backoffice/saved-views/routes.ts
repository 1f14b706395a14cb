/** API calls for saved views. */
import { changeSavedViews, readSavedViews } from '#contract/orders/saved-views.ts'
import { inTransaction } from '../../database/transaction.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { replaceViews, selectViews } from './store.ts'

export function savedViewRoutes({ db }: Deps): Route[] {
  return [
    route(readSavedViews, async ({ person }) => ({ views: await selectViews(db, person.id) })),
    route(changeSavedViews, async ({ person, body }) => {
      await inTransaction(db, (tx) => replaceViews(tx, person.id, body.views))
      return { views: await selectViews(db, person.id) }
    }),
  ]
}
