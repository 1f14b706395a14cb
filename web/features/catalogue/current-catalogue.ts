// Catalogue and prices for prerendered pages.
import type { AnswerOf } from '#contract/base/call.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import {
  type Catalogue,
  DEFAULT_EXPRESS_FEE_PAISE,
  FIRST_CATALOGUE,
} from '#domain/catalogue/catalogue.ts'
import { fromRupees } from '#domain/base/money.ts'
import { fromCatalogue } from '#domain/settings/catalogue-values.ts'
import { NO_RULES } from '#domain/orders/rules/order-rules.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { cachedQuery } from '#web/lib/cached-query.ts'

export const askCatalogue = addressOf(catalogue)

/** The server's answer in the domain's terms: paise instead of rupees. */
export function catalogueOf({ items, ...settings }: AnswerOf<typeof catalogue>): Catalogue {
  const { expressFee, onlinePrice, ...rules } = fromCatalogue(settings)
  return {
    items: items.map(({ listPrice, onlinePrice: online, ...item }) => ({
      ...item,
      listPricePaise: fromRupees(listPrice),
      onlinePricePaise: online === null ? null : fromRupees(online),
    })),
    expressFeePaise: expressFee.expressFeePaise,
    rules,
    onlineEverywhere: onlinePrice.everywhere,
  }
}

/** The catalogue; what a new laundry starts with until the server has answered. For pages without the query cache. */
export const useCatalogue = cachedQuery<Catalogue>(
  {
    items: FIRST_CATALOGUE,
    expressFeePaise: DEFAULT_EXPRESS_FEE_PAISE,
    rules: NO_RULES,
    onlineEverywhere: false,
  },
  { what: 'The prices', freshMs: 60_000, ask: async () => catalogueOf(await call(askCatalogue)) },
)
