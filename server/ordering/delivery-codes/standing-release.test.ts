// Standing releases: clothes that are left with the guard of an address, with a photo and without a code.
// @both-engines
import { beforeAll, expect, it } from 'vitest'
import { addAddress, changeAddress, listAddresses } from '#contract/accounts/profile.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { jpegPhoto } from '../../testing/clothes.ts'
import {
  asha,
  completionsOf,
  deliver,
  deliverWithPhoto,
  outForDelivery,
  product,
  setRule,
  staff,
  stopOf,
} from './test-delivery-codes.ts'

let photo: Uint8Array
beforeAll(async () => {
  photo = await jpegPhoto()
})

const HOME = '42 Brigade Road, Bengaluru 560001'
const own = () => ({ id: asha.user._id })

/** Saves her address, where clothes are left with the guard. */
async function release(address: string): Promise<string> {
  const saved = await asha.call(addAddress, { params: own(), body: { type: 'Home', address } })
  const addressId = saved.body._id
  await asha.call(changeAddress, {
    params: { ...own(), addressId },
    body: { leaveWithGuard: true },
  })
  return addressId
}
const change = (addressId: string, body: object, by = asha) =>
  by.call(changeAddress, { params: { ...own(), addressId }, body })
const sinceOf = async () =>
  (await asha.call(listAddresses, { params: own() })).body[0]!.leftWithGuardSince

it('proves a delivery by a photo alone, and tells its customer so', async () => {
  product.clock.set('2025-06-17T06:30:00Z')
  await release(HOME)
  const order = await outForDelivery({ address: HOME })
  expect((await stopOf(order))?.releasedSince).toMatch(/^2025-06-17T06:30/)
  const left = await deliverWithPhoto(order, { takenBy: 'guard' }, photo)
  expect(left.body).toMatchObject({ done: true, toDecide: false })
  expect(await completionsOf(order)).toMatchObject([{ proof: 'release', taken_name: null }])
  const proofs = await asha.call(orderProofs, { params: { orderId: order._id } })
  expect(proofs.body).toMatchObject([{ proof: 'release', takenBy: 'guard' }])
})

it('is named at a delivery also where deliveries need no proof', async () => {
  await setRule('off')
  product.clock.set('2025-06-17T06:30:00Z')
  await release(HOME)
  const order = await outForDelivery({ address: HOME })
  await deliverWithPhoto(order, { takenBy: 'guard' }, photo)
  expect(await completionsOf(order)).toMatchObject([{ proof: 'release' }])
})

it('holds neither without a photo, nor at another address', async () => {
  product.clock.set('2025-06-17T06:30:00Z')
  await release(HOME)
  const here = await outForDelivery({ address: HOME })
  expect((await deliver(here, { takenBy: 'guard' })).body.toDecide).toBe(true)
  const other = await outForDelivery({ address: '7 Church Street, Bengaluru 560001' })
  expect(await stopOf(other)).not.toHaveProperty('releasedSince')
  const left = await deliverWithPhoto(other, { takenBy: 'guard' }, photo)
  expect(left.body).toMatchObject({ toDecide: true })
})

it('ends when it is withdrawn, and holds for what was delivered before', async () => {
  product.clock.set('2025-06-17T06:30:00Z')
  const addressId = await release(HOME)
  const order = await outForDelivery({ address: HOME })
  product.clock.set('2025-06-20T05:00:00Z')
  await change(addressId, { leaveWithGuard: false })
  expect(await sinceOf()).toBeUndefined()
  expect(await stopOf(order)).not.toHaveProperty('releasedSince')
  const said = { takenBy: 'guard', at: '2025-06-20T04:30:00Z' }
  const left = await deliverWithPhoto(order, said, photo)
  expect(left.body).toMatchObject({ done: true, toDecide: false })
})

it('keeps its date when it is given again, and ends with another address', async () => {
  product.clock.set('2025-06-17T06:30:00Z')
  const addressId = await release(HOME)
  product.clock.set('2025-06-18T06:30:00Z')
  await change(addressId, { leaveWithGuard: true, isDefault: true, address: HOME })
  expect(await sinceOf()).toMatch(/^2025-06-17/)
  await change(addressId, { address: '7 Church Street, Bengaluru 560001' })
  expect(await sinceOf()).toBeUndefined()
})

it('is given by its customer alone; staff may end it', async () => {
  product.clock.set('2025-06-17T06:30:00Z')
  const addressId = await release(HOME)
  await change(addressId, { leaveWithGuard: false }, staff)
  expect(await sinceOf()).toBeUndefined()
  expect(await change(addressId, { leaveWithGuard: true }, staff)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  expect(await sinceOf()).toBeUndefined()
})
