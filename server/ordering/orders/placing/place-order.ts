/** Places an order: priced by the server, in a slot with room, stored once. */
import { serviceOf, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import { NO_QUOTE, type Quote } from '#domain/catalogue/pricing.ts'
import { PROMO_CODE, writtenCode } from '#domain/discounts/promo-codes.ts'
import type { Delivery } from '#domain/slots/delivery-windows.ts'
import { pickupOf } from '#domain/slots/slot-id.ts'
import { addPhone } from '../../../identity/accounts/record/add-phone.ts'
import { requireFreeNumber } from '../../../identity/phone/customers/require-free-number.ts'
import { inOneGo, inTransaction, type Tx } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { handInIn } from '../../clothes/counting/hand-in.ts'
import { putOnOrder } from '../../garments/put-on-order.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { onceByKey, requestHash } from '../../../platform/once-by-key.ts'
import type { Person } from '../../../http/callers/session.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { requireRoom } from '../../../billing/companies/require-room.ts'
import { chooseCard } from '../../../billing/payments/choose-card.ts'
import { chargeToAccount } from '../../../billing/payments/charge-to-account.ts'
import { reserveBoth, reserveWindowOnly } from '../../../catalog/slots/reserve-slot.ts'
import { nextWindow } from '../../../catalog/slots/reserve-window.ts'
import {
  type Asked,
  checkAsked,
  type Offer,
  readOffer,
  withWrittenAddresses,
} from './check-asked.ts'
import { phoneToKeep } from './check-contact.ts'
import {
  checkDelivery,
  inWindowWithRoom,
  isDeliveryAsked,
  writtenDelivery,
} from './check-delivery.ts'
import { openDiscounts, type OpenDiscounts } from '../pricing/discounts.ts'
import { limitRefusal, orderLimits } from './order-limits.ts'
import { orderRows, type OrderInput, type OrderRows, termsOf } from './order-rows.ts'
import { priceTerms } from '../pricing/price-terms.ts'
import { pickupPinOf, priceSelection, refuseByRule } from '../pricing/price-selection.ts'
import { quoteView } from '../pricing/quote-view.ts'
import { insertOrder, newOrderRow } from '../record/insert-order.ts'
import { findOrder, findOrderByKey, type OwnOrderRow } from '../record/orders-store.ts'

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
  const isBrought = input.pickupHandOver === 'counter'
  // When clothes are brought in is no part of what was asked for.
  const hash = requestHash(key, isBrought ? { ...input, pickupDate: '', pickupTime: '' } : input)
  const { made, isNew } = await onceByKey<OwnOrderRow>(
    {
      key,
      constraint: 'orders_idempotency',
      find: (used) => findOrderByKey(deps.db, customer.id, used),
      isSame: (earlier) => earlier.request_hash === hash,
      what: 'order',
      // A repeated request must find its order even when its slot has filled up or begun since.
      isRefusal: (error) => error instanceof AppError,
    },
    async () => {
      try {
        const repeat = { key, requestHash: hash }
        const written = withWrittenAddresses(input)
        return await inWindowWithRoom(input, (isEvading) =>
          storeOrder(deps, { customer, by, input: written, repeat, isEvading, now: deps.clock() }),
        )
      } catch (error) {
        throw (await limitRefusal(deps, error)) ?? error
      }
    },
  )
  return { order: made, isNew }
}

/** What an order is stored with, once everything about it is decided. */
interface Decided {
  rows: OrderRows
  quote: Quote
  delivery: Delivery
  discounts: OpenDiscounts
  newPhone: string | null
}

async function storeOrder(deps: Deps, asked: Asked): Promise<OwnOrderRow> {
  const { customer, by, input, isEvading, now } = asked
  const offer = await readOffer(deps, asked)
  await checkAsked(deps, asked, offer)
  const newPhone = phoneToKeep(customer, by, input)
  return inTransaction(deps.db, async (tx) => {
    // Discounts first, and locked: two orders at once never count on the same kilogram.
    const discounts = await lockDiscounts(tx, asked, offer)
    const quote = priceAsked(asked, offer, discounts)
    const first = checkDelivery(
      offer.settings,
      input,
      input.toBeCounted?.map(serviceNamed) ?? quote.lines,
    )
    checkTotal(quote, input.total)
    checkRefusals(quote)
    refuseByRule(quote)
    const card = await checkPayment(tx, deps, asked, offer, quote)
    const delivery = isEvading
      ? await nextWindow(tx, offer.settings, first.order, first.delivery)
      : first.delivery
    const { settings, companyId, priceBasis } = offer
    const who = { customerId: customer.id, companyId, by, card, priceBasis }
    const made = orderRows(settings, who, input, quote, delivery, asked.repeat, now)
    const decided = { rows: made, quote, delivery, discounts, newPhone }
    return writeOrder(tx, deps, asked, offer, decided)
  })
}

