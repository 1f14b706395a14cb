/** Set-up for tests of clothes: photos of pieces, and counted orders. */
import sharp from 'sharp'
import type { InputOf } from '#contract/base/call.ts'
import { addUnitPicture } from '#contract/clothes/custody-pieces.ts'
import { receiveUnits, type CustodyOrder } from '#contract/clothes/custody.ts'
import type { Client } from './client.ts'
import { newForm } from './forms.ts'

type Units = InputOf<typeof receiveUnits>['body']['units']

/** A photo as a phone sends it, small. */
export function jpegPhoto(background = '#c8452f'): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** Sends a picture to a call that takes one, unless `bytes` are none. */
export async function sendPhoto(by: Client, url: string = addUnitPicture.path, bytes?: Uint8Array) {
  const form = await newForm({}, { bytes: bytes ?? (await jpegPhoto()) })
  return by.send({ method: 'POST', url, ...form })
}

/** A picture that was sent, by its id. */
export async function sendPhotoReturningId(by: Client, url?: string): Promise<string> {
  return ((await sendPhoto(by, url)).body as { _id: string })._id
}

/** Counts an order's clothes in, which must succeed: one bag, unless `units` say otherwise. */
export async function countIn(
  staff: Client,
  { _id: id }: { _id: string },
  units: Units = [{ kind: 'bag' }],
): Promise<CustodyOrder> {
  const answer = await staff.call(receiveUnits, { params: { id }, body: { units, seen: 0 } })
  if (answer.status !== 200)
    throw new Error(`Counting in answered ${answer.status}: ${answer.message}`)
  return answer.body
}
