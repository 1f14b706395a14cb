// Misfits: stops at the door that don't fit their order, what is saved at once, and what staff can decide.
import { unitsBlockingDeparture, type Unit } from '../clothes/custody.ts'
import { selectUnitsToHandOver } from '../clothes/custody-moves.ts'
import type { Paise } from '../base/money.ts'
import type { TakenByHand } from '../orders/record/order-choices.ts'
import type { OrderStatus } from '../orders/record/order-lifecycle.ts'
import { DONE_STATUS, type StopKind, stopState } from './run-sheet.ts'

/**
 * - `status`: the order isn't waiting for this stop
 * - `not_theirs`: the stop is another rider's, or nobody's
 * - `other_bags`: somebody else made the stop and counted other bags
 * - `not_counted`: the order has no price yet, so it can't be completed
 * - `not_packed`, `no_such_unit`: by its clothes, it can't have been handed over like this
 * - `nothing_due`, `other_sum`: the order is paid, or costs something else
 * - `payment_pending`: a card is being charged for it
 * - `wrong_code`, `not_proved`: the delivery wasn't proved as the laundry asks
 * - `failed_again`: the visit failed as the one before it did; a manager decides what comes next
 */
export const MISFITS = [
  'status',
  'not_theirs',
  'other_bags',
  'not_counted',
  'not_packed',
  'no_such_unit',
  'nothing_due',
  'other_sum',
  'payment_pending',
  'wrong_code',
  'not_proved',
  'failed_again',
] as const
export type Misfit = (typeof MISFITS)[number]

/** What was taken at the door. */
export type TakenSum = {
  readonly method: TakenByHand
  /** Null where the phone didn't say how much. */
  readonly paise: Paise | null
  /** What the phone showed as due; the sum itself where it didn't say. */
  readonly seenPaise?: Paise
}

/** What a rider says happened at a door. */
export type SaidAtDoor = {
  readonly kind: StopKind
  /** Nothing changed hands: it couldn't be picked up or delivered. */
  readonly broughtBack: boolean
  /** Whether a reason was given for handing over what isn't packed. */
  readonly hasReason: boolean
  /** Some of the bags and items, by their numbers; all of them where undefined. */
  readonly units: readonly number[] | undefined
  readonly bags: number | undefined
  readonly taken: TakenSum | null
}

/** The order as it is when that arrives. */
export type OrderAtDoor = {
  readonly status: OrderStatus
  /** Whether it is picked up or delivered at a door at all. */
  readonly isDriven: boolean
  readonly isTheirs: boolean
  readonly isCounted: boolean
  readonly duePaise: Paise
  readonly isCardAsked: boolean
  readonly units: readonly Unit[]
  /** How many bags somebody else counted at this stop; null where nobody did. */
  readonly otherBags: number | null
}

export type Fit = {
  /** Whether the stop waits for the rider, is made already, or is none. */
  readonly state: ReturnType<typeof stopState>
  /** Whether the order follows: its status, or the part that is handed over. */
  readonly follows: boolean
  /** What is booked as paid: cash always, UPI as long as something is due. */
  readonly bookedPaise: Paise
  readonly misfits: readonly Misfit[]
}

/** Decides what is written of a stop, and what a manager has to look at. */
export function checkStopAgainstOrder(said: SaidAtDoor, order: OrderAtDoor): Fit {
  const state = order.isDriven ? stopState(said.kind, order.status) : 'none'
  const bookedPaise = bookedOf(said.taken, order.duePaise)
  const isDone = state === 'done' && !said.broughtBack
  const blocks = isDone ? [] : blocksOf(said, order, state)
  const isOtherCount =
    isDone && said.bags !== undefined && order.otherBags !== null && order.otherBags !== said.bags
  return {
    state,
    follows: state === 'waiting' && blocks.length === 0,
    bookedPaise,
    misfits: [
      ...blocks,
      ...(order.isTheirs ? [] : (['not_theirs'] as const)),
      ...(isOtherCount ? (['other_bags'] as const) : []),
      ...moneyMisfits(said.taken, order),
    ],
  }
}

/** What keeps the order from following. */
function blocksOf(said: SaidAtDoor, order: OrderAtDoor, state: Fit['state']): Misfit[] {
  if (state !== 'waiting') return ['status']
  if (said.kind === 'pickup' || said.broughtBack) return []
  const part =
    said.units && order.units.length > 0 ? selectUnitsToHandOver(order.units, said.units) : null
  if (part?.isUnknown) return ['no_such_unit']
  if (part && part.left > 0) return part.unpacked.length > 0 ? ['not_packed'] : []
  const blocks: Misfit[] = order.isCounted ? [] : ['not_counted']
  if (!said.hasReason && unitsBlockingDeparture(order.units, 'completed').length > 0)
    blocks.push('not_packed')
  return blocks
}

