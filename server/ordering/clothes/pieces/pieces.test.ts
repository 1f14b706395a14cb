import { DAY_MS } from '#domain/base/time-zone.ts'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { orderClothes, scanTag } from '#contract/clothes/custody.ts'
import { garmentHistory, knownGarments } from '#contract/clothes/custody-pieces.ts'
import { readLostAndFound, reportMissing } from '#contract/clothes/lost-and-found.ts'
import { sendPhoto } from '../../../testing/clothes.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { removeStrayPictures } from '../../garments/remove-stray-pictures.ts'
import { deleteUnusedUnitPhotos } from './add-unit-picture.ts'
import { deleteOldUnitPhotos } from './forget-photos.ts'
import { custodyData } from '../personal-data.ts'
import {
  asha,
  bagInputs,
  readStoredChain,
  compareUnitsWithChain,
  readCustodyOf,
  keyHeader,
  packOrder,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
  setStatus,
  makeTestTags,
} from '../testing/test-custody.ts'
import { describePiece, addTestGarment, addPhoto, replaceTagOf } from '../testing/test-pieces.ts'

const seen = async (url: string, who = plant) =>
  (await who.send({ method: 'GET', url, headers: {} })).status
const clothes = async (order: { _id: string }, who = asha) =>
  (await who.call(orderClothes, { params: { orderId: order._id } })).body

it('counts a piece in with name, garment care and photo, and shows them to its owner', async () => {
  const order = await orderAtPlant()
  const shirt = await addTestGarment()
  const picture = await addPhoto()
  const { status, body, message } = await countInOrder(order, {
    units: [
      { kind: 'item', garment: shirt._id, pictures: [picture] },
      { kind: 'item', name: '  Blue   saree ' },
      ...bagInputs(1),
    ],
  })
  expect([status, message]).toEqual([200, undefined])
  expect(body.units).toMatchObject([
    {
      name: null,
      garment: { name: 'Silk shirt', never: ['tumble_drying', 'bleach'] },
      pictures: [{ _id: picture, stage: 'intake', at: expect.stringMatching(/^2025-/) }],
    },
    { name: 'Blue saree', garment: null, pictures: [] },
    { name: null, garment: null, pictures: [] },
  ])
  expect(body.events.map(({ kind, units }) => [kind, units])).toEqual([
    ['received', 3],
    ['described', 2],
  ])
  const { units } = await clothes(order)
  expect(units[0]).toMatchObject({ garment: { name: 'Silk shirt' }, pictures: [{ _id: picture }] })
  const { imageUrl } = units[0]!.pictures[0]!
  const stranger = await product.person()
  expect([
    await seen(imageUrl, asha),
    await seen(imageUrl),
    await seen(imageUrl, stranger),
  ]).toEqual([200, 200, 404])
})

it('puts hashes of the photo and the name into the chain, and no plain text', async () => {
  const order = await orderAtPlant()
  const picture = await addPhoto()
  await countInOrder(order, { units: [{ kind: 'item', name: 'Green kurta', pictures: [picture] }] })
  const [, described] = await readStoredChain(order)
  const answer = await product.app.inject({
    url: `/api/custody/pictures/${picture}/large`,
    headers: { cookie: asha.cookieHeader() },
  })
  const digest = createHash('sha256').update(answer.rawPayload).digest('hex')
  const { nonce } = await product.db
    .selectFrom('units')
    .select('name_nonce as nonce')
    .where('order_id', '=', order._id)
    .executeTakeFirstOrThrow()
  const name = createHash('sha256').update(`${nonce} Green kurta`).digest('hex')
  expect(described!.content).toEqual({
    kind: 'described',
    when: 'intake',
    units: [{ number: 1, name, photos: [digest] }],
  })
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
})

it('recognises a garment by its permanent tag at its next visit', async () => {
  const shirt = await addTestGarment('Wedding saree')
  const [tag] = await makeTestTags(1, 'item')
  const first = await orderAtPlant()
  await countInOrder(first, {
    units: [{ kind: 'item', tag: tag!, garment: shirt._id, stays: true }],
  })
  await packOrder(first, { units: [1] })
  await setStatus(first, 'completed')
  const { body } = await plant.call(scanTag, { params: { code: tag! } })
  expect(body).toMatchObject({ order: null, garment: { _id: shirt._id, name: 'Wedding saree' } })
  const second = await orderAtPlant()
  const known = (await plant.call(knownGarments, orderParams(second))).body
  expect(known.find(({ _id }) => _id === shirt._id)).toMatchObject({ tag, cleanCount: 1 })
  const again = await countInOrder(second, { units: [{ kind: 'item', tag: tag! }] })
  expect(again.body.units[0]!.garment).toMatchObject({ name: 'Wedding saree' })
  await describePiece(second, 1, { pictures: [await addPhoto()] })
  const history = await asha.call(garmentHistory, { params: { id: shirt._id } })
  expect(history.body).toMatchObject({
    tag,
    visits: [
      { order: { number: second.number }, cleaned: false, pictures: [{ stage: 'packing' }] },
      { order: { number: first.number }, cleaned: true, pictures: [], services: ['wash-fold'] },
    ],
    earlier: 0,
  })
})

