/** People who send pictures at the help desk, for tests. */
import sharp from 'sharp'
import { beforeEach, expect } from 'vitest'
import type { MessagePicture } from '#contract/help/help-pictures.ts'
import { newForm } from '../../testing/forms.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

export const product = await testProduct()
export const staff = await product.person({ role: 'admin', name: 'Meera Nair' })
export let asha: SignedIn
export let ravi: SignedIn
beforeEach(async () => {
  asha = await product.person({ name: 'Asha Rao' })
  ravi = await product.person({ name: 'Ravi' })
})

/** A photo with the place where it was taken. */
const PHOTO = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#c8452f' },
})
  .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '12/1 58/1 17/1' } })
  .jpeg()
  .toBuffer()

/** Sends a file as a picture and answers as the call does. */
export async function sendPictureFile(person: SignedIn, bytes: Uint8Array = PHOTO) {
  const form = await newForm({}, { bytes })
  const answer = await person.send({ method: 'POST', url: '/api/help/pictures', ...form })
  return { ...answer, body: answer.body as MessagePicture }
}

export async function makeSentPicture(person: SignedIn): Promise<MessagePicture> {
  const { status, body, message } = await sendPictureFile(person)
  expect(message).toBeUndefined()
  expect(status).toBe(201)
  return body
}

/** How a picture is answered to somebody: 200 or 404. */
export async function readPictureAs(
  person: Pick<SignedIn, 'send'>,
  { imageUrl, thumbnailUrl }: MessagePicture,
): Promise<number> {
  const [large, small] = [
    await person.send({ url: imageUrl }),
    await person.send({ url: thumbnailUrl }),
  ]
  expect(small.status).toBe(large.status)
  return large.status
}

export const countStrayPictures = () =>
  product.db.selectFrom('stray_pictures').select('id').execute()
