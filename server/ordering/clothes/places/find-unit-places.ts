/** Finds the place of a bag or item, for staff. */
import type { BranchId } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type { whereIs as whereIsCall } from '#contract/clothes/places.ts'
import { readPartialOrderNumber, readOrderReference } from '#domain/orders/record/order-number.ts'
import { unmovedThreshold } from '#domain/clothes/places.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findOrderOfTag } from '../record/find-order-of-tag.ts'
import { selectUnitsWithPlaces, type Wanted } from './store.ts'
import { placedUnitView } from './view.ts'

/** @param typed a tag, an order's number or how a name begins; nothing for what hasn't moved for long */
export async function findUnitPlaces(
  { db, clock, laundry }: Pick<Deps, 'db' | 'clock' | 'laundry'>,
  branch: BranchId,
  typed: string,
): Promise<AnswerOf<typeof whereIsCall>> {
  const { stillHours: still } = await laundry(branch).settings.current()
  const wanted: Wanted =
    typed === '' ? { stillSince: unmovedThreshold(clock(), still.hours) } : await read(db, typed)
  return {
    units: (await selectUnitsWithPlaces(db, wanted)).map(placedUnitView),
    stillHours: still.hours,
  }
}

async function read(db: Deps['db'], typed: string): Promise<Wanted> {
  const tagged = await findOrderOfTag(db, typed)
  if (tagged !== null) return { orderId: tagged }
  const soFar = readPartialOrderNumber(typed)
  if (soFar !== null) return { number: soFar }
  const reference = readOrderReference(typed)
  return reference?.kind === 'number' ? { number: reference.number } : { nameStart: typed }
}
