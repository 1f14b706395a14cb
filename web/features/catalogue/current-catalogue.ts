// Catalogue and prices for prerendered pages.
import type { AnswerOf } from '#contract/base/call.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { fromRupees } from '#domain/base/money.ts'
import {
  type Catalogue,
  settingsFromCatalogue,
  INITIAL_SETTINGS,
} from '#domain/settings/catalogue-values.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { cachedQuery } from '#web/lib/cached-query.ts'

export const askCatalogue = addressOf(catalogue)

/** The server's answer in the domain's terms: paise instead of rupees. */
export function catalogueFromAnswer({ items, ...settings }: AnswerOf<typeof catalogue>): Catalogue {
  return {
    items: items.map(({ listPrice, onlinePrice, ...item }) => ({
      ...item,
      listPricePaise: fromRupees(listPrice),
      onlinePricePaise: onlinePrice === null ? null : fromRupees(onlinePrice),
    })),
    settings: settingsFromCatalogue(settings),
  }
}

/** The catalogue; what a new laundry starts with until the server has answered. For pages without the query cache. */
export const useCatalogue = cachedQuery<Catalogue>(
  { items: FIRST_CATALOGUE, settings: INITIAL_SETTINGS },
  {
    what: 'The prices',
    freshMs: 60_000,
    ask: async () => catalogueFromAnswer(await call(askCatalogue)),
  },
)
