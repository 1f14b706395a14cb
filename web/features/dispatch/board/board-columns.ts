// Columns of the board: stops without a rider first, then each rider's stops in the order of their run.
import type { BoardStop, StopMove } from '#contract/run-sheet/board.ts'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import { joinStops } from '#domain/run-sheet/one-stop.ts'
import { groupStopsBySlot, type StopGroup } from '#domain/run-sheet/run-sheet.ts'

export type BoardColumn = {
  /** Null for stops without a rider. */
  rider: Rider | null
  groups: StopGroup<BoardStop>[]
  left: number
  done: number
}

/** @param riders all who can have stops; who has stops that day stands before the others */
export function boardColumns(stops: readonly BoardStop[], riders: readonly Rider[]): BoardColumn[] {
  const columnOf = (rider: Rider | null): BoardColumn => {
    const own = stops.filter((stop) => (stop.rider?._id ?? null) === (rider?._id ?? null))
    const groups = groupStopsBySlot(own).filter(({ left }) => left.length > 0)
    const [left, done] = [false, true].map(
      (isDone) => joinStops(own.filter((stop) => stop.done === isDone)).length,
    )
    return { rider, groups, left: left!, done: done! }
  }
  const columns = riders.map(columnOf)
  const isOut = ({ left, done }: BoardColumn) => left + done > 0
  return [columnOf(null), ...columns.filter(isOut), ...columns.filter((column) => !isOut(column))]
}

/** The orders that are made with one ring with a stop, itself included, as long as one rider has them. */
export function ordersOfStop(stop: BoardStop, stops: readonly BoardStop[]): BoardStop[] {
  return stops.filter(
    (each) =>
      stopKey(each) === stopKey(stop) ||
      (stop.oneStop !== undefined &&
        each.oneStop === stop.oneStop &&
        each.kind === stop.kind &&
        !each.done &&
        each.rider?._id === stop.rider?._id),
  )
}

export function stopKey({ orderId, kind }: Pick<BoardStop, 'orderId' | 'kind'>): string {
  return `${orderId} ${kind}`
}

/** Stops as they are after the moves. */
export function applyMoves(
  stops: readonly BoardStop[],
  moves: readonly StopMove[],
  riders: readonly Rider[],
): BoardStop[] {
  const moveOf = new Map(moves.map((move) => [stopKey(move), move]))
  return stops.map((stop) => {
    const move = moveOf.get(stopKey(stop))
    if (!move) return stop
    return { ...stop, rider: riders.find(({ _id }) => _id === move.to) ?? null }
  })
}

/** What takes moves back. */
export function reverseMoves(moves: readonly StopMove[]): StopMove[] {
  return moves.map(({ from, to, ...stop }) => ({ ...stop, from: to, to: from }))
}
