/** The catalogue at an order's own prices, such as a company's. */
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { itemsAtCompanyPrices } from '#domain/companies/company-prices.ts'
import { itemsAtPriceBasis, type PriceBasis } from '#domain/catalogue/price-basis.ts'
import type { Db } from '../../database/transaction.ts'
import { findCompanyPrices } from './store.ts'

interface Buyer {
  /** Null for everybody's prices. */
  company_id: string | null
  price_basis: PriceBasis
}

/** A company's prices are the same wherever its people order; everybody else's depend on the order's basis. */
export async function catalogueForBuyer(
  db: Db,
  catalogue: Catalogue,
  buyer: Buyer,
): Promise<Catalogue> {
  const prices = buyer.company_id === null ? null : await findCompanyPrices(db, buyer.company_id)
  const { items } = catalogue
  return {
    ...catalogue,
    items: prices
      ? itemsAtCompanyPrices(items, prices)
      : itemsAtPriceBasis(buyer.price_basis, items),
  }
}
