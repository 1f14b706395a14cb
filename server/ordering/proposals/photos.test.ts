import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { receiveUnits } from '#contract/clothes/custody.ts'
import { addUnitPicture } from '#contract/clothes/custody-pieces.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { addProposalPicture, readProposal, type Proposal } from '#contract/orders/proposals.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { PICTURE_MAX_BYTES } from '#domain/base/pictures.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Client } from '../../testing/client.ts'
import { newForm } from '../../testing/forms.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { deleteOldUnitPhotos } from '../clothes/pieces/forget-photos.ts'
import { deleteUnusedUnitPhotos } from '../clothes/pieces/add-unit-picture.ts'
import { custodyData } from '../clothes/personal-data.ts'
import { removeStrayPictures } from '../garments/remove-stray-pictures.ts'
import { endUnansweredProposals } from './end-unanswered-proposals.ts'
import { proposalData } from './personal-data.ts'
import {
  reduceOrderLines,
  answerLine,
  readMailedKey,
  ownOrderParams,
  orderParams,
  product,
  makeProposal,
  staff,
} from './test-proposals.ts'

let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha' })
})

const SHIRT = 'dry-cleaning-shirt'
const STAIN = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8452f' } })
  .jpeg()
  .toBuffer()

async function send(
  who: SignedIn,
  bytes: Uint8Array = STAIN,
  path: string = addProposalPicture.path,
) {
  return who.send({ method: 'POST', url: path, ...(await newForm({}, { bytes })) })
}

async function sent(who: SignedIn = staff, path: string = addProposalPicture.path) {
  return ((await send(who, STAIN, path)).body as { _id: string })._id
}

const withPhoto = (order: { _id: string }, photo: string, itemId = SHIRT) =>
  makeProposal(order, undefined, { photos: { [itemId]: photo } })

const photoOf = ({ lines }: Proposal, itemId = SHIRT) =>
  lines.find((line) => line.itemId === itemId)!.photo

const seen = async (who: Client, url: string) =>
  (await who.send({ method: 'GET', url, headers: {} })).status

/** A proposal with a photo of its shirt, as somebody reads it by its link. */
async function byLink() {
  const order = await placed(asha)
  const { body: proposal } = await withPhoto(order, await sent())
  const key = await readMailedKey(asha)
  const visitor = product.newBrowser()
  const read = async () =>
    (
      await visitor.call(readProposal, {
        ...ownOrderParams(order),
        headers: { 'proposal-key': key },
      })
    ).body
  return { order, proposal, visitor, read, key }
}

describe('a photo beside a line', () => {
  it('appears to its customer and staff only', async () => {
    const order = await placed(asha)
    const { status, body } = await withPhoto(order, await sent())
    expect([status, photoOf(body, 'wash-fold')]).toEqual([201, null])
    const { imageUrl, thumbnailUrl } = photoOf(body)!
    const ben = await product.person({ name: 'Ben' })
    const plant = await product.person({ preset: 'plant' })
    for (const url of [imageUrl, thumbnailUrl])
      expect(
        await Promise.all(
          [asha, staff, ben, plant, product.newBrowser()].map((who) => seen(who, url)),
        ),
      ).toEqual([200, 200, 404, 404, 404])
    const read = await asha.call(readProposal, ownOrderParams(order))
    expect(photoOf(read.body)).toEqual(photoOf(body))
  })

  it('may be the photo of a unit of the order, which keeps it too', async () => {
    const order = await placed(asha)
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'picked_up' } })
    const picture = await sent(staff, addUnitPicture.path)
    const units = [{ kind: 'item' as const, pictures: [picture] }]
    const counted = await staff.call(receiveUnits, {
      ...orderParams(order),
      body: { units, seen: 0 },
    })
    const { status, body } = await withPhoto(order, picture)
    expect([status, photoOf(body)?._id]).toEqual([201, picture])
    expect(await seen(asha, counted.body.units[0]!.pictures[0]!.imageUrl)).toBe(200)
    // Two lines, and a proposal that replaces the first, may show the same.
    const again = await makeProposal(order, undefined, {
      photos: { [SHIRT]: picture, 'wash-fold': picture },
    })
    expect(again.body.lines.map(({ photo }) => photo?._id)).toEqual([picture, picture])
  })

  it('refuses one of another order or person, or one that does not exist', async () => {
    const other = await placed(await product.person())
    const { body } = await withPhoto(other, await sent())
    const colleague = await product.person({ role: 'admin' })
    const order = await placed(asha)
    for (const photo of [photoOf(body)!._id, await sent(colleague), other._id]) {
      const refused = await withPhoto(order, photo)
      expect([refused.status, refused.message]).toEqual([
        404,
        'A photo you took is no longer there. Please take it again.',
      ])
    }
    const read = await asha.call(readProposal, ownOrderParams(order))
    expect(read.code).toBe('order_not_found')
  })

  it('refuses a file that is no picture, too large, or from staff who may not ask', async () => {
    expect((await send(staff, Buffer.from('<svg/>'))).code).toBe('unsupported_media')
    const large = await send(staff, new Uint8Array(PICTURE_MAX_BYTES + 1))
    expect(large.code).toBe('too_large')
    const plant = await product.person({ preset: 'plant' })
    expect((await send(plant)).status).toBe(403)
    expect((await send(asha)).status).toBe(403)
    const none = await staff.send({ method: 'POST', url: addProposalPicture.path, payload: {} })
    expect(none.code).toBe('bad_request')
  })
})

