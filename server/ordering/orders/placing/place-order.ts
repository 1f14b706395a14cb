/** Places an order: priced by the server, in a slot with room, stored once. */
import { PLACING_PAYMENTS } from '../../../billing/payments/placing-payments.ts'
import { nextWindow } from '../../../catalog/slots/reserve-window.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { onceByKey, requestHash } from '../../../platform/once-by-key.ts'
import { openDiscounts } from '../pricing/discounts.ts'
import { findOrderByKey, type OwnOrderRow } from '../record/orders-store.ts'
import { checkDelivery, inWindowWithRoom, deliveryOfNew } from './check-delivery.ts'
import { checkRequest, type Placing, readOffer } from './check-request.ts'
import { limitRefusal } from './order-limits.ts'
import { checkQuote, priceOrder, termsOf } from './price-order.ts'
import { type OrderInput, requestedOrder } from './requested-order.ts'
import { writeOrder } from './write-order.ts'

/**
 * @param by who places it: the customer, or staff for them.
 * @param key the request's Idempotency-Key: the same key and body find the order they made first.
 * @returns the order, and whether this call made it.
 * @throws AppError for every refusal that the contract lists; then nothing is stored.
 */
export async function placeOrder(
  deps: Deps,
  customer: Person,
  input: OrderInput,
  key: string | null,
  by: Person = customer,
): Promise<{ order: OwnOrderRow; isNew: boolean }> {
  const repeat = { key, requestHash: requestHash(key, input) }
  const placing = { customer, by, isByStaff: by.id !== customer.id, repeat }
  const { made, isNew } = await onceByKey<OwnOrderRow>(
    {
      key,
      constraint: 'orders_idempotency',
      find: (used) => findOrderByKey(deps.db, customer.id, used),
      isSame: (earlier) => earlier.request_hash === repeat.requestHash,
      what: 'order',
      // A repeated request must find its order even when its slot has filled up or begun since.
      isRefusal: (error) => error instanceof AppError,
    },
    async () => {
      try {
        return await inWindowWithRoom(input, (isEvading) =>
          storeOrder(deps, placing, input, isEvading),
        )
      } catch (error) {
        throw (await limitRefusal(deps, error)) ?? error
      }
    },
  )
  return { order: made, isNew }
}

/** @param isEvading whether the first window of delivery was full and another one will do */
async function storeOrder(
  deps: Deps,
  placing: Placing,
  input: OrderInput,
  isEvading: boolean,
): Promise<OwnOrderRow> {
  const now = deps.clock()
  const offer = await readOffer(deps, placing)
  const { settings, companyId } = offer
  const { timeZone } = settings
  const order = requestedOrder(input, now, timeZone)
  const newPhone = await checkRequest(deps, placing, settings, order, now)
  return inTransaction(deps.db, async (tx) => {
    const userId = placing.customer.id
    // Discounts first, and locked: two orders at once never count on the same kilogram.
    const code = order.promoCode?.trim() ?? ''
    const asked = { userId, code, codeWaits: 0, now, timeZone, lock: true }
    const discounts = await openDiscounts(tx, asked)
    const quote = priceOrder(placing, offer, order, discounts)
    const promised = checkDelivery(settings, order, quote)
    checkQuote(quote, order.total)
    const terms = termsOf(order, quote)
    const owed = order.toBeCounted ? { terms, services: order.toBeCounted } : quote.totalPaise
    const payable = { customerId: userId, companyId, cardId: order.cardId, owed, now, timeZone }
    const payment = await PLACING_PAYMENTS[order.paymentMethod].check(tx, deps, payable)
    const delivery = isEvading
      ? await nextWindow(tx, settings, promised.order, promised.delivery)
      : promised.delivery
    const said = deliveryOfNew(settings, order, delivery, isEvading)
    const decided = { order, quote, terms, delivery, payment, discounts, newPhone, said }
    return writeOrder(tx, deps, placing, offer, decided, now)
  })
}
