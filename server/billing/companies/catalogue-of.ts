/** What a company's people are charged: the catalogue at the company's prices. */
import type { Catalogue } from '#domain/catalogue.ts'
import { atCompanyPrices } from '#domain/company-prices.ts'
import type { Db } from '../../database/transaction.ts'
import { findPrices } from './store.ts'

/** @param companyId whose prices; nothing for everybody's */
export async function catalogueOf(
  db: Db,
  catalogue: Catalogue,
  companyId: string | null | undefined,
): Promise<Catalogue> {
  if (!companyId) return catalogue
  const prices = await findPrices(db, companyId)
  return prices ? { ...catalogue, items: atCompanyPrices(catalogue.items, prices) } : catalogue
}