describe('a proposal opened by its link', () => {
  it('shows only its own photos, only with the key in their addresses, and uncached', async () => {
    const { order, visitor, read } = await byLink()
    const { imageUrl } = photoOf(await read())!
    const answered = await product.app.inject({ url: imageUrl })
    expect([answered.statusCode, answered.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ])
    expect(await seen(visitor, imageUrl.split('?')[0]!)).toBe(404)
    expect(await seen(visitor, `${imageUrl}x`)).toBe(404)
    // Another order's photo, by the key of this one.
    const { body: foreign } = await withPhoto(await placed(await product.person()), await sent())
    const { _id } = photoOf(foreign)!
    expect(await seen(visitor, imageUrl.replace(photoOf(await read())!._id, _id))).toBe(404)
    // What else there is of the order stays behind the sign-in.
    await staff.call(setOrderStatus, { ...orderParams(order), body: { status: 'picked_up' } })
    const picture = await sent(staff, addUnitPicture.path)
    const units = [{ kind: 'item' as const, pictures: [picture] }]
    await staff.call(receiveUnits, { ...orderParams(order), body: { units, seen: 0 } })
    expect(await seen(visitor, imageUrl.replace(photoOf(await read())!._id, picture))).toBe(404)
  })

  it('shows photos after the answer too, until the time to answer is over', async () => {
    const { order, proposal, visitor, read, key } = await byLink()
    const { imageUrl } = photoOf(proposal)!
    const url = photoOf(await read())!.imageUrl
    await answerLine(visitor, proposal, 'wash-fold', 'leave', key)
    const last = await answerLine(visitor, proposal, SHIRT, 'do', key)
    expect(photoOf(last.body)?.imageUrl).toBe(url)
    expect(await seen(visitor, url)).toBe(200)
    product.clock.set(proposal.answerUntil)
    await endUnansweredProposals(product.deps)
    expect([await seen(visitor, url), photoOf(await read())]).toEqual([404, null])
    const owners = await asha.call(readProposal, ownOrderParams(order))
    expect(photoOf(owners.body)).not.toBeNull()
    expect(await seen(asha, imageUrl)).toBe(200)
  })

  it('uses photo addresses that neither show the proposal nor answer it', async () => {
    const { order, proposal, visitor, read, key } = await byLink()
    const { imageUrl } = photoOf(await read())!
    const opens = new URL(imageUrl, 'http://site.invalid').searchParams.get('key')!
    const headers = { 'proposal-key': opens }
    const shown = await visitor.call(readProposal, { ...ownOrderParams(order), headers })
    expect(shown.code).toBe('order_not_found')
    const answered = await answerLine(visitor, proposal, SHIRT, 'do', opens)
    expect(answered.code).toBe('order_not_found')
    expect(await seen(visitor, imageUrl.replace(opens, key))).toBe(404)
    expect(await seen(visitor, imageUrl)).toBe(200)
  })

  it('shows no photo once the order has changed', async () => {
    const { order, visitor, read } = await byLink()
    const { imageUrl } = photoOf(await read())!
    await reduceOrderLines(order)
    expect([await seen(visitor, imageUrl), photoOf(await read())]).toEqual([404, null])
  })
})

describe('the photo of a proposal', () => {
  const at = (days: number) => ({
    db: product.db,
    clock: () => new Date(product.deps.clock().getTime() + days * DAY_MS),
  })

  it('is kept as long as photos of clothes, but only a day when no customer was asked with it', async () => {
    const order = await placed(asha)
    const { _id, imageUrl } = photoOf((await withPhoto(order, await sent())).body)!
    const unused = await sent()
    await staff.call(setOrderStatus, {
      ...orderParams(order),
      body: { status: 'cancelled', reason: 'Not wanted' },
    })
    const isLeft = async (id: string) =>
      (
        await product.db
          .selectFrom('unit_pictures')
          .where('picture_id', '=', id)
          .selectAll()
          .execute()
      ).length === 1
    expect(await isLeft(unused)).toBe(true)
    await deleteUnusedUnitPhotos(at(2))
    expect([await isLeft(unused), await isLeft(_id)]).toEqual([false, true])
    await deleteOldUnitPhotos(at(179))
    expect(await seen(asha, imageUrl)).toBe(200)
    await deleteOldUnitPhotos(at(181))
    await removeStrayPictures(product.deps)
    expect([await isLeft(_id), await seen(asha, imageUrl)]).toEqual([false, 404])
    const read = await asha.call(readProposal, ownOrderParams(order))
    expect(photoOf(read.body)).toBeNull()
  })

  it('is in the customer’s export, and is erased with the customer', async () => {
    const order = await placed(asha)
    const { _id, imageUrl } = photoOf((await withPhoto(order, await sent())).body)!
    const { _id: id, email } = asha.user
    const files = []
    for (const data of [proposalData, custodyData])
      for await (const file of data.collect(product.deps, { id, email })) files.push(file)
    expect(JSON.stringify(files[0])).toContain(`"photo":"pictures/${_id}.webp"`)
    expect(files.map(({ name }) => name)).toContain(`pictures/${_id}.webp`)
    for (const data of [proposalData, custodyData])
      await inTransaction(product.db, (tx) =>
        data.erase(
          tx,
          product.deps,
          { id, email, isEmailProven: true, isAgain: false },
          product.deps.clock(),
        ),
      )
    await removeStrayPictures(product.deps)
    const left = await staff.call(readProposal, ownOrderParams(order))
    expect([photoOf(left.body), await seen(staff, imageUrl)]).toEqual([null, 404])
  })
})
