// Found things: kept with a photo, listed beside possible missing pieces, matched or put aside.
import { expect, it } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import {
  addFoundThing,
  giveFoundThing,
  listFoundThings,
  putAsideFoundThing,
} from '#contract/clothes/found-things.ts'
import { orderClothes } from '#contract/clothes/custody.ts'
import { reportMissing } from '#contract/clothes/lost-and-found.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { deleteUnusedUnitPhotos } from '../pieces/add-unit-picture.ts'
import { custodyData } from '../personal-data.ts'
import {
  asha,
  compareUnitsWithChain,
  readCustodyOf,
  keyHeader,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
  rider,
} from '../testing/test-custody.ts'
import { addPhoto } from '../testing/test-pieces.ts'
import { removeStrayPictures } from '../../garments/remove-stray-pictures.ts'
import { deleteOldFoundThings } from './put-found-thing-aside.ts'

type Ordered = { _id: string }

const things = async () => (await plant.call(listFoundThings, {})).body
async function add(fields: Partial<InputOf<typeof addFoundThing>['body']> = {}) {
  const body = { what: 'Grey sock', where: 'Under machine 2', ...fields }
  const answer = await plant.call(addFoundThing, { body })
  expect(answer.status).toBe(201)
  return answer.body[0]!
}

/** An order of which a piece is missing, by its name. */
async function missing(what: string, customer = asha): Promise<Ordered> {
  const order = await orderAtPlant(customer)
  await countInOrder(order, { units: [{ kind: 'bag', pieces: 12 }] })
  const body = { unit: 1, piece: true, what }
  await plant.call(reportMissing, { ...orderParams(order), body })
  return order
}
const give = (id: string, order: Ordered, unit = 2, key = {}) =>
  plant.call(giveFoundThing, { params: { id }, ...key, body: { order: order._id, unit } })
const seen = async (url: string, by: Pick<typeof plant, 'send'> = plant) =>
  (await by.send({ method: 'GET', url })).status

const erase = ({ user: { _id: id, email } }: typeof plant) =>
  inTransaction(product.db, (tx) =>
    custodyData.erase(
      tx,
      product.deps,
      { id, email, isEmailProven: true, isAgain: false },
      product.clock.read(),
    ),
  )

it('stores a found thing with place, photo and finder, and lists it beside similar missing pieces', async () => {
  const sock = await missing('Woollen sock, grey')
  const other = await missing('Sock with a hole')
  await missing('Curtain')
  const thing = await add({ what: 'Grey socks', picture: await addPhoto() })
  expect(thing).toMatchObject({
    what: 'Grey socks',
    where: 'Under machine 2',
    by: 'Kiran Das',
    putAsideAt: null,
    alike: [
      { orderId: sock._id, unit: 2 },
      { orderId: other._id, unit: 2 },
    ],
  })
  expect(await seen(thing.picture!.thumbnailUrl)).toBe(200)
  expect(await seen(thing.picture!.thumbnailUrl, asha)).toBe(404)
  await plant.call(putAsideFoundThing, { params: { id: thing._id } })
})

it('marks a missing piece as found when a found thing is matched, in its chain and with the photo for its customer', async () => {
  const order = await missing('Grey sock')
  const thing = await add({ picture: await addPhoto() })
  const answer = await give(thing._id, order)
  expect(answer.body.events.slice(-2).map(({ kind }) => kind)).toEqual(['found', 'described'])
  expect(answer.body.units[1]).toMatchObject({
    place: 'plant',
    name: 'Grey sock',
    pictures: [{ thumbnailUrl: thing.picture!.thumbnailUrl }],
  })
  expect(await compareUnitsWithChain(order)).toMatchObject({ broken: null })
  const { body } = await asha.call(orderClothes, { params: { orderId: order._id } })
  expect(await seen(body.units[1]!.pictures[0]!.thumbnailUrl, asha)).toBe(200)
  expect((await things()).some(({ _id }) => _id === thing._id)).toBe(false)
  expect((await give(thing._id, order)).code).toBe('not_found')
})