it('refuses a permanent tag of another garment, and of another customer’s', async () => {
  const [tag] = await makeTestTags(1, 'item')
  const shirt = await addTestGarment('Linen shirt')
  const other = await addTestGarment('Other shirt')
  const order = await orderAtPlant()
  await countInOrder(order, {
    units: [{ kind: 'item', tag: tag!, garment: shirt._id, stays: true }],
  })
  await packOrder(order, { units: [1] })
  await setStatus(order, 'completed')
  const next = await orderAtPlant()
  const elsewhere = await countInOrder(next, {
    units: [{ kind: 'item', tag: tag!, garment: other._id }],
  })
  expect([elsewhere.code, elsewhere.message]).toEqual([
    'tag_in_use',
    `Tag ${tag} belongs to Linen shirt. Choose that garment, or use another tag.`,
  ])
  const [free] = await makeTestTags(1, 'item')
  const nothing = await countInOrder(next, { units: [{ kind: 'item', tag: free!, stays: true }] })
  expect(nothing.message).toMatch(/belongs to a garment/)
  const ravi = await product.person({ name: 'Ravi' })
  const foreign = await addTestGarment('Ravi’s shirt', ravi)
  const theirs = await countInOrder(next, { units: [{ kind: 'item', garment: foreign._id }] })
  expect([theirs.status, theirs.code]).toEqual([422, 'unknown_garment'])
  const twice = await countInOrder(next, {
    units: [
      { kind: 'item', garment: other._id },
      { kind: 'item', garment: other._id },
    ],
  })
  expect(twice.message).toMatch(/Other shirt is already counted in with order/)
  expect((await readCustodyOf(next)).units).toEqual([])
})

it('refuses photos that do not exist, belong to another, or are too many, and stores nothing', async () => {
  const order = await orderAtPlant()
  const bad = await sendPhoto(plant, undefined, Buffer.from('<svg onload=alert(1)>'))
  expect(bad.status).toBe(415)
  const used = await addPhoto()
  await countInOrder(order, { units: [{ kind: 'item', pictures: [used] }] })
  const more = { kind: 'item' as const, pictures: [used] }
  const again = await countInOrder(order, { units: [more], seen: 1 })
  expect([again.status, again.message]).toEqual([
    404,
    'A photo you took is no longer there. Please take it again.',
  ])
  const pictures = await Promise.all([addPhoto(), addPhoto(), addPhoto(), addPhoto()])
  expect((await describePiece(order, 1, { pictures })).status).toBe(200)
  const fifth = await describePiece(order, 1, { pictures: [await addPhoto()] })
  expect([fifth.status, fifth.message]).toEqual([
    422,
    'Bag or item 1 can have at most 4 photos from intake and 4 from packing.',
  ])
  expect((await describePiece(order, 9, { name: 'Sock' })).message).toMatch(/has no bag or item 9/)
  expect((await describePiece(order, 1, {})).status).toBe(422)
  expect((await readCustodyOf(order)).units).toHaveLength(1)
})

it('replaces a piece’s tag, refuses the old one, and keeps the new one on the garment', async () => {
  const order = await orderAtPlant()
  const shirt = await addTestGarment('Cotton kurta')
  const [lost, fresh, third, ofBag] = [
    ...(await makeTestTags(3, 'item')),
    ...(await makeTestTags(1)),
  ]
  await countInOrder(order, {
    units: [{ kind: 'item', tag: lost!, garment: shirt._id, stays: true }],
  })
  const { status, body } = await replaceTagOf(order, 1, fresh!, keyHeader('another-tag'))
  expect([status, body.units[0]!.tag]).toEqual([200, fresh])
  expect((await replaceTagOf(order, 1, fresh!, keyHeader('another-tag'))).status).toBe(200)
  expect((await readStoredChain(order)).at(-1)!.content).toEqual({
    kind: 'corrected',
    units: [1],
    from: lost,
    to: fresh,
  })
  const known = (await plant.call(knownGarments, orderParams(order))).body
  expect(known.find(({ _id }) => _id === shirt._id)!.tag).toBe(fresh)
  expect((await replaceTagOf(order, 1, ofBag!)).message).toMatch(/is for bags/)
  const other = await orderAtPlant()
  const retired = await countInOrder(other, { units: [{ kind: 'item', tag: lost! }] })
  expect([retired.code, retired.message]).toEqual([
    'unknown_tag',
    `Tag ${lost} was replaced and is no longer used. Throw it away and use a new one.`,
  ])
  await countInOrder(other, { units: [{ kind: 'item', tag: third! }] })
  expect((await replaceTagOf(order, 1, third!)).message).toMatch(/is on order/)
  await packOrder(order, { units: [1] })
  await setStatus(order, 'out_for_delivery')
  await setStatus(order, 'completed')
  await setStatus(order, 'out_for_delivery')
  expect((await readCustodyOf(order)).units[0]!.tag).toBe(fresh)
  expect((await replaceTagOf(order, 1, lost!)).code).toBe('unknown_tag')
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
})

