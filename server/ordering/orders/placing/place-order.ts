/** Places an order: priced by the server, in a slot with room, stored once. */
import { PLACING_PAYMENTS } from '../../../billing/payments/placing-payments.ts'
import { storeTogether } from '../../../database/together/store-together.ts'
import { awaitStatements } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { refuseBlockedCustomer } from '../../../identity/blocks/refuse-blocked-customer.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { runOnceByKey, requestHash } from '../../../platform/run-once-by-key.ts'
import { findOpenDiscounts } from '../pricing/discounts.ts'
import { findOrderByKey, type OwnOrderRow } from '../record/orders-store.ts'
import { settleDelivery } from './check-delivery.ts'
import { checkRequest, type Placing, readOffer } from './check-request.ts'
import { limitRefusal } from './order-limits.ts'
import { checkQuote, priceOrder, priceTermsOfRequest } from './price-order.ts'
import { type OrderInput, requestedOrder } from './requested-order.ts'
import { type Decided, isPlain, writeOrder } from './write-order.ts'

/** How often a window with room is looked for, each time after one has filled up. */
const MOST_TRIES = 6

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
  const { made, isNew } = await runOnceByKey<OwnOrderRow>(
    {
      key,
      constraint: 'orders_idempotency',
      find: (used) => findOrderByKey(deps.db, customer.id, used),
      isSame: (earlier) => earlier.request_hash === repeat.requestHash,
      what: 'order',
      // A repeated request must find its order even when its slot has filled up or begun since.
      isRefusal: (error) => error instanceof AppError,
    },
    () => storeOrder(deps, placing, input),
  )
  return { order: made, isNew }
}

async function storeOrder(deps: Deps, placing: Placing, input: OrderInput): Promise<OwnOrderRow> {
  const now = input.takenAt ?? deps.clock()
  const { customer, isByStaff } = placing
  const userId = customer.id
  const offer = await readOffer(deps, placing)
  const { settings, companyId } = offer
  const { timeZone } = settings
  const order = requestedOrder(input, now, timeZone)
  const store = (newPhone: string | null, isEvading: boolean) =>
    storeTogether(deps.db, {
      decide: async (tx): Promise<Decided> => {
        // Discounts first, and locked: two orders at once never count on the same kilogram.
        const code = order.promoCode?.trim() ?? ''
        const asked = { userId, code, codeWaits: 0, now, timeZone, lock: true }
        // Staff who place an order for a blocked customer know what they do.
        const [, discounts] = await awaitStatements([
          isByStaff ? undefined : refuseBlockedCustomer({ ...deps, db: tx }, customer),
          findOpenDiscounts(tx, asked),
        ])
        const quote = priceOrder(placing, offer, order, discounts)
        checkQuote(quote, order.total)
        const terms = priceTermsOfRequest(order, quote)
        const { delivery, said } = await settleDelivery(tx, settings, order, quote, isEvading)
        const owed = order.toBeCounted ? { terms, services: order.toBeCounted } : quote.totalPaise
        const { cardId, paymentMethod } = order
        const buyer = { customerId: userId, isByStaff, companyId }
        const payable = { ...buyer, cardId, owed, now, timeZone }
        const payment = await PLACING_PAYMENTS[paymentMethod].check(tx, deps, payable)
        return { order, quote, terms, delivery, payment, discounts, newPhone, said }
      },
      isPlain,
      write: (tx, decided) => writeOrder(tx, deps, placing, offer, decided, now),
    })
  try {
    const newPhone = await checkRequest(deps, placing, settings, order, now)
    if (order.isDeliveryAsked) return await store(newPhone, false)
    return await inWindowWithRoom((isEvading) => store(newPhone, isEvading))
  } catch (error) {
    const refusal = limitRefusal(settings, error) ?? error
    // A block is the first reason of all, and noted on a new account outside of what was refused.
    if (refusal instanceof AppError && !isByStaff) await refuseBlockedCustomer(deps, customer)
    throw refusal
  }
}

/**
 * Stores an order in its window; where that is full, in one after it. Nothing stays of what was stored in the full one.
 * @param store told whether a window was full
 * @throws AppError `delivery_full` where others were faster each time
 */
async function inWindowWithRoom<T>(
  store: (isEvading: boolean) => Promise<T>,
  triesLeft = MOST_TRIES,
): Promise<T> {
  try {
    return await store(triesLeft < MOST_TRIES)
  } catch (error) {
    const isFull = error instanceof AppError && error.code === 'delivery_full'
    if (!isFull || triesLeft === 1) throw error
    return inWindowWithRoom(store, triesLeft - 1)
  }
}