function bookedOf(taken: TakenSum | null, duePaise: Paise): Paise {
  if (taken === null) return 0
  // Whoever says UPI after it was paid most likely means that payment.
  if (taken.method === 'upi' && duePaise === 0) return 0
  return taken.paise ?? duePaise
}

function moneyMisfits(taken: TakenSum | null, { duePaise, isCardAsked }: OrderAtDoor): Misfit[] {
  if (taken === null) return []
  if (duePaise === 0) return ['nothing_due']
  if (isOtherSum(taken, duePaise)) return ['other_sum']
  return isCardAsked ? ['payment_pending'] : []
}

/** Less than what is due fits where the rider left the rest due; more never does. */
function isOtherSum({ paise, seenPaise = paise ?? 0 }: TakenSum, duePaise: Paise): boolean {
  return paise !== null && (seenPaise !== duePaise || paise > duePaise)
}

/**
 * - `accept`: the order follows the rider after all
 * - `keep`: the order stays as it is; what was taken stays booked
 * - `hand_back`: what was taken too much is handed back
 * - `forgive`: what was taken too little is taken off the price
 * - `book`: a payment by UPI that the rider reported is one of its own
 * - `take_back`: it never happened
 */
export const MISFIT_CHOICES = [
  'accept',
  'keep',
  'hand_back',
  'forgive',
  'book',
  'take_back',
] as const
/** Those that give money back, or take it off what an order costs. */
export const REFUNDING_CHOICES = ['hand_back', 'forgive'] as const satisfies readonly MisfitChoice[]
export type MisfitChoice = (typeof MISFIT_CHOICES)[number]

/** A stop that waits for a decision. */
export type StopToDecide = {
  readonly kind: StopKind
  readonly broughtBack: boolean
  readonly misfits: readonly Misfit[]
  readonly taken: TakenSum | null
  /** What is booked of what was taken, less what was given back of it. */
  readonly bookedPaise: Paise
  /** What was due when it arrived. */
  readonly wasDuePaise: Paise
  /** Its rider took it back, and nothing of it stands: it is left to look at. */
  readonly isUndone: boolean
}

/** Its order now. */
export type OrderToDecide = Pick<OrderAtDoor, 'status' | 'isCounted' | 'duePaise'> & {
  readonly refundDuePaise: Paise
}

/** The status that a stop means for its order; null where it means none. */
export function statusOfStop({ kind, broughtBack }: Pick<StopToDecide, 'kind' | 'broughtBack'>) {
  if (!broughtBack) return DONE_STATUS[kind]
  return kind === 'pickup' ? null : 'ready'
}

const OF_STATUS: readonly Misfit[] = ['status', 'not_counted', 'not_packed', 'no_such_unit']

/** What can be decided, with the sum that it moves; the first is what usually fits. */
export function decisionChoicesOf(
  stop: StopToDecide,
  order: OrderToDecide,
): { choice: MisfitChoice; paise: Paise }[] {
  if (stop.isUndone) return [{ choice: 'keep', paise: 0 }]
  const meant = statusOfStop(stop)
  const overPaise = Math.min(order.refundDuePaise, stop.bookedPaise)
  const shortPaise = stop.misfits.includes('other_sum')
    ? Math.min(order.duePaise, Math.max(0, stop.wasDuePaise - stop.bookedPaise))
    : 0
  const isUnbooked = stop.taken?.method === 'upi' && stop.bookedPaise === 0
  const maySettle =
    stop.misfits.some((misfit) => OF_STATUS.includes(misfit)) &&
    meant !== null &&
    order.status !== meant &&
    (meant !== 'completed' || order.isCounted)
  const sums: Record<MisfitChoice, Paise | null> = {
    accept: maySettle ? 0 : null,
    keep: Math.max(overPaise, shortPaise),
    hand_back: overPaise || null,
    forgive: order.status === 'completed' ? shortPaise || null : null,
    book: isUnbooked ? (stop.taken?.paise ?? null) : null,
    take_back: stop.broughtBack ? null : 0,
  }
  return MISFIT_CHOICES.flatMap((choice) => {
    const paise = sums[choice]
    return paise === null ? [] : [{ choice, paise }]
  })
}
