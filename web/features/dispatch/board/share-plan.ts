// Plan of a slot's stops that are shared out among riders.
import type { BoardStop, StopMove } from '#contract/run-sheet/board.ts'
import type { NewStops } from '#contract/run-sheet/new-stops.ts'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import { decodeDigipin } from '#domain/base/digipin.ts'
import { shareOutStops, type StopToShare } from '#domain/run-sheet/share-out.ts'
import { stopKey } from './board-columns.ts'

export type RiderShare = {
  rider: Rider
  /** Stops that they get. */
  added: BoardStop[]
  /** How many they have in the slot then. */
  all: number
}

export type SharePlan = { shares: RiderShare[]; moves: StopMove[] }

/**
 * @param stops without a rider, of one slot
 * @param sameSlot all stops of the slot to be made
 * @param areas riders' areas: stops there are theirs
 */
export function planShares(
  stops: readonly BoardStop[],
  sameSlot: readonly BoardStop[],
  riders: readonly Rider[],
  areas: NewStops['areas'],
): SharePlan {
  const ownOf = ({ _id }: Rider) => sameSlot.filter(({ rider }) => rider?._id === _id)
  const shared = shareOutStops(
    stops.map(toShare),
    riders.map((rider) => ({
      id: rider._id,
      pins: areas.find((area) => area.rider._id === rider._id)?.pins ?? [],
      stops: ownOf(rider).map(toShare),
    })),
  )
  const shares = riders.map((rider) => {
    const added = stops.filter((stop) => shared.get(stopKey(stop)) === rider._id)
    return { rider, added, all: ownOf(rider).length + added.length }
  })
  const moves = stops.flatMap((stop): StopMove[] => {
    const to = shared.get(stopKey(stop))
    return to ? [{ orderId: stop.orderId, kind: stop.kind, from: null, to }] : []
  })
  return { shares, moves }
}

function toShare(stop: BoardStop): StopToShare {
  const { address, pin, digipin } = stop
  return {
    key: stopKey(stop),
    address,
    pin,
    point: digipin === null ? null : decodeDigipin(digipin),
  }
}

/** Whom a slot's stops are shared among at first: who has stops on the day; else who rides; else everybody. */
export function ridersOfDay(
  stops: readonly BoardStop[],
  riders: readonly Rider[],
  planners: readonly string[],
): Rider[] {
  const groups = [
    riders.filter(({ _id }) => stops.some(({ rider }) => rider?._id === _id)),
    riders.filter(({ _id }) => !planners.includes(_id)),
  ]
  return groups.find((group) => group.length > 0) ?? [...riders]
}
