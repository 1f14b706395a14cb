/** Photos and garments of customers whose clothes tests count in. */
import sharp from 'sharp'
import { addUnitPicture, describeUnit, replaceTag } from '#contract/custody-pieces.ts'
import { addGarment, type Garment } from '#contract/garments.ts'
import type { InputOf } from '#contract/call.ts'
import { formOf } from '../../testing/forms.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { asha, plant } from './test-custody.ts'

type Ordered = { _id: string }

async function jpeg(background = '#c8452f'): Promise<Buffer> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  return image.jpeg().toBuffer()
}

export async function sendPhoto(bytes: Uint8Array, by: SignedIn = plant) {
  const form = await formOf({}, { bytes })
  return by.send({ method: 'POST', url: addUnitPicture.path, ...form })
}

/** A photo that was sent, by its id. */
export async function photo(by: SignedIn = plant): Promise<string> {
  return ((await sendPhoto(await jpeg(), by)).body as { _id: string })._id
}

export async function garment(name = 'Silk shirt', who: SignedIn = asha): Promise<Garment> {
  const body = { name, category: 'shirts' as const, never: 'tumble_drying,bleach' }
  return (await who.call(addGarment, { body })).body
}

export const describe = (
  order: Ordered,
  unit: number,
  body: Partial<InputOf<typeof describeUnit>['body']>,
) =>
  plant.call(describeUnit, {
    params: { id: order._id, unit },
    body: { stage: 'packing', ...body },
  })

export const retag = (order: Ordered, unit: number, tag: string, headers = {}) =>
  plant.call(replaceTag, { params: { id: order._id, unit }, ...headers, body: { tag } })
