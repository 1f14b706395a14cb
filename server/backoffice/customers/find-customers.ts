/** Finds customers by part of a name, email or phone number. */
import type { ListedCustomer } from '#contract/accounts/customers.ts'
import type { Db } from '../../database/transaction.ts'
import { listCustomers } from './store.ts'
import { listedCustomerView } from './view.ts'

/** Who joined last stands first. */
export async function findCustomers(db: Db, q: string, limit: number): Promise<ListedCustomer[]> {
  const rows = await listCustomers(db, { limit, sort: 'newest', q })
  return rows.slice(0, limit).map(listedCustomerView)
}
