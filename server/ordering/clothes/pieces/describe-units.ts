/** Describes units at intake and packing: name, garment and condition. */
import { branchOfOrder } from '#domain/base/branch.ts'
import {
  MOST_PHOTOS_OF_UNIT,
  type CustodyContent,
  type PhotoStage,
} from '#domain/clothes/custody.ts'
import type { LockedOrder } from '../../../order/locked-order.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Tx } from '../../../database/transaction.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { addGarmentsToOrder } from '../../garments/add-garments-to-order.ts'
import { refuseUncountableItems } from '../record/paying-lines.ts'
import {
  attachPhotosToUnits,
  countPhotos,
  selectGarmentsOfUnits,
  lockUnattachedPhotos,
  updateUnits,
} from './pieces-store.ts'
import { recordHandOver, saltNote } from '../chain/write-hand-over.ts'

/** What is said of one unit; what is left out stays as it is. */
interface SaidOfUnit {
  number: number
  name?: string | undefined
  garment?: string | null | undefined
  /** What it was counted as, by the item of the price list: nothing of the chain. */
  item?: string | null | undefined
  pictures?: readonly string[] | undefined
}

/** What the chain gets of it, and what is stored beside once the units are there. */
export interface Described {
  writes: { content: CustodyContent }[]
  store(): Promise<void>
}

/**
 * Looks whether it can be said; the order is locked. What says nothing is left out.
 * @param staff who sent the photos
 * @param said of units that are there, or come with what is written first
 * @throws AppError `unknown_garment` for what isn't in the customer's wardrobe; `not_found` for a photo that the
 *   person didn't take or that is gone; `invalid_input` for a garment that came in already, and for too many photos
 * @returns null where nothing is said
 */
export async function describeUnitsInTransaction(
  tx: Tx,
  order: LockedOrder,
  staff: Pick<Person, 'id'>,
  said: readonly SaidOfUnit[],
  stage: PhotoStage,
): Promise<Described | null> {
  const described = said
    .map(({ number, name = '', garment, item, pictures = [] }) => {
      const text = name.replaceAll(/\s+/g, ' ').trim()
      return {
        number,
        item,
        name: text === '' ? null : saltNote(text),
        garment: garment?.toLowerCase() ?? garment,
        pictures: [...new Set(pictures.map((id) => id.toLowerCase()))],
      }
    })
    .filter(
      ({ name, garment, item, pictures }) =>
        name !== null || garment !== undefined || item !== undefined || pictures.length > 0,
    )
  if (described.length === 0) return null
  await refuseGarments(tx, order, described)
  const photos = described.flatMap(({ number, pictures }) => pictures.map((id) => ({ id, number })))
  const digestOf = await readDigests(tx, order, staff, photos, stage)
  const units = described
    .filter(
      ({ name, garment, pictures }) =>
        name !== null || garment !== undefined || pictures.length > 0,
    )
    .map(({ number, name, pictures }) => ({
      number,
      ...(name && { name: name.commitment }),
      ...(pictures.length > 0 && { photos: pictures.map((id) => digestOf.get(id)!) }),
    }))
  return {
    writes: units.length === 0 ? [] : [{ content: { kind: 'described', units, when: stage } }],
    async store() {
      await updateUnits(tx, order.id, described)
      await attachPhotosToUnits(tx, order.id, stage, photos)
    },
  }
}

/** A garment comes in once with an order. */
async function refuseGarments(
  tx: Tx,
  order: LockedOrder,
  described: readonly { number: number; garment?: string | null | undefined }[],
): Promise<void> {
  const garments = described.flatMap(({ number, garment }) =>
    garment ? [{ number, id: garment }] : [],
  )
  if (garments.length === 0) return
  const names = await addGarmentsToOrder(
    tx,
    order,
    garments.map(({ id }) => id),
  )
  const taken = await selectGarmentsOfUnits(tx, order.id)
  const twice = garments.find(
    ({ number, id }, index) =>
      garments.findIndex((each) => each.id === id) !== index ||
      taken.some((unit) => unit.garment_id === id && unit.number !== number),
  )
  if (twice === undefined) return
  const said = { number: order.number, garment: names.get(twice.id)! }
  throw new AppError('invalid_input', say('garmentTwice', said))
}

async function readDigests(
  tx: Tx,
  order: LockedOrder,
  staff: Pick<Person, 'id'>,
  photos: readonly { id: string; number: number }[],
  stage: PhotoStage,
): Promise<ReadonlyMap<string, string>> {
  if (photos.length === 0) return new Map()
  const ids = photos.map(({ id }) => id)
  const found = await lockUnattachedPhotos(tx, staff.id, ids)
  // One photo is of one unit.
  if (found.length < ids.length) throw new AppError('not_found', say('photoGone'))
  const counts = new Map(await countPhotos(tx, order.id, stage))
  for (const { number } of photos) {
    const count = (counts.get(number) ?? 0) + 1
    counts.set(number, count)
    if (count > MOST_PHOTOS_OF_UNIT)
      throw new AppError(
        'invalid_input',
        say('manyPhotos', { unit: number, most: MOST_PHOTOS_OF_UNIT }),
      )
  }
  return new Map(found.map(({ id, digest }) => [id, digest]))
}

/**
 * @throws AppError those of `recordHandOver`, `refuseUncountableItems` and `describeUnitsInTransaction`; `invalid_input` for a number that the order doesn't have
 */
export async function describeUnit(
  deps: Deps,
  staff: Person,
  orderId: string,
  { stage, ...body }: SaidOfUnit & { stage: PhotoStage },
  key: string | null,
): Promise<void> {
  const asked = { orderId, key, body: { stage, ...body } }
  const catalogue = await deps.laundry(branchOfOrder({ id: orderId })).catalogue.current()
  await recordHandOver(deps, staff, asked, async ({ tx, order, standing, ...atHand }, at) => {
    const { number: unit } = body
    if (!standing.units[unit - 1])
      throw new AppError('invalid_input', say('noSuchUnit', { number: order.number, unit }))
    await refuseUncountableItems(tx, catalogue, order.id, [body.item])
    const described = await describeUnitsInTransaction(tx, order, staff, [body], stage)
    if (described === null) return []
    if (described.writes.length > 0) await atHand.write(described.writes)
    await described.store()
    return [orderEvent('order.piece_described', order, staff.id, at, { unit })]
  })
}