it('keeps photos for the configured time after the order is over', async () => {
  const order = await orderAtPlant()
  const picture = await addPhoto()
  const unused = await addPhoto()
  await countInOrder(order, { units: [{ kind: 'item', pictures: [picture] }] })
  await packOrder(order, { units: [1] })
  await setStatus(order, 'completed')
  const at = (days: number) => ({
    db: product.db,
    clock: () => new Date(product.deps.clock().getTime() + days * DAY_MS),
  })
  const left = async () =>
    (await product.db.selectFrom('unit_pictures').select('picture_id').execute()).map(
      (row) => row.picture_id,
    )
  await deleteOldUnitPhotos(at(179))
  await deleteUnusedUnitPhotos(at(0))
  expect(await left()).toEqual(expect.arrayContaining([picture, unused]))
  await deleteUnusedUnitPhotos(at(2))
  expect(await left()).toEqual(expect.not.arrayContaining([unused]))
  await deleteOldUnitPhotos(at(181))
  expect(await left()).toEqual(expect.not.arrayContaining([picture]))
  expect((await compareUnitsWithChain(order)).broken).toBeNull()
})

it('C12: exports names and photos, erases both, and the chain still verifies', async () => {
  const zara = await product.person({ name: 'Zara Khan' })
  const order = await orderAtPlant(zara)
  const saree = await addTestGarment('Peacock saree', zara)
  await countInOrder(order, {
    units: [{ kind: 'item', name: 'Torn hem', garment: saree._id, pictures: [await addPhoto()] }],
  })
  const before = await compareUnitsWithChain(order)
  const { id, email } = { id: zara.user._id, email: zara.user.email }
  const files = []
  for await (const file of custodyData.collect(product.deps, { id, email })) files.push(file)
  expect(JSON.stringify(files[1])).toMatch(/Torn hem.*Peacock saree.*pictures\//)
  expect(files[2]!.name).toMatch(/\.webp$/)
  const { imageUrl } = (await clothes(order, zara)).units[0]!.pictures[0]!
  await inTransaction(product.db, (tx) =>
    custodyData.erase(
      tx,
      product.deps,
      { id, email, isEmailProven: true, isAgain: false },
      product.deps.clock(),
    ),
  )
  await removeStrayPictures(product.deps)
  expect(await seen(imageUrl)).toBe(404)
  expect(await clothes(order, zara)).toMatchObject({
    units: [{ name: null, garment: null, pictures: [] }],
  })
  expect(await compareUnitsWithChain(order)).toEqual(before)
  expect(JSON.stringify(await readStoredChain(order))).not.toMatch(/Torn|Peacock|Zara/)
})

it('names the staff member who last described or retagged a missing piece as the last to see it', async () => {
  const order = await orderAtPlant()
  const [lost, fresh] = await makeTestTags(2)
  await countInOrder(order, { units: [{ kind: 'bag', tag: lost! }, { kind: 'bag' }] })
  await replaceTagOf(order, 1, fresh!)
  await describePiece(order, 2, { name: 'Curtains' })
  for (const unit of [1, 2])
    await plant.call(reportMissing, { ...orderParams(order), body: { unit, what: 'A bag' } })
  const { status, body } = await plant.call(readLostAndFound, {})
  expect(status).toBe(200)
  const own = body.missing.filter(({ orderId }) => orderId === order._id)
  const lastSeen = new Map(own.map((each) => [each.unit, each.lastSeen]))
  expect(lastSeen.get(1)).toMatchObject({ kind: 'corrected', by: 'Kiran Das' })
  expect(lastSeen.get(2)).toMatchObject({ kind: 'described', by: 'Kiran Das' })
})
