/** Places of doors: the customer's pin, else what was learned at earlier visits. */
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { encodeDigipin } from '#domain/base/digipin.ts'
import { learnedDoor } from '#domain/run-sheet/route/learned-door.ts'
import type { Db } from '../../../database/transaction.ts'
import { selectVisits } from './visits-store.ts'

type Unlocated = Omit<RunStop, 'digipin' | 'turn'>

/** @returns each stop with the place of its door, as a DIGIPIN; null where it isn't known */
export async function locateDoors<S extends Unlocated>(
  db: Db,
  stops: readonly S[],
  learnsDoors: boolean,
): Promise<(S & { digipin: string | null })[]> {
  const located = stops.map((stop) => ({ ...stop, digipin: digipinOfPin(stop) }))
  const unknown = located.filter(({ digipin }) => digipin === null)
  if (!learnsDoors || unknown.length === 0) return located
  const visits = await selectVisits(
    db,
    unknown.map(({ orderId }) => orderId),
  )
  return located.map((stop) => {
    if (stop.digipin !== null) return stop
    const address = stop.address.toLowerCase()
    const here = visits.filter(
      (visit) => visit.orderId === stop.orderId && visit.address.toLowerCase() === address,
    )
    return { ...stop, digipin: learnedDoor(here.map(({ digipin }) => digipin)) }
  })
}

function digipinOfPin({ addressParts }: Unlocated): string | null {
  return addressParts?.point ? encodeDigipin(addressParts.point) : null
}
