/** Audit entries about orders, their money and garments. */
import type { BookingPart } from '#domain/orders/booking-change.ts'
import type { UnitKind } from '#domain/clothes/custody.ts'
import type { BagChoice } from '#domain/run-sheet/door-bag.ts'
import type { MisfitChoice } from '#domain/run-sheet/door-misfits.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import type { Process } from '#domain/garments/garment-care.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/record/order-lifecycle.ts'
import type { PaymentMethod, TakenByHand } from '#domain/orders/record/order-choices.ts'
import type { LinkWay } from '#domain/orders/price-proposals.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { SkipReason } from '#domain/clothes/skip-reasons.ts'
import { formatMessageDate } from '#domain/base/time-zone.ts'
import { changedPartsText } from '../orders/booking-change.ts'
import { processes } from '../catalogue/care-limits.ts'
import { skipReasons } from '../orders/count-levels.ts'
import { statusLabel } from '../orders/order-statuses.ts'

const DECIDED: Readonly<Record<MisfitChoice, string>> = {
  accept: 'the order was updated to what the rider recorded',
  keep: 'the order was left as it is',
  hand_back: 'the overpayment was handed back',
  forgive: 'the missing amount was taken off the price',
  book: 'it was booked as a second payment by UPI',
  take_back: 'it never happened',
}

/** An order by its number. */
interface OrderRef {
  number: string
}

interface Move extends HandOvers {
  from: OrderStatus
  to: OrderStatus
}

interface Pickup {
  pickupDate: string
  pickupTime: string
}

const PAID: Readonly<Record<PaymentMethod, string>> = {
  cash: 'in cash',
  upi: 'by UPI',
  card: 'by card',
  account: 'on account',
}

interface Units {
  units: number
}

const unitsIn = (units: number) => (units === 1 ? '1 bag or item' : `${units} bags and items`)

