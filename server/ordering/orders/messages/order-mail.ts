/** The details below mails about an order, current at the time of sending. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { isBroughtToCounter } from '#domain/orders/record/hand-over.ts'
import { orderMoney, reductionsOfAccount } from '#domain/orders/order-money.ts'
import { canCustomerChange } from '#domain/orders/record/order-lifecycle.ts'
import { windowOfSlotId } from '#domain/slots/slot-id.ts'
import type { Words } from '#words/words.ts'
import type { MessagePart } from '../../../database/own-types.ts'
import type { DetailsOf, EmailDetails } from '../../../notifications/channels/email-details.ts'
import { orderAmountsFromRow } from '../../../order/select-order-money.ts'
import { handOversFromRow } from '../../../order/hand-overs.ts'
import { leastChargeOf } from '../../../order/least-charge-of.ts'
import type { Deps } from '../../../platform/deps.ts'
import { batchRequests } from '../../../platform/batch-requests.ts'
import { orderItemTexts } from '../../../order/order-item-texts.ts'
import { orderCalendarPart, type CalendarContext } from './order-calendar.ts'
import { findOrdersForMessage, type WrittenOrder } from './written-orders-store.ts'

/** Messages after which somebody looks at the whole order again. */
const WHOLE: ReadonlySet<string> = new Set([
  'order.booked',
  'order.taken',
  'order.moved',
  'order.delivery_moved',
  'order.lines_changed',
  'order.counted',
  'order.split',
  'order.booking_changed',
])

export function orderMailDetails({
  db,
  laundry,
  config,
}: Pick<Deps, 'db' | 'laundry' | 'config'>): DetailsOf {
  const find = batchRequests(async (numbers: readonly string[]) => {
    const found = new Map((await findOrdersForMessage(db, numbers)).map((row) => [row.number, row]))
    return numbers.map((number) => found.get(number))
  })
  return async (parts, words) => {
    const numbers = parts.map(orderNumberIn)
    const whole = parts.findIndex((part, index) => numbers[index] !== null && isWhole(part))
    const number = numbers[whole] ?? numbers.find((each) => each !== null) ?? null
    const order = number === null ? undefined : await find(number)
    if (!order) return null
    const proof = proofOf(words, order)
    if (whole === -1)
      return proof.length === 0 ? null : { facts: [], sums: [], notes: proof, calendar: null }
    const context = {
      words,
      settings: await laundry(branchOfOrder(order)).settings.current(),
      baseUrl: config.baseUrl,
    }
    const details = detailsOf(context, order)
    return { ...details, notes: [...details.notes, ...proof] }
  }
}

/** The number of the order that a message is about; else null. */
function orderNumberIn({ kind, params }: MessagePart): string | null {
  return kind.startsWith('order.') ? ((params as { number?: string }).number ?? null) : null
}

/** Whether it is one that tells all of its order. */
function isWhole({ kind, params }: MessagePart): boolean {
  const { status } = params as { status?: string }
  return WHOLE.has(kind) || (kind === 'order.status_set' && status === 'cancelled')
}

/** The end of its chain of hand-overs, by which its customer can tell that nothing was changed since. */
function proofOf({ orderMail }: Words, order: WrittenOrder): EmailDetails['notes'] {
  const { last_hand_over: hash } = order
  return hash === null ? [] : [{ text: orderMail.lastHandOver({ hash }) }]
}

function detailsOf(context: CalendarContext, order: WrittenOrder): EmailDetails {
  const { orderMail } = context.words
  if (order.status === 'cancelled')
    return {
      facts: [],
      sums: [],
      notes: [],
      calendar: isBroughtToCounter(handOversFromRow(order))
        ? null
        : orderCalendarPart(context, order),
    }
  const isOpen = canCustomerChange(order.status)
  const changePath = `/my-orders?q=${encodeURIComponent(order.number)}`
  return {
    facts: factsOf(context, order),
    sums: sumsOf(context, order),
    notes: isOpen
      ? [
          { text: orderMail.calendar },
          { ...orderMail.change, url: `${context.baseUrl}${changePath}` },
        ]
      : [],
    calendar: isOpen ? orderCalendarPart(context, order) : null,
  }
}

function factsOf(
  { words: { orderMail, handOverWords, carePreferences }, settings: { timeZone } }: CalendarContext,
  order: WrittenOrder,
): EmailDetails['facts'] {
  const { facts } = orderMail
  const { address, delivery_address: deliveryAddress, card_brand: brand, card_last4: last4 } = order
  const card = brand !== null && last4 !== null ? { brand, last4 } : null
  const window = windowOfSlotId(order.delivery_slot_id)
  const handOvers = handOversFromRow(order)
  const wayIn = handOverWords.wayIn(handOvers)
  const wayBack = handOverWords.wayBack(handOvers)
  const moment = (at: Date) => orderMail.moment({ at, timeZone })
  const isOneAddress = deliveryAddress === address
  return [
    [facts.number, order.number],
    [
      wayIn.name,
      isBroughtToCounter(handOvers)
        ? moment(order.created_at)
        : orderMail.when(windowOfSlotId(order.slot_id)),
    ],
    window
      ? [wayBack.back, orderMail.when(window)]
      : [wayBack.backBy, moment(order.estimated_delivery_at)],
    [isOneAddress ? facts.bothAddresses : wayIn.address, address],
    [wayBack.address, isOneAddress ? '' : deliveryAddress],
    [facts.door, order.door_name && `${order.door_name}, ${order.door_phone}`],
    [facts.payment, orderMail.paidBy({ method: order.payment_method, card, ...handOvers })],
    [facts.preferences, carePreferences.asked(order.preferences).join(', ')],
    [facts.instructions, order.special_instructions],
  ]
    .map(([name, value]) => ({ name: name!, value: value! }))
    .filter(({ value }) => value !== '')
}

function sumsOf({ words }: CalendarContext, order: WrittenOrder): EmailDetails['sums'] {
  const { orderMail, handOverWords, counting, orderSums, ruleCharges } = words
  if (!order.counted)
    return orderItemTexts(words, order).map((name) => ({ name, amount: counting.afterCounting }))
  const row = (name: string, paise: number) => ({ name, amount: orderMail.amount({ paise }) })
  const { express_fee_paise: express, fees_paise: fees } = order
  const account = orderAmountsFromRow(order)
  const least = leastChargeOf(order)
  return [
    ...order.lines.map((line) => row(orderMail.item(line), line.amount_paise)),
    ...(least > 0 ? [row(ruleCharges.least_charge, least)] : []),
    ...(express > 0 ? [row(handOverWords.wayBack(handOversFromRow(order)).express, express)] : []),
    ...(fees > 0 ? [row(orderSums.fees, fees)] : []),
    ...order.adjustments.map((each) => row(orderMail.adjustment(each), -each.paise)),
    ...reductionsOfAccount(account).map(({ kind, paise }) =>
      row(orderSums.reduction({ kind }), -paise),
    ),
    { ...row(orderMail.total, orderMoney(account).chargedPaise), isTotal: true },
  ]
}