function lockDiscounts(
  tx: Tx,
  { customer, input, now }: Asked,
  { settings }: Offer,
): Promise<OpenDiscounts> {
  const code = input.promoCode?.trim() ?? ''
  const { timeZone } = settings
  return openDiscounts(tx, { userId: customer.id, code, codeWaits: 0, now, timeZone, lock: true })
}

/** A bag that is to be counted has its price later, and no rule holds for it. */
function priceAsked(
  { customer, by, input }: Asked,
  { catalogue, settings }: Offer,
  { discounts }: OpenDiscounts,
): Quote {
  if (input.toBeCounted) return NO_QUOTE
  const isWeighed = by.id !== customer.id
  const preference = input.deliveryPreference ?? 'standard'
  const pickupPin = pickupPinOf(input.pickupHandOver, input.address)
  const context = { catalogue, settings, isWeighed, pickupPin }
  return priceSelection(context, input, preference, discounts)
}

/** @returns the saved card that it is paid with, if any */
async function checkPayment(
  tx: Tx,
  deps: Deps,
  { customer, input, now }: Asked,
  { settings: { timeZone }, companyId }: Offer,
  quote: Quote,
) {
  const { paymentMethod, toBeCounted: services, cardId } = input
  if (paymentMethod === 'account' && companyId !== null) {
    const owed = services
      ? { terms: priceTerms(termsOf(input, quote)), services }
      : quote.totalPaise
    await requireRoom(tx, companyId, owed, { now, timeZone })
  }
  return paymentMethod === 'card' ? chooseCard(tx, deps, customer.id, cardId, now, timeZone) : null
}

async function writeOrder(
  tx: Tx,
  deps: Deps,
  asked: Asked,
  { settings }: Offer,
  { rows, quote, delivery, discounts, newPhone }: Decided,
): Promise<OwnOrderRow> {
  const { customer, by, input, now } = asked
  const { order, lines, placed } = rows
  const pickup = pickupOf(order.slot_id)
  const isOnAccount = input.paymentMethod === 'account'
  const isBrought = input.pickupHandOver === 'counter'
  if (newPhone !== null && customer.email === '') await requireFreeNumber(tx, customer.id, newPhone)
  // The phone goes before the order, which shares the lock on its customer's row, and after the discounts:
  // two at once would wait for each other. The order goes before what it takes: a repeated key ends there.
  const [, stored, , , garments] = await inOneGo([
    newPhone === null ? Promise.resolve() : addPhone(tx, customer.id, newPhone, now),
    insertOrder(tx, order, lines, placed, orderLimits(deps, settings, customer, by)),
    isOnAccount && order.total_paise > 0
      ? chargeToAccount(tx, { ...order, paid_paise: 0 }, order.total_paise, now)
      : Promise.resolve(),
    discounts.claim(tx, order.id, quote),
    putOnOrder(tx, order, input.garmentIds ?? []),
    (isBrought ? reserveWindowOnly : reserveBoth)(tx, settings, pickup, delivery),
    emit(
      tx,
      deps,
      orderEvent('order.placed', order, by.id, now, {
        ...pickup,
        totalPaise: input.toBeCounted ? null : order.total_paise,
        ...writtenDelivery(delivery, settings, isDeliverySaid(asked)),
        ...(usesPromoCode(quote) && { promoCode: writtenCode(input.promoCode ?? '') }),
      }),
    ),
  ])
  const { bags, grams } = input
  const isHandedIn = isBrought && bags !== undefined
  if (isHandedIn)
    await handInIn(tx, deps, order, { to: 'counter', bags, grams }, { staff: by, at: now })
  if (isOnAccount || isHandedIn) return (await findOrder(tx, { kind: 'id', id: order.id }))!
  return newOrderRow(stored, lines, garments)
}

/** Whether a message says when it comes back: a customer who asked for nothing knows the usual time. */
function isDeliverySaid({ input, isEvading }: Asked): boolean {
  return isDeliveryAsked(input) || isEvading || input.deliveryHandOver === 'counter'
}

/** As a line of it would say. */
function serviceNamed(service: ServiceId) {
  return { service, name: serviceOf(service).name }
}

function usesPromoCode({ adjustments }: Quote): boolean {
  return adjustments.some(({ source }) => source === PROMO_CODE)
}

/** The price shown is the price charged: a client that saw another total gets the right quote. */
function checkTotal(quote: Quote, total: number | undefined): void {
  if (total !== undefined && total !== toRupees(quote.totalPaise))
    throw new AppError(
      'price_changed',
      say('priceChanged', { totalPaise: quote.totalPaise }),
      {},
      (words) => ({
        quote: quoteView(words, quote),
      }),
    )
}

/** Nobody pays more than they asked to without being shown why. */
function checkRefusals(quote: Quote): void {
  const [refusal] = quote.refusals
  if (refusal)
    throw new AppError(
      'discount_refused',
      say('discountRefused', refusal),
      { kind: refusal.kind },
      (words) => ({ quote: quoteView(words, quote) }),
    )
}
