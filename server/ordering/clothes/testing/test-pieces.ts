/** Customers' photos and garments, for tests of counting in. */
import { describeUnit, replaceTag } from '#contract/clothes/custody-pieces.ts'
import { addGarment, type Garment } from '#contract/garments/garments.ts'
import type { InputOf } from '#contract/base/call.ts'
import { sendPhotoReturningId } from '../../../testing/clothes.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import { asha, plant } from './test-custody.ts'

type Ordered = { _id: string }

/** A photo that somebody at the plant sent, by its id. */
export const addPhoto = (by: SignedIn = plant) => sendPhotoReturningId(by)

export async function addTestGarment(name = 'Silk shirt', who: SignedIn = asha): Promise<Garment> {
  const body = { name, category: 'shirts' as const, never: 'tumble_drying,bleach' }
  return (await who.call(addGarment, { body })).body
}

export const describePiece = (
  order: Ordered,
  unit: number,
  body: Partial<InputOf<typeof describeUnit>['body']>,
) =>
  plant.call(describeUnit, {
    params: { id: order._id, unit },
    body: { stage: 'packing', ...body },
  })

export const replaceTagOf = (order: Ordered, unit: number, tag: string, headers = {}) =>
  plant.call(replaceTag, { params: { id: order._id, unit }, ...headers, body: { tag } })
