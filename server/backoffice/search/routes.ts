/** The API call for the console's search. */
import { searchConsole } from '#contract/search/search.ts'
import { readQuickSearch } from '#domain/search/quick-search.ts'
import { findOrderOfTag } from '../../ordering/clothes/record/find-order-of-tag.ts'
import { route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { FINDERS } from './finders.ts'

export function searchRoutes(deps: Deps): Route[] {
  return [
    route(searchConsole, async ({ query, person }) => {
      const typed = readQuickSearch(query.q)
      if (typed.text === '') return []
      const search = { ...typed, tagged: await findOrderOfTag(deps.db, typed.text) }
      const open = FINDERS.filter(({ isFor }) => isFor(person))
      return (await Promise.all(open.map(({ find }) => find(deps, person, search)))).flat()
    }),
  ]
}
