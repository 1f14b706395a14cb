/** Places an order: priced by us, in a slot that has room, stored once. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { addressLine } from '#domain/orders/address.ts'
import { serviceOf, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import { basisOfStaff } from '#domain/catalogue/price-basis.ts'
import { NO_QUOTE, type Quote } from '#domain/catalogue/pricing.ts'
import { PROMO_CODE, writtenCode } from '#domain/discounts/promo-codes.ts'
import { pickupOf } from '#domain/slots/slot-id.ts'
import type { Words } from '#words/words.ts'
import { addPhone } from '../../../identity/accounts/record/add-phone.ts'
import { requireFreeNumber } from '../../../identity/phone/customers/require-free-number.ts'
import { inOneGo, inTransaction } from '../../../database/transaction.ts'
import { emit } from '../../../events/emit.ts'
import type { Deps } from '../../../platform/deps.ts'
import { handInIn } from '../../clothes/counting/hand-in.ts'
import { putOnOrder } from '../../garments/put-on-order.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import { onceByKey, requestHash } from '../../../platform/once-by-key.ts'
import type { Person } from '../../../http/callers/session.ts'
import { orderEvent } from '../../../order/order-event.ts'
import { catalogueOf } from '../../../billing/companies/catalogue-of.ts'
import { requireRoom } from '../../../billing/companies/require-room.ts'
import { chooseCard } from '../../../billing/payments/choose-card.ts'
import { putOnAccount } from '../../../billing/payments/put-on-account.ts'
import { reserveBoth, reserveWindowOnly } from '../../../catalog/slots/reserve-slot.ts'
import { nextWindow } from '../../../catalog/slots/reserve-window.ts'
import { refuseBlocked } from '../../../identity/blocks/refuse-blocked.ts'
import { checkAddresses, phoneToKeep } from './check-contact.ts'
import {
  checkDelivery,
  inWindowWithRoom,
  isDeliveryAsked,
  writtenDelivery,
} from './check-delivery.ts'
import { checkPickup } from './check-pickup.ts'
import { openDiscounts } from '../pricing/discounts.ts'
import { limitRefusal, orderLimits } from './order-limits.ts'
import { orderRows, type OrderInput, termsOf } from './order-rows.ts'
import { priceTerms } from '../pricing/price-terms.ts'
import { priceSelection } from '../pricing/price-selection.ts'
import { quoteView } from '../pricing/quote-view.ts'
import { findOrder, findOrderByKey, insertOrder, type OrderRow } from '../record/orders-store.ts'

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
): Promise<{ order: OrderRow; isNew: boolean }> {
  const isBrought = input.pickupHandOver === 'counter'
  // When clothes are brought in is no part of what was asked for.
  const hash = requestHash(key, isBrought ? { ...input, pickupDate: '', pickupTime: '' } : input)
  const { made, isNew } = await onceByKey<OrderRow>(
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
        return await inWindowWithRoom(input, (isEvading) =>
          storeOrder(deps, customer, input, repeat, by, isEvading),
        )
      } catch (error) {
        throw (await limitRefusal(deps, error)) ?? error
      }
    },
  )
  return { order: made, isNew }
}

/** @param isEvading whether the first window was full and another one will do */
async function storeOrder(
  deps: Deps,
  customer: Person,
  given: OrderInput,
  repeat: { key: string | null; requestHash: string | null },
  by: Person,
  isEvading: boolean,
): Promise<OrderRow> {
  const input = withWrittenAddresses(given)
  const [offered, settings] = await Promise.all([deps.catalogue.current(), deps.settings.current()])
  const companyId = customer.companyId ?? null
  const isByStaff = by.id !== customer.id
  const priceBasis = isByStaff ? basisOfStaff(offered) : 'online'
  const buyer = { company_id: companyId, price_basis: priceBasis }
  const catalogue = await catalogueOf(deps.db, offered, buyer)
  const now = deps.clock()
  const preference = input.deliveryPreference ?? 'standard'
  const isOnAccount = input.paymentMethod === 'account'
  if (isOnAccount && companyId === null) throw new AppError('not_on_account', say('noAccount'))
  // Staff who place an order for a blocked customer know what they do.
  if (!isByStaff) {
    await refuseBlocked(deps, customer)
    refuseBags(settings, input.toBeCounted ?? [])
  }
  checkPickup(settings, input, preference, now)
  await checkAddresses(deps.db, settings, customer, homeAddresses(input))
  const newPhone = phoneToKeep(customer, by, input)
  const { order, lines, placed, garments } = await inTransaction(deps.db, async (tx) => {
    // Discounts first, and locked: two orders at once never count on the same kilogram.
    const open = await openDiscounts(tx, {
      userId: customer.id,
      code: input.promoCode?.trim() ?? '',
      codeWaits: 0,
      now,
      timeZone: settings.timeZone,
      lock: true,
    })
    const quote = input.toBeCounted
      ? NO_QUOTE
      : priceSelection(
          { catalogue, settings, isWeighed: isByStaff },
          input,
          preference,
          open.discounts,
        )
    const { order: promised, delivery: first } = checkDelivery(
      settings,
      input,
      input.toBeCounted?.map(serviceNamed) ?? quote.lines,
    )
    checkTotal(deps.words, quote, input.total)
    checkRefusals(deps.words, quote)
    if (isOnAccount && companyId !== null)
      await requireRoom(
        tx,
        companyId,
        input.toBeCounted
          ? { terms: priceTerms(termsOf(input, quote)), services: input.toBeCounted }
          : quote.totalPaise,
        { now, timeZone: settings.timeZone },
      )
    const card =
      input.paymentMethod === 'card'
        ? await chooseCard(tx, deps, customer.id, input.cardId, now, settings.timeZone)
        : null
    const delivery = isEvading ? await nextWindow(tx, settings, promised, first) : first
    const rows = orderRows(
      settings,
      {
        customerId: customer.id,
        companyId,
        by,
        card,
        leastKilograms: catalogue.leastKilograms,
        priceBasis,
      },
      input,
      quote,
      delivery,
      repeat,
      now,
    )
    const { id, slot_id, total_paise } = rows.order
    const pickup = pickupOf(slot_id)
    const data = {
      ...pickup,
      totalPaise: input.toBeCounted ? null : total_paise,
      ...writtenDelivery(
        delivery,
        settings,
        isDeliveryAsked(input) || isEvading || input.deliveryHandOver === 'counter',
      ),
      ...(usesPromoCode(quote) && { promoCode: writtenCode(input.promoCode ?? '') }),
    }
    if (newPhone !== null && customer.email === '')
      await requireFreeNumber(tx, customer.id, newPhone)
    // The phone goes before the order, which shares the lock on its customer's row, and after the discounts:
    // two at once would wait for each other. The order goes before what it takes: a repeated key ends there.
    const [, , , , named] = await inOneGo([
      newPhone === null ? Promise.resolve() : addPhone(tx, customer.id, newPhone, now),
      insertOrder(
        tx,
        rows.order,
        rows.lines,
        rows.placed,
        orderLimits(deps, settings, customer, by),
      ),
      isOnAccount && total_paise > 0
        ? putOnAccount(tx, rows.order, total_paise, now)
        : Promise.resolve(),
      open.claim(tx, id, quote),
      putOnOrder(tx, rows.order, input.garmentIds ?? []),
      input.pickupHandOver === 'counter'
        ? reserveWindowOnly(tx, settings, pickup, delivery)
        : reserveBoth(tx, settings, pickup, delivery),
      emit(tx, deps, orderEvent('order.placed', rows.order, by.id, now, data)),
    ])
    const { pickupHandOver, bags, grams } = input
    if (pickupHandOver === 'counter' && bags !== undefined)
      await handInIn(tx, deps, rows.order, { to: 'counter', bags, grams }, { staff: by, at: now })
    return { ...rows, garments: named }
  })
  if (isOnAccount) return (await findOrder(deps.db, { kind: 'id', id: order.id }))!
  return {
    ...order,
    lines,
    garments,
    payments: [],
    credit_notes: [],
    bags: 0,
    grams_in: null,
    counted_in: null,
    spot: null,
    is_skipped: false,
    handed_in: null,
    first_part: null,
    other_parts: [],
    history: [
      {
        ...placed,
        id: 0,
        reason: null,
        from_paise: null,
        to_paise: null,
        changed_parts: null,
        waits_until: null,
        takes_back: null,
        at: now.toISOString(),
      },
    ],
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: newPhone ?? customer.phone,
  }
}

