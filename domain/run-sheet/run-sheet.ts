// A driver's day: the stops of a date, the effect of completing each, and their sequence.
import { pinCodeIn } from '../slots/coverage.ts'
import type { HandOver } from '../orders/record/hand-over.ts'
import type { OrderStatus } from '../orders/record/order-lifecycle.ts'
import { PICKUP_SLOTS } from '../slots/slots.ts'
import { addDays, calendarDateIn, minutesOfDayIn } from '../base/time-zone.ts'

export const STOP_NOTE_MAX_LENGTH = 500

export const STOP_KINDS = ['pickup', 'delivery'] as const
export type StopKind = (typeof STOP_KINDS)[number]

/** What decides where an order stands on a sheet. */
export type RunOrder = {
  readonly status: OrderStatus
  readonly pickupDate: string
  readonly pickupTime: string
  /** What changes hands at the counter is no stop. */
  readonly pickupHandOver: HandOver
  readonly deliveryHandOver: HandOver
  readonly estimatedDeliveryAt: Date
  /** The label of the window it was promised in; null where there is none. */
  readonly deliveryTime: string | null
  readonly completedAt: Date | null
}

export type StopPlace = {
  readonly kind: StopKind
  /** A label of PICKUP_SLOTS, or null for what was promised outside of them. */
  readonly slot: string | null
  readonly done: boolean
  /** Should have been done on an earlier day. */
  readonly overdue: boolean
}

/** The day that a sheet is about, as the laundry's clocks show it. */
export type RunDay = { readonly date: string; readonly today: string; readonly timeZone: string }

/** What completing a stop makes of its order. */
export const DONE_STATUS = { pickup: 'picked_up', delivery: 'completed' } as const satisfies Record<
  StopKind,
  OrderStatus
>

/** The statuses in which a stop waits for the driver. */
export const WAITING: Readonly<Record<StopKind, readonly OrderStatus[]>> = {
  pickup: ['pickup_scheduled'],
  delivery: ['ready', 'out_for_delivery'],
}

/** The statuses in which a stop lies behind the driver. */
const DONE: Readonly<Record<StopKind, readonly OrderStatus[]>> = {
  pickup: ['picked_up', 'washing', 'ready', 'out_for_delivery', 'completed'],
  delivery: ['completed'],
}

/** Whether a stop is still to be made, is made, or is none (any more) for an order in that status. */
export function stopState(kind: StopKind, status: OrderStatus): 'waiting' | 'done' | 'none' {
  if (WAITING[kind].includes(status)) return 'waiting'
  return DONE[kind].includes(status) ? 'done' : 'none'
}

const MINUTE_MS = 60_000

/** A completion that was kept on a device for longer is dated so long before it arrived. */
export const TAP_KEPT_MS = 48 * 60 * MINUTE_MS

/** A form with a photo may be so long on its way; a clock that seems slow by less may be right. */
const ON_ITS_WAY_MS = 2 * MINUTE_MS

/** When a completion was made, as its device says, and when it reached the server. */
export type CompletionTimes = {
  /** When the device's clock says that it was marked; undefined from clients that don't say. */
  readonly at: Date | undefined
  /** What the same clock showed when it was sent; undefined where that is unknown. */
  readonly sentAt: Date | undefined
  readonly arrivedAt: Date
  /** The latest entry of the order's history, which a completion never comes before. */
  readonly lastEntryAt: Date
}

/**
 * The instant that a completion counts at. A device whose clock is wrong shows by how much when it sends; a completion
 * is never dated after it arrived, more than TAP_KEPT_MS before, or before what is in the order's history.
 */
export function completionTime({ at, sentAt, arrivedAt, lastEntryAt }: CompletionTimes): Date {
  if (at === undefined) return arrivedAt
  const behindMs = sentAt === undefined ? 0 : arrivedAt.getTime() - sentAt.getTime()
  const offMs = 0 <= behindMs && behindMs <= ON_ITS_WAY_MS ? 0 : behindMs
  const earliestMs = Math.max(arrivedAt.getTime() - TAP_KEPT_MS, lastEntryAt.getTime())
  return new Date(Math.min(Math.max(at.getTime() + offMs, earliestMs), arrivedAt.getTime()))
}

/**
 * The stops that an order is on a day's sheet: none, its pickup, its delivery, or both (express).
 * What is left over from earlier days stands on today's sheet, so that nobody forgets it.
 */
export function stopsOfOrder(order: RunOrder, { date, today, timeZone }: RunDay): StopPlace[] {
  const stops: StopPlace[] = []
  const pickup = stopState('pickup', order.status)
  const missed = pickup === 'waiting' && date === today && order.pickupDate < today
  const isDriven = order.pickupHandOver === 'home'
  if (isDriven && pickup !== 'none' && (order.pickupDate === date || missed))
    stops.push({
      kind: 'pickup',
      slot: slotLabel(order.pickupTime),
      done: pickup === 'done',
      overdue: missed,
    })

  if (order.deliveryHandOver === 'counter') return stops
  const delivery = stopState('delivery', order.status)
  const { date: promisedDate, slot } = deliveryWindow(order, timeZone)
  if (delivery === 'waiting') {
    const overdue = date === today && promisedDate < today
    if (promisedDate === date || overdue)
      stops.push({ kind: 'delivery', slot, done: false, overdue })
  } else if (
    delivery === 'done' &&
    order.completedAt !== null &&
    calendarDateIn(order.completedAt, timeZone) === date
  ) {
    stops.push({ kind: 'delivery', slot, done: true, overdue: false })
  }
  return stops
}

