// Pictures that people send by WhatsApp: kept by the rules of pictures, or refused in words.
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { chat } from '#contract/help/chat.ts'
import { pictureOf } from '../../testing/stand-ins/whatsapp-people.ts'
import {
  ASHAS_NUMBER,
  asha,
  cloud,
  post,
  product,
  STRANGER,
  texts,
  threadOf,
} from './test-whatsapp.ts'

afterAll(() => cloud.close())

const PHOTO = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#c8452f' },
})
  .withExif({ IFD0: { Make: 'SecretCam' } })
  .jpeg()
  .toBuffer()
cloud.media.set('photo', PHOTO)
cloud.media.set('text', Buffer.from('<svg/>'))
cloud.media.set('large', Buffer.alloc(11 * 1024 * 1024))

it('are attachments with their words, stripped of what the camera wrote', async () => {
  await post([{ from: ASHAS_NUMBER, content: pictureOf('photo', 'This stain') }])
  const { body } = await asha.call(chat, {})
  const [message] = body.chat!.messages
  expect(message).toMatchObject({ text: 'This stain', pictures: [{ _id: expect.any(String) }] })
  const { rawPayload } = await product.app.inject({
    url: message!.pictures[0]!.imageUrl,
    headers: { cookie: asha.cookieHeader() },
  })
  const { format, exif } = await sharp(rawPayload).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
})

it('of a person without an account are seen by staff alone', async () => {
  await post([{ from: STRANGER, content: pictureOf('photo') }])
  const [message] = await threadOf('Tara')
  const { imageUrl } = message!.pictures[0]!
  expect((await asha.send({ url: imageUrl })).status).toBe(404)
  expect((await product.newBrowser().send({ url: imageUrl })).status).toBe(404)
})

it.each([
  ['text', 'We can’t open this picture. Please send it as JPEG, PNG or WebP.'],
  ['large', 'This picture is too large for us. Please send a smaller one.'],
  ['gone', 'We couldn’t open this picture. Please send it again.'],
])('that can’t be kept (%s) are refused by a sentence, and named in the chat', async (id, why) => {
  await post([{ from: ASHAS_NUMBER, content: pictureOf(id) }])
  const [message] = await threadOf('Asha Rao')
  expect(message).toMatchObject({ text: 'Sent a picture. It can’t be shown here.', pictures: [] })
  expect(texts()).toEqual([{ to: ASHAS_NUMBER.phone, text: why }])
})

it('are asked for again while WhatsApp is away', async () => {
  cloud.answers.push({ status: 503 })
  await post([{ from: ASHAS_NUMBER, content: pictureOf('photo') }])
  expect((await threadOf('Asha Rao'))[0]!.pictures).toHaveLength(1)
})