export const auditOrders = {
  'order.placed': ({ number }: OrderRef) => `Order ${number} was placed for the customer`,
  'order.status_set': ({ number, from, to, ...order }: OrderRef & Move) =>
    `Order ${number}: ${statusLabel(to, order)} instead of ${statusLabel(from, order)}`,
  'order.status_undone': ({ number, from, to, ...order }: OrderRef & Move) =>
    `Order ${number}: undid ${statusLabel(from, order)}, back to ${statusLabel(to, order)}`,
  /** `reason`: why a full slot was booked; null where there was a place. */
  'order.pickup_moved': (move: OrderRef & { from: Pickup; to: Pickup; reason: string | null }) => {
    return `Order ${move.number}: pickup on ${when(move.to)} instead of ${when(move.from)}${though(move)}`
  },
  /** `from`: null for an order that had no window; `reason`: why a full one was chosen, if it was. */
  'order.delivery_moved': (
    move: OrderRef & { from: DeliveryWindow | null; to: DeliveryWindow; reason?: string | null },
  ) => {
    const before = move.from === null ? '' : ` instead of ${hoursOf(move.from)}`
    return `Order ${move.number}: delivery on ${hoursOf(move.to)}${before}${though(move)}`
  },
  'order.booking_changed': ({ number, parts }: OrderRef & { parts: readonly BookingPart[] }) =>
    `Order ${number}: ${changedPartsText(parts).toLowerCase()}`,
  /** `part`: the number of the second order. `reason`: why a full window was chosen for it, if it was. */
  'order.split': (
    split: OrderRef & { part: string; fromPaise: Paise; toPaise: Paise; reason: string | null },
  ) => {
    const { number, part, fromPaise, toPaise } = split
    const sums = `${formatPaise(toPaise)} and ${formatPaise(fromPaise - toPaise)}`
    return `Order ${number}: part of it was split off as order ${part}, ${sums} instead of ${formatPaise(fromPaise)}${though(split)}`
  },
  /** `fromPaise`: null where its clothes were counted, and had no price before. */
  'order.lines_changed': (
    change: OrderRef & { fromPaise: Paise | null; toPaise: Paise; agreed?: true },
  ) => {
    const { number, fromPaise, toPaise } = change
    const agreed = change.agreed ? ', as the customer agreed' : ''
    return fromPaise === null
      ? `Order ${number}: counted, ${formatPaise(toPaise)}${agreed}`
      : `Order ${number}: items changed, ${formatPaise(toPaise)} instead of ${formatPaise(fromPaise)}${agreed}`
  },
  /** `fromPaise`: null of a bag, which had no price before. */
  'order.more_proposed': (asked: OrderRef & { fromPaise: Paise | null; toPaise: Paise }) => {
    const { number, fromPaise, toPaise } = asked
    const before = fromPaise === null ? '' : ` instead of ${formatPaise(fromPaise)}`
    return `Order ${number}: asked the customer to approve ${formatPaise(toPaise)}${before}`
  },
  'order.approval_link_taken': ({ number, way }: OrderRef & { way: LinkWay }) =>
    `Order ${number}: the approval link was ${way === 'whatsapp' ? 'opened in WhatsApp' : 'copied'}`,
  'order.stop_assigned': (stop: OrderRef & { kind: StopKind; isAssigned: boolean }) =>
    `Order ${stop.number}: the ${stop.kind} ${stop.isAssigned ? 'was assigned to a rider' : 'was unassigned'}`,
  'run.handed_over': (run: { stops: number; units: number; isAssigned: boolean }) => {
    const stops = run.stops === 1 ? '1 stop' : `${run.stops} stops`
    const clothes = run.units === 0 ? '' : `, with ${unitsIn(run.units)} from the van`
    return `A rider’s run was handed over: ${stops} ${run.isAssigned ? 'to another rider' : 'without a rider now'}${clothes}`
  },
  'run.set_taken_in': (set: { orders: number; bags: number; taken: number }) =>
    `Took in ${set.taken} of ${set.bags} bags of ${set.orders} orders from a rider`,
  'run.set_signed': ({ bags, taken }: { bags: number; taken: number }) =>
    `Signed for ${taken} of ${bags} bags brought to the laundry`,
  'run.delay_announced': ({ minutes, told }: { minutes: number; told: number }) =>
    `A rider is ${minutes} minutes late: ${told === 1 ? '1 customer is' : `${told} customers are`} told`,
  'run.delay_undone': ({ minutes }: { minutes: number }) =>
    `A rider’s delay of ${minutes} minutes was taken back`,
  'run.late_stop_kept': (kept: OrderRef & { kind: StopKind; handedIn?: boolean }) =>
    `Order ${kept.number}: a ${kept.kind} ${kept.handedIn ? 'was handed in from the rider’s phone' : 'arrived late'} and needs a decision`,
  'run.stop_misfit': ({ number, kind }: OrderRef & { kind: StopKind }) =>
    `Order ${number}: a ${kind} was recorded that doesn’t match the order`,
  'run.stop_misfit_decided': (decided: OrderRef & { kind: StopKind; choice: MisfitChoice }) =>
    `Order ${decided.number}: a ${decided.kind} that didn’t match the order was decided: ${DECIDED[decided.choice]}`,
  'run.door_bag_kept': ({ number }: OrderRef) =>
    `A bag taken at the door of ${number} needs a decision`,
  'run.door_bag_decided': ({ number, choice }: OrderRef & { choice: BagChoice }) =>
    `A bag taken at the door of ${number} ${choice === 'order' ? 'became an order' : 'was set aside'}`,
  'run.late_stop_applied': ({ number, kind }: OrderRef & { kind: StopKind }) =>
    `Order ${number}: a ${kind} that arrived late was accepted`,
  'run.late_stop_set_aside': ({ number, kind }: OrderRef & { kind: StopKind }) =>
    `Order ${number}: a ${kind} that arrived late was set aside`,
  'order.received': ({ number, units }: OrderRef & Units) =>
    `Order ${number}: ${unitsIn(units)} counted in`,
  'order.count_skipped': ({ number, why }: OrderRef & { why: SkipReason | null }) =>
    `Order ${number}: not counted in this time${why === null ? '' : `, because ${skipReasons[why]}`}`,
  'order.packed': ({ number, units }: OrderRef & Units) =>
    `Order ${number}: ${unitsIn(units)} packed`,
  'order.unpacked': ({ number, units }: OrderRef & Units) =>
    `Order ${number}: ${unitsIn(units)} taken out again at the plant`,
  'order.let_go': ({ number, units }: OrderRef & Units) =>
    `Order ${number} left although ${units === 1 ? 'one bag or item wasn’t' : `${units} bags or items weren’t`} packed`,
  'order.piece_missing': ({ number, unit }: OrderRef & { unit: number }) =>
    `Order ${number}: bag or item ${unit}, or a piece of it, is missing`,
  'order.piece_found': ({ number, unit }: OrderRef & { unit: number }) =>
    `Order ${number}: bag or item ${unit} was found`,
  'order.piece_given_back': ({ number, unit }: OrderRef & { unit: number }) =>
    `Order ${number}: bag or item ${unit}, found late, was returned to the customer`,
  'order.piece_written_off': ({ number, unit }: OrderRef & { unit: number }) =>
    `Order ${number}: bag or item ${unit} was given up`,
  'order.piece_described': ({ number, unit }: OrderRef & { unit: number }) =>
    `Order ${number}: described or photographed bag or item ${unit}`,
  'order.tag_replaced': ({ number, unit }: OrderRef & { unit: number }) =>
    `Order ${number}: bag or item ${unit} got a new tag`,
  'order.handed_over_in_part': ({ number, units, left }: OrderRef & Units & { left: number }) =>
    `Order ${number}: ${unitsIn(units)} handed over, ${left} left`,
  'order.given_to_vendor': ({ number, units, vendor }: OrderRef & Units & { vendor: string }) =>
    `Order ${number}: ${unitsIn(units)} given to ${vendor}`,
  'order.vendor_day_changed': ({
    number,
    units,
    vendor,
    expected,
  }: OrderRef & Units & { vendor: string; expected: string }) =>
    `Order ${number}: ${unitsIn(units)} now expected back from ${vendor} on ${formatMessageDate(expected)}`,
  'order.back_from_vendor': ({ number, units }: OrderRef & Units) =>
    `Order ${number}: ${unitsIn(units)} back from an outside laundry`,
  'vendor.added': ({ name }: { name: string }) => `Added the outside laundry ${name}`,
  'vendor.changed': ({ from, to, active }: { from: string; to: string; active: boolean }) =>
    `Changed the outside laundry ${from}${from === to ? '' : `, now called ${to}`}${active ? '' : ': no longer used'}`,
  'order.part_taken_back': ({ number, units }: OrderRef & Units) =>
    `Order ${number}: ${unitsIn(units)} not handed over after all`,
  'order.brought_back': ({ number }: OrderRef) =>
    `Order ${number} couldn’t be delivered, and was brought back`,
  'order.pickup_failed': ({ number }: OrderRef) => `Order ${number} couldn’t be picked up`,
  'order.piece_loaded': ({ number, unit }: OrderRef & { unit: number }) =>
    `Order ${number}: bag or item ${unit} was loaded`,
  'order.piece_moved': (moved: OrderRef & { unit: number; place: string; against?: Process }) => {
    const { number, unit, place, against } = moved
    const although = against ? `, which ${processes[against]}, despite a care label` : ''
    return `Order ${number}: bag or item ${unit} was put at ${place}${although}`
  },
  'place.made': ({ name }: { name: string }) => `Added the place ${name}`,
  'place.retired': ({ name }: { name: string }) => `The place ${name} is no longer used`,
  'thing.found': () => 'Recorded something found without a tag',
  'thing.put_aside': () => 'Put aside something found without a tag',
  'place.renamed': ({ from, to }: { from: string; to: string }) =>
    `The place ${from} is now called ${to}`,
  'place.process_set': ({ name, process }: { name: string; process: Process | null }) =>
    process === null
      ? `The machine ${name} no longer has a process`
      : `The machine ${name} now ${processes[process]}`,
  'tags.made': ({ kind, count }: { kind: UnitKind; count: number }) =>
    `Made ${count} ${count === 1 ? 'tag' : 'tags'} for ${kind === 'bag' ? 'bags' : 'items'}`,
  'order.noted': ({ number }: OrderRef) => `Order ${number}: a note for staff was added`,
  'order.delivery_code_sent': ({ number }: OrderRef) =>
    `Order ${number}: the delivery code was sent to the customer again`,
  'order.messaged': ({ number }: OrderRef) =>
    `Order ${number}: a message was written to the customer`,
  'order.marked_paid': (payment: OrderRef & { amountPaise: Paise; method: TakenByHand }) =>
    `Order ${payment.number}: took ${formatPaise(payment.amountPaise)} ${payment.method === 'cash' ? 'in cash' : 'by UPI'}`,
  /** `from`: left out in what waited from before. */
  'order.payment_chosen': (choice: OrderRef & { from?: PaymentMethod; method: PaymentMethod }) =>
    `Order ${choice.number}: to be paid ${PAID[choice.method]}${choice.from ? ` instead of ${PAID[choice.from]}` : ''}`,
  'order.payment_undone': ({ number, amountPaise }: OrderRef & { amountPaise: Paise }) =>
    `Order ${number}: undid the payment of ${formatPaise(amountPaise)}, marked by mistake`,
  'order.goodwill_given': (
    given: OrderRef & { amountPaise: Paise; percent: number | null; missed?: StopKind },
  ) =>
    `Order ${given.number}: took off ${formatPaise(given.amountPaise)}${given.percent === null ? '' : ` (${given.percent} %)`} ${given.missed === undefined ? 'as goodwill' : `because nobody came in time for the ${given.missed}`}`,
  'order.refunded': ({ number, amountPaise }: OrderRef & { amountPaise: Paise }) =>
    `Order ${number}: refunded ${formatPaise(amountPaise)}`,
  'order.refund_failed': ({ number, amountPaise }: OrderRef & { amountPaise: Paise }) =>
    `Order ${number}: the refund of ${formatPaise(amountPaise)} failed at the bank`,

  'garment.added': 'Added a garment to a customer’s wardrobe',
  'garment.changed': 'Changed a garment of a customer',
  'garment.deleted': 'Deleted a garment of a customer',
}

function though({ reason = null }: { reason?: string | null }): string {
  return reason === null ? '' : `, though it was full: “${reason}”`
}

function when({ pickupDate, pickupTime }: Pickup): string {
  return `${formatMessageDate(pickupDate)}, ${pickupTime}`
}

function hoursOf({ date, time }: DeliveryWindow): string {
  return `${formatMessageDate(date)}, ${time}`
}
