/** Customers in API answers to the counter. */
import type { CounterCustomer } from '#contract/counter/counter.ts'
import type { CounterCustomerRow } from './store.ts'

export function counterCustomerView(row: CounterCustomerRow): CounterCustomer {
  const { id: _id, name, phone, parts, address } = row
  return {
    _id,
    name,
    phone,
    area: parts?.area || parts?.street || address || '',
    blocked: row.blocked_at !== null,
  }
}
