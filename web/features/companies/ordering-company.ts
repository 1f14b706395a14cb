// Company that a person orders for: its prices, and whether an order can go on its account.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ownCompany, type OrderingCompany } from '#contract/companies/own-company.ts'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { itemsAtCompanyPrices } from '#domain/companies/company-prices.ts'
import { fromRupees } from '#domain/base/money.ts'
import { itemsAtPriceBasis, type PriceBasis } from '#domain/catalogue/price-basis.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.tsx'

const askOwn = addressOf(ownCompany)

/** The company that a customer orders for; null for none. */
function ownCompanyOf(userId: string) {
  return queryOptions({
    queryKey: ['company', userId],
    queryFn: async ({ signal }) => (await call(askOwn, {}, { signal })).company,
    staleTime: 60_000,
  })
}

/** The company of who is signed in; nothing is asked for those who have none. */
export function useOwnCompany() {
  const { user } = useSession()
  return useQuery({
    ...ownCompanyOf(user?._id ?? ''),
    enabled: user?.companyId !== undefined,
  })
}

/** The catalogue as who is signed in orders from it: at their company's prices where they have one. */
export function useOrderCatalogue() {
  const { user } = useSession()
  const catalogue = useQuery(catalogueQuery)
  const company = useOwnCompany()
  const { data: offered } = catalogue
  const { data: own } = company
  const isAsked = user?.companyId !== undefined
  const isKnown = !isAsked || own !== undefined
  const data = useMemo(
    () =>
      offered && isKnown ? { ...offered, items: itemsAtPricesFor(offered.items, own) } : undefined,
    [offered, own, isKnown],
  )
  return {
    data,
    isPending: data === undefined && !catalogue.isError && !company.isError,
    /** What to ask again where it couldn't be loaded. */
    query: company.isError ? company : catalogue,
  }
}

/** Items at a company's prices, or at everybody's. */
export function itemsAtPricesFor(
  items: readonly CatalogueItem[],
  company: OrderingCompany | null | undefined,
  basis: PriceBasis = 'online',
): readonly CatalogueItem[] {
  if (!company) return itemsAtPriceBasis(basis, items)
  const { percentOff, prices } = company
  const paise = prices.map(({ itemId, price }) => [itemId, fromRupees(price)] as const)
  return itemsAtCompanyPrices(items, { percentOff, prices: Object.fromEntries(paise) })
}

/** The delivery addresses of the company of who is signed in, as saved ones stand in forms; none without a company. */
export function useCompanyAddresses() {
  const { data: company } = useOwnCompany()
  return (company?.addresses ?? []).map(({ label, address }) => ({
    _id: `company ${label} ${address}`,
    type: label,
    address,
    parts: null,
  }))
}
