// Pictures that staff send to people who write by WhatsApp.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { answerChat } from '#contract/help/help-desk.ts'
import type { MessagePicture } from '#contract/help/help-pictures.ts'
import { newForm } from '../../testing/forms.ts'
import { textOf } from '../../testing/stand-ins/whatsapp-people.ts'
import {
  ASHAS_NUMBER,
  chatIdOf,
  cloud,
  post,
  product,
  reportFates,
  settled,
  staff,
  STRANGER,
  texts,
  threadOf,
} from './test-whatsapp.ts'

afterAll(() => cloud.close())
beforeEach(() => {
  product.clock.set('2025-06-18T06:30:00.000Z')
  cloud.uploads.clear()
})

const PHOTO = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#c8452f' },
})
  .png()
  .toBuffer()

async function upload(): Promise<string> {
  const form = await newForm({}, { bytes: PHOTO })
  const sent = await staff.send({ method: 'POST', url: '/api/help/pictures', ...form })
  expect(sent.status).toBe(201)
  return (sent.body as MessagePicture)._id
}

async function answer(name: string, text: string, count: number) {
  const pictures: string[] = []
  for (let each = 0; each < count; each += 1) pictures.push(await upload())
  const params = { id: await chatIdOf(name) }
  const given = await staff.call(answerChat, {
    params,
    body: { clientId: randomUUID(), text, pictures },
  })
  expect(given.status).toBe(201)
  await settled()
}

async function asks(from: typeof STRANGER) {
  await post([{ from, content: textOf('Hello?') }])
  cloud.texts.length = 0
}

it('arrive as pictures, with the words below the first, also without an account', async () => {
  await asks(STRANGER)
  await answer('Tara', 'This stain stays.', 2)
  expect(new Set(texts().map(({ text }) => text))).toEqual(new Set(['', 'This stain stays.']))
  for (const { picture } of cloud.texts) {
    const { format, width } = await sharp(picture).metadata()
    expect([format, width]).toEqual(['jpeg', 400])
  }
  expect((await threadOf('Tara')).at(-1)).toMatchObject({
    pictures: [{}, {}],
    fate: { state: 'sent' },
  })
  cloud.texts[1]!.code = 131_026
  await reportFates('read')
  expect((await threadOf('Tara')).at(-1)).toMatchObject({ fate: { state: 'failed' } })
})

it('come after words that are too long for a caption', async () => {
  await asks(STRANGER)
  const words = 'We looked at it. '.repeat(70).trim()
  await answer('Tara', words, 1)
  const sent = new Set(cloud.texts.map(({ text, picture }) => `${picture ? 'picture' : text}`))
  expect(sent).toEqual(new Set(['picture', words]))
})

it('are a link for a customer where WhatsApp takes no file', async () => {
  await asks(ASHAS_NUMBER)
  cloud.answers.push({ status: 400, code: 131_053 })
  await answer('Asha Rao', 'Look.', 1)
  expect(texts()).toEqual([
    {
      to: ASHAS_NUMBER.phone,
      text: 'Look.\n\nWe sent a picture. See it here: http://localhost:3000/help?chat=open',
    },
  ])
  expect(cloud.uploads.size).toBe(0)
})

it('are tried again for a person without an account', async () => {
  await asks(STRANGER)
  cloud.answers.push({ status: 503 })
  await answer('Tara', 'Look.', 1)
  expect(cloud.texts.map(({ text, picture }) => [text, picture !== undefined])).toEqual([
    ['Look.', true],
  ])
})
