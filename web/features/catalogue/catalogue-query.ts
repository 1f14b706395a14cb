// Query of the catalogue with its prices, in the domain's terms.
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import type { catalogue } from '#contract/catalogue/catalogue.ts'
import { DEFAULT_LIMITS } from '#domain/catalogue/limits.ts'
import { NO_RULES, type RuleSettings } from '#domain/orders/rules/order-rules.ts'
import { call } from '#web/lib/api.ts'
import { askCatalogue, catalogueOf } from './current-catalogue.ts'

/** The catalogue with prices in paise, and how large an order can be. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => call(askCatalogue, {}, { signal }),
  select: (answer) => ({ ...catalogueOf(answer), limits: answer.limits }),
  staleTime: 60_000,
})

/** How large an order can be; what a new laundry starts with until the server has answered. */
export function useOrderSize(): AnswerOf<typeof catalogue>['limits'] {
  return useQuery(catalogueQuery).data?.limits ?? DEFAULT_LIMITS
}

/** What the laundry set for its rules of orders; none until the server has answered. */
export function useOrderRules(): RuleSettings {
  return useQuery(catalogueQuery).data?.rules ?? NO_RULES
}
