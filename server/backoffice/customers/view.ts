/** Customers in API answers to staff. */
import type { CustomerDetails, ListedCustomer } from '#contract/accounts/customers.ts'
import { toRupees } from '#domain/base/money.ts'
import type { CustomerRow, ListedRow } from './store.ts'

export function listedCustomerView(row: ListedRow): ListedCustomer {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    totalOrders: row.total_orders,
    totalSpent: toRupees(row.spent_paise),
    blocked: row.blocked_at !== null,
  }
}

export function customerDetailsView(
  row: CustomerRow,
  more: Pick<CustomerDetails, 'completedOrders' | 'averageRating' | 'loyalty'>,
): CustomerDetails {
  return {
    ...listedCustomerView(row),
    address: row.address,
    customerSince: row.created_at.toISOString(),
    lastOrderAt: row.ordered_at?.toISOString() ?? null,
    block:
      row.blocked_at && row.reason !== null
        ? { reason: row.reason, at: row.blocked_at.toISOString(), by: row.blocker_name }
        : null,
    ...more,
  }
}
