// Pictures in tickets and chats: who sees them, refused files, and deletion.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { beginChat, chat, sendChat } from '#contract/help/chat.ts'
import { adminChats, adminTicket, answerChat, answerTicket } from '#contract/help/help-desk.ts'
import { openTicket, replyToTicket, ticketByNumber } from '#contract/help/tickets.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { removeStrayPictures } from '../../ordering/garments/remove-stray-pictures.ts'
import { forgetUnsentPictures } from './add-picture.ts'
import {
  asha,
  product,
  ravi,
  readPictureAs,
  sendPictureFile,
  makeSentPicture,
  staff,
  countStrayPictures,
} from './test-pictures.ts'

const OPENED = { subject: 'A stain', message: 'On the sleeve.' }

async function ticketWith(pictures: string[]): Promise<string> {
  const { status, body } = await asha.call(openTicket, { body: { ...OPENED, pictures } })
  expect(status).toBe(201)
  return body.ticket.number
}

describe('a picture of a ticket', () => {
  it('is made smaller, and loses the place where it was taken', async () => {
    const { imageUrl, thumbnailUrl } = await makeSentPicture(asha)
    const answer = await product.app.inject({
      url: imageUrl,
      headers: { cookie: asha.cookieHeader() },
    })
    expect(answer.headers['cache-control']).toMatch(/^private/)
    const { format, width, exif } = await sharp(answer.rawPayload).metadata()
    expect([format, width, exif]).toEqual(['webp', 400, undefined])
    expect(answer.rawPayload.includes('SecretCam')).toBe(false)
    expect((await asha.send({ url: thumbnailUrl })).status).toBe(200)
  })

  it('appears to its customer and staff, and not to everyone else', async () => {
    const picture = await makeSentPicture(asha)
    // Nobody else sees it before it is in a message either, but for staff.
    expect(await readPictureAs(ravi, picture)).toBe(404)
    await ticketWith([picture._id])
    expect(await readPictureAs(asha, picture)).toBe(200)
    expect(await readPictureAs(staff, picture)).toBe(200)
    expect(await readPictureAs(ravi, picture)).toBe(404)
    expect(await readPictureAs(product.newBrowser() as typeof asha, picture)).toBe(404)
  })

  it('can be sent by both sides, with or without text, and keeps the sending order', async () => {
    const [one, two] = [await makeSentPicture(asha), await makeSentPicture(asha)]
    const number = await ticketWith([two._id, one._id])
    const answered = await makeSentPicture(staff)
    const body = { message: '', pictures: [answered._id] }
    expect((await staff.call(answerTicket, { params: { number }, body })).status).toBe(201)
    const again = await makeSentPicture(asha)
    const reply = { message: 'So it is.', pictures: [again._id] }
    const { body: ticket } = await asha.call(replyToTicket, { params: { number }, body: reply })
    expect(ticket.messages.map(({ text, pictures }) => [text, pictures])).toEqual([
      ['On the sleeve.', [one, two]],
      ['', [answered]],
      ['So it is.', [again]],
    ])
    expect(await readPictureAs(asha, answered)).toBe(200)
    const { body: desk } = await staff.call(adminTicket, { params: { number } })
    expect(desk.messages[0]!.pictures).toEqual([one, two])
    const mails = await readMailsTo(product, asha.user.email, 2)
    const mail = mails.find(({ text }) => text?.includes('picture'))
    expect(mail?.text).toContain('We sent a picture: see it in our Help Centre.')
  })

  it('appears in a note to staff only', async () => {
    const number = await ticketWith([])
    const picture = await makeSentPicture(staff)
    const body = { message: 'Look', pictures: [picture._id], internal: true }
    await staff.call(answerTicket, { params: { number }, body })
    expect(await readPictureAs(asha, picture)).toBe(404)
    const { body: mine } = await asha.call(ticketByNumber, { params: { number } })
    expect(mine.messages).toHaveLength(1)
  })
})