/** The day and the window that a delivery is promised in; `slot` null outside of all windows. */
export function deliveryWindow(
  { estimatedDeliveryAt: at, deliveryTime }: Pick<RunOrder, 'estimatedDeliveryAt' | 'deliveryTime'>,
  timeZone: string,
): { readonly date: string; readonly slot: string | null } {
  const slot = deliveryTime ?? slotAt(minutesOfDayIn(at, timeZone))
  return { date: calendarDateIn(at, timeZone), slot }
}

/** The days of a rider's run: its stops are theirs to read and to write. */
export function runDateRange(today: string): { readonly from: string; readonly until: string } {
  return { from: today, until: addDays(today, 1) }
}

/** Riders who are late are back by so long after the last slot. */
const BACK_BY_MINUTES = 60

/** Whether a day's run is over: every rider is back who isn't held up. @param minutes after midnight at the laundry */
export function isRunOver(minutes: number): boolean {
  const lastEnd = Math.max(...PICKUP_SLOTS.map(({ endMinutes }) => endMinutes))
  return minutes >= lastEnd + BACK_BY_MINUTES
}

/** When a stop stands on the run, as the laundry's clocks show it. */
export type StopDays = {
  readonly state: ReturnType<typeof stopState>
  /** The day of its window, or the one that it is promised for. */
  readonly dueDate: string
  /** The day on which its order stopped waiting for it; null while it waits, and where it never did. */
  readonly leftOn: string | null
  /** Whether it is out for delivery, also before its day. */
  readonly isOut: boolean
}

/**
 * Whether a stop stands on the days of a rider's run: due on them, left over from earlier ones, out for delivery, or made on them.
 * @param when.markedOn the day on which a phone marked it that had no connection until now
 */
export function isStopOnRun(
  { state, dueDate, leftOn, isOut }: StopDays,
  { today, markedOn = today }: { readonly today: string; readonly markedOn?: string | undefined },
): boolean {
  const { from, until } = runDateRange(today)
  const earliest = markedOn < from ? markedOn : from
  if (isOut || (leftOn !== null && leftOn >= earliest)) return true
  return dueDate <= until && (state === 'waiting' || dueDate >= earliest)
}

/** The calendar date so many days from a sheet's. */
export function adjacentSheetDate(date: string, days: -1 | 1): string {
  return addDays(date, days)
}

type Grouped = StopPlace & {
  readonly address: string
  readonly number: string
  /** Its place in the order of the run; null where there is none. */
  readonly turn: number | null
}

export type StopGroup<S> = {
  /** Null for what is overdue, and for what lies outside of the day's slots. */
  readonly slot: string | null
  readonly overdue: boolean
  readonly left: S[]
  readonly done: S[]
}

/**
 * A sheet's stops by slot: what is overdue first, then the day's slots in their order, then what lies
 * outside of them. Inside a group they stand in the order of the run, else neighbours together: by PIN code, then by
 * address.
 */
export function groupStopsBySlot<S extends Grouped>(stops: readonly S[]): StopGroup<S>[] {
  const groups = new Map<string, { place: number; group: StopGroup<S> }>()
  for (const stop of [...stops].sort(byTurn)) {
    const index = placeOf(stop)
    const slot = stop.overdue ? null : stop.slot
    const key = `${stop.overdue} ${slot}`
    const known = groups.get(key) ?? {
      place: index,
      group: { slot, overdue: stop.overdue, left: [], done: [] },
    }
    known.group[stop.done ? 'done' : 'left'].push(stop)
    groups.set(key, known)
  }
  return [...groups.values()]
    .sort((one, other) => one.place - other.place)
    .map(({ group }) => group)
}

function placeOf({ overdue, slot }: StopPlace): number {
  if (overdue) return -1
  return slot === null ? PICKUP_SLOTS.length : PICKUP_SLOTS.findIndex(({ label }) => label === slot)
}

function byTurn(one: Grouped, other: Grouped): number {
  return (one.turn ?? 0) - (other.turn ?? 0) || byNeighbourhood(one, other)
}

/** Compares stops by PIN code, then by address. */
export function byNeighbourhood(one: Omit<Grouped, 'turn'>, other: Omit<Grouped, 'turn'>): number {
  return (
    compare(pinCodeIn(one.address) ?? '', pinCodeIn(other.address) ?? '') ||
    compare(one.address.toLowerCase(), other.address.toLowerCase()) ||
    compare(one.number, other.number) ||
    compare(one.kind, other.kind)
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function slotLabel(label: string): string | null {
  return PICKUP_SLOTS.some((slot) => slot.label === label) ? label : null
}

/** A slot's last minute belongs to it when no other slot begins then: express is promised by 7 PM. */
function slotAt(minutes: number): string | null {
  const slot =
    PICKUP_SLOTS.find(
      ({ startMinutes, endMinutes }) => startMinutes <= minutes && minutes < endMinutes,
    ) ?? PICKUP_SLOTS.find(({ endMinutes }) => minutes === endMinutes)
  return slot?.label ?? null
}
