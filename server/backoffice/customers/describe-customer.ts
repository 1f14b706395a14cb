/** Gathers the console's page of one customer. */
import type { CustomerDetails } from '#contract/accounts/customers.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { readPoints } from '../../identity/loyalty/read-points.ts'
import { readOrderStats } from '../../ordering/orders/listing/read-order-stats.ts'
import { findCustomer } from './store.ts'
import { customerDetailsView } from './view.ts'

/** @throws AppError `not_found`, also for staff and for who was erased */
export async function describeCustomer(
  deps: Pick<Deps, 'db' | 'laundry' | 'clock' | 'events' | 'staffWords'>,
  id: string,
): Promise<CustomerDetails> {
  await deps.events.settled()
  const row = await findCustomer(deps.db, id)
  if (!row) throw notFound('customer')
  const [{ completedOrders, averageRating }, loyalty] = await Promise.all([
    readOrderStats(deps, row.id),
    readPoints(deps, row.id),
  ])
  return customerDetailsView(row, { completedOrders, averageRating, loyalty })
}
