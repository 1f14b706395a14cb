/** Opens a support ticket in the customer's own words. */
import type * as z from 'zod/mini'
import type { openTicket as call } from '#contract/help/tickets.ts'
import { DEFAULT_PRIORITY } from '#domain/help/tickets.ts'
import { refuseBlockedCustomer } from '../../identity/blocks/refuse-blocked-customer.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { findOwnOrder } from '../../ordering/orders/record/own-order.ts'
import { storeTicketOnce } from './store-ticket-once.ts'
import type { TicketRow } from './store.ts'

/**
 * @param key the request's Idempotency-Key: the same key and body find the ticket they opened first
 * @throws AppError `customer_blocked`, `order_not_found`, and as `storeTicketOnce` does
 */
export async function openTicket(
  deps: Pick<Deps, 'db' | 'staffWords' | 'clock' | 'laundry' | 'config' | 'events'>,
  person: Person,
  input: z.output<typeof call.body>,
  key: string | null,
): Promise<TicketRow> {
  const { subject, category = 'other', priority = DEFAULT_PRIORITY, message, pictures } = input
  await refuseBlockedCustomer(deps, person)
  const orderId = input.orderNumber?.trim()
    ? (await findOwnOrder(deps.db, person, input.orderNumber)).id
    : null
  const ticket = { subject, category, priority, orderId, report: null, message, pictures }
  return storeTicketOnce(deps, person, ticket, { key, input })
}