describe('sending pictures', () => {
  it('refuses another person’s picture, one already in a message, and one never uploaded', async () => {
    const [foreign, used] = [await makeSentPicture(ravi), await makeSentPicture(asha)]
    await ticketWith([used._id])
    for (const _id of [foreign._id, used._id, randomUUID()]) {
      const answer = await asha.call(openTicket, { body: { ...OPENED, pictures: [_id] } })
      expect([answer.status, answer.code]).toEqual([404, 'not_found'])
      expect(answer.message).toBe(
        'We no longer have one of the pictures. Please remove it and add it again.',
      )
    }
    const mine = await product.db
      .selectFrom('tickets')
      .select('id')
      .where('user_id', '=', asha.user._id)
      .execute()
    expect(mine).toHaveLength(1)
  })

  it('allows five pictures in a message, and requires text or pictures', async () => {
    const number = await ticketWith([])
    const ids = Array.from({ length: 6 }, () => randomUUID())
    const many = await asha.call(replyToTicket, {
      params: { number },
      body: { message: 'x', pictures: ids },
    })
    expect([many.status, many.message]).toEqual([422, 'At most 5 pictures go with one message.'])
    const none = await asha.call(replyToTicket, { params: { number }, body: { message: ' ' } })
    expect([none.status, none.message]).toEqual([422, 'Message is required.'])
    const empty = await asha.call(sendChat, { body: { clientId: randomUUID(), text: '' } })
    expect([empty.status, empty.message]).toEqual([422, 'Message is required.'])
  })

  it('refuses a file that isn’t a picture, and any beyond the limit of one person', async () => {
    const before = await countStrayPictures()
    expect((await sendPictureFile(asha, Buffer.from('<svg/>'))).code).toBe('unsupported_media')
    expect((await asha.send({ method: 'POST', url: '/api/help/pictures', payload: {} })).code).toBe(
      'bad_request',
    )
    expect(await countStrayPictures()).toEqual(before)
    for (let count = 2; count < 20; count += 1)
      expect((await sendPictureFile(asha, new Uint8Array())).status).toBe(415)
    expect((await sendPictureFile(asha)).code).toBe('too_many_requests')
    expect((await product.visitor.send({ method: 'POST', url: '/api/help/pictures' })).status).toBe(
      401,
    )
  })

  it('opens one ticket when a request with pictures is sent twice', async () => {
    const { _id } = await makeSentPicture(asha)
    const request = {
      body: { ...OPENED, pictures: [_id] },
      headers: { 'idempotency-key': randomUUID() },
    }
    const [first, second] = [
      await asha.call(openTicket, request),
      await asha.call(openTicket, request),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.ticket).toEqual(first.body.ticket)
  })
})

describe('a picture of a chat', () => {
  it('can be sent by both sides and appears to them only', async () => {
    const picture = await makeSentPicture(asha)
    const body = { clientId: randomUUID(), text: '', pictures: [picture._id] }
    await asha.call(sendChat, { body })
    // The same message again is stored once.
    const { body: mine } = await asha.call(sendChat, { body })
    expect(mine.chat!.messages.map(({ text, pictures }) => [text, pictures])).toEqual([
      ['', [picture]],
    ])
    const { body: chats } = await staff.call(adminChats, {})
    const { _id: id, lastMessage } = chats.find(({ customer }) => customer?._id === asha.user._id)!
    expect(lastMessage.pictures).toEqual([picture])
    const back = await makeSentPicture(staff)
    const answer = { clientId: randomUUID(), text: 'This one?', pictures: [back._id] }
    await staff.call(answerChat, { params: { id }, body: answer })
    expect((await asha.call(chat, {})).body.chat!.messages[1]!.pictures).toEqual([back])
    expect([await readPictureAs(asha, back), await readPictureAs(staff, picture)]).toEqual([
      200, 200,
    ])
    expect([await readPictureAs(ravi, back), await readPictureAs(ravi, picture)]).toEqual([
      404, 404,
    ])
  })

  it('appears to a visitor in their own browser, but can’t be sent by visitors', async () => {
    const tara = product.newBrowser()
    await tara.call(beginChat, { body: { name: 'Tara' } })
    await tara.call(sendChat, { body: { clientId: randomUUID(), text: 'Do you do this?' } })
    const { body: chats } = await staff.call(adminChats, {})
    const { _id: id } = chats.find(({ name }) => name === 'Tara')!
    const picture = await makeSentPicture(staff)
    const body = { clientId: randomUUID(), text: '', pictures: [picture._id] }
    await staff.call(answerChat, { params: { id }, body })
    expect(await readPictureAs(tara as typeof asha, picture)).toBe(200)
    expect(await readPictureAs(product.newBrowser() as typeof asha, picture)).toBe(404)
    const own = {
      clientId: randomUUID(),
      text: 'Mine',
      pictures: [(await makeSentPicture(asha))._id],
    }
    expect((await tara.call(sendChat, { body: own })).status).toBe(404)
  })
})

describe('uploaded pictures', () => {
  it('disappear after a day without a message, and with their ticket', async () => {
    const [unsent, used] = [await makeSentPicture(asha), await makeSentPicture(asha)]
    const number = await ticketWith([used._id])
    product.clock.set(new Date(product.clock.read().getTime() + 25 * 3_600_000).toISOString())
    await forgetUnsentPictures(product.deps)
    await removeStrayPictures(product.deps)
    expect([await readPictureAs(staff, unsent), await readPictureAs(staff, used)]).toEqual([
      404, 200,
    ])
    await product.db.deleteFrom('tickets').where('number', '=', number).execute()
    expect((await countStrayPictures()).map(({ id }) => id)).toContain(used._id)
    await removeStrayPictures(product.deps)
    expect(await countStrayPictures()).toEqual([])
    const key = `pictures/${used._id.slice(-2)}/${used._id}-large.webp`
    expect(await product.deps.files.get(key)).toBeNull()
  })
})