/** The addresses that are driven to. */
function homeAddresses(input: OrderInput): string[] {
  const { address, deliveryAddress, pickupHandOver, deliveryHandOver } = input
  return [
    ...(pickupHandOver === 'counter' ? [] : [address]),
    ...(deliveryHandOver === 'counter' ? [] : [deliveryAddress || address]),
  ]
}

/** What came in parts is written as the one line that these make, so that text and parts say the same. */
function withWrittenAddresses(input: OrderInput): OrderInput {
  const { addressParts, deliveryAddressParts } = input
  return {
    ...input,
    ...(addressParts && { address: addressLine(addressParts) }),
    ...(deliveryAddressParts && { deliveryAddress: addressLine(deliveryAddressParts) }),
  }
}

/** Staff take a bag for anything. */
function refuseBags({ bagServices }: BusinessSettings, services: readonly ServiceId[]): void {
  const refused = services.filter((service) => !bagServices.includes(service))
  if (refused.length > 0)
    throw new AppError(
      'bag_not_offered',
      say('bagNotOffered', { services: refused.map((service) => serviceOf(service).name) }),
    )
}

/** As a line of it would say. */
function serviceNamed(service: ServiceId) {
  return { service, name: serviceOf(service).name }
}

function usesPromoCode({ adjustments }: Quote): boolean {
  return adjustments.some(({ source }) => source === PROMO_CODE)
}

/** The price shown is the price charged: a client that saw another total gets the right quote. */
function checkTotal(words: Words, quote: Quote, total: number | undefined): void {
  if (total !== undefined && total !== toRupees(quote.totalPaise))
    throw new AppError('price_changed', say('priceChanged', { totalPaise: quote.totalPaise }), {
      quote: quoteView(words, quote),
    })
}

/** Nobody pays more than they asked to without being shown why. */
function checkRefusals(words: Words, quote: Quote): void {
  const [refusal] = quote.refusals
  if (refusal)
    throw new AppError('discount_refused', say('discountRefused', refusal), {
      kind: refusal.kind,
      quote: quoteView(words, quote),
    })
}