it('matches a found thing once for a repeated request, and to one missing piece only', async () => {
  const [one, two] = [await missing('Grey sock'), await missing('Grey sock')]
  const thing = await add()
  const key = keyHeader('b3b1a0a4-3f1f-4d7c-9a53-77b1f2a4d001')
  const answers = [await give(thing._id, one, 2, key), await give(thing._id, one, 2, key)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const chain = (await readCustodyOf(one)).events.filter(({ kind }) => kind === 'found')
  expect(chain).toHaveLength(1)
  expect((await give(thing._id, two)).code).toBe('not_found')
  expect((await readCustodyOf(two)).units[1]!.place).toBe('missing')
})

it('refuses to match a piece that is not missing, and keeps the found thing', async () => {
  const order = await missing('Grey sock')
  const thing = await add()
  expect((await give(thing._id, order, 1)).code).toBe('no_longer_changeable')
  expect((await give(thing._id, order, 9)).code).toBe('invalid_input')
  expect((await things()).some(({ _id }) => _id === thing._id)).toBe(true)
})

it('needs a description, a place, an unused photo of one’s own, and staff who work with clothes', async () => {
  const call = (body: InputOf<typeof addFoundThing>['body'], by = plant) =>
    by.call(addFoundThing, { body })
  expect((await call({ what: ' ', where: 'Van 1' })).code).toBe('invalid_input')
  expect((await call({ what: 'Sock', where: '' })).code).toBe('invalid_input')
  const taken = await addPhoto()
  await add({ picture: taken })
  expect((await call({ what: 'Sock', where: 'Van 1', picture: taken })).code).toBe('not_found')
  expect((await call({ what: 'Sock', where: 'Van 1' }, rider)).status).toBe(403)
  expect((await rider.call(listFoundThings, {})).status).toBe(403)
})

it('allows matching a thing put aside, and deletes it when photos of clothes are deleted', async () => {
  const picture = await addPhoto()
  const kept = await add({ what: 'Blue towel', picture })
  await product.db
    .updateTable('unit_pictures')
    .set({ created_at: new Date(0) })
    .execute()
  await deleteUnusedUnitPhotos(product.deps)
  expect(await seen(kept.picture!.thumbnailUrl)).toBe(200)
  const aside = (await plant.call(putAsideFoundThing, { params: { id: kept._id } })).body
  expect(aside.find(({ _id }) => _id === kept._id)!.putAsideAt).not.toBeNull()
  const order = await missing('Grey sock')
  const given = await add()
  await plant.call(putAsideFoundThing, { params: { id: given._id } })
  expect((await give(given._id, order)).status).toBe(200)
  const now = product.clock.read()
  product.clock.set(new Date(now.getTime() + 181 * DAY_MS).toISOString())
  await deleteOldFoundThings(product.deps)
  await deleteUnusedUnitPhotos(product.deps)
  await removeStrayPictures(product.deps)
  product.clock.set(now.toISOString())
  expect((await things()).some(({ _id }) => _id === kept._id)).toBe(false)
  expect(await seen(kept.picture!.thumbnailUrl)).toBe(404)
})

it('C12: keeps the thing without a name when its finder is erased, and removes the photo with its customer', async () => {
  const leaver = await product.person({ preset: 'plant', name: 'Leaver' })
  const customer = await product.person()
  const order = await missing('Red scarf', customer)
  const body = { what: 'Red scarf', where: 'Van 1', picture: await addPhoto(leaver) }
  const [thing] = (await leaver.call(addFoundThing, { body })).body
  await erase(leaver)
  expect((await things()).find(({ _id }) => _id === thing!._id)).toMatchObject({ by: null })
  // Nobody is left who took the photo: it is the order's, and shows no piece.
  expect((await give(thing!._id, order)).status).toBe(200)
  await erase(customer)
  await removeStrayPictures(product.deps)
  expect(await seen(thing!.picture!.thumbnailUrl)).toBe(404)
})
