// The run as its rider has left it: what the server has said, with the deeds that wait to be sent.
import type { OwnStop } from '#contract/run-sheet/own-run.ts'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { fromRupees, sumPaise } from '#domain/base/money.ts'
import { joinStops } from '#domain/run-sheet/one-stop.ts'
import { groupStopsBySlot } from '#domain/run-sheet/run-sheet.ts'
import { isDeedOf } from '#web/offline/deed-parts.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import type { OwnRun } from '#web/offline/kept-run.ts'

type OfStop = Pick<RunStop, 'orderId' | 'kind'>

/** What lies behind a rider needs no door. */
const FORGOTTEN = {
  phone: '',
  address: '',
  addressParts: null,
  digipin: null,
  door: null,
  instructions: '',
} as const satisfies Partial<OwnStop>

export function isSameStop(one: OfStop, other: OfStop): boolean {
  return one.orderId === other.orderId && one.kind === other.kind
}

/** Whether a deed leaves its stop open: only some of its bags and items were handed over. */
export const isPartDeed = ({ units, service }: Pick<Completion, 'units' | 'service'>): boolean =>
  units !== undefined || service !== undefined

/** The run without phone and address of the stops that the rider has been to. */
export function forgetDoors(run: OwnRun, deeds: readonly Completion[]): OwnRun {
  const behind = deeds.filter((deed) => !isPartDeed(deed) && !deed.isWithdrawn)
  return {
    ...run,
    stops: run.stops.map((stop) =>
      stop.done || behind.some((deed) => isDeedOf(deed, stop)) ? { ...stop, ...FORGOTTEN } : stop,
    ),
  }
}

/** The run with a stop as the server has answered it; the day and the place of the stop stay. */
export function withAnswer(run: OwnRun, answer: RunStop): OwnRun {
  return {
    ...run,
    stops: run.stops.map((stop) => {
      if (!isSameStop(stop, answer)) return stop
      const { slot, overdue, dueDate, turn, date, oneStop } = stop
      const place = {
        slot,
        overdue,
        dueDate,
        turn,
        date,
        ...(oneStop !== undefined && { oneStop }),
      }
      const next = { ...answer, ...place }
      return answer.done ? { ...next, ...FORGOTTEN } : next
    }),
  }
}

/** The orders of a stop: they are made with one ring. */
export type OrdersOfStop = readonly [OwnStop, ...OwnStop[]]

export type DayOfRun = {
  /** In the order of the run. */
  open: OrdersOfStop[]
  /** Visited in vain, and not out of the world: they may be tried again. */
  tried: OrdersOfStop[]
  done: OrdersOfStop[]
}

/** @param deeds of the rider that wait to be sent: their stops count as done */
export function stopsOfDay(run: OwnRun, date: string, deeds: readonly Completion[]): DayOfRun {
  const behind = deeds.filter((deed) => !isPartDeed(deed))
  const stops = run.stops
    .filter((stop) => stop.date === date)
    .map((stop) => (behind.some((deed) => isDeedOf(deed, stop)) ? { ...stop, done: true } : stop))
  const groups = groupStopsBySlot(stops)
  const left = groups.flatMap((group) => group.left)
  return {
    open: joinStops(left.filter(({ broughtBack }) => broughtBack === null)),
    tried: joinStops(left.filter(({ broughtBack }) => broughtBack !== null)),
    done: joinStops(groups.flatMap((group) => group.done)),
  }
}

/** Rupees that the rider has on them: as the server knows, and what they took in deeds that wait to be sent. */
export function cashOnPhone(
  { cash }: Pick<OwnRun, 'cash'>,
  deeds: readonly Pick<Completion, 'collected' | 'others'>[],
): number {
  const taken = deeds
    .flatMap(({ collected, others = [] }) => [collected, ...others.map((order) => order.collected)])
    .map((collected) => (collected?.method === 'cash' ? collected.amount : 0))
  const paise = [cash?.toHandIn ?? 0, ...taken].map((rupees) => Math.round(rupees * 100))
  return paise.reduce((sum, each) => sum + each, 0) / 100
}

/** Paise due at a stop, for all its orders. */
export function sumDue(orders: OrdersOfStop): number {
  return sumPaise(orders.map(({ due }) => fromRupees(due)))
}
