import { expect, it } from 'vitest'
import { scanTag, tagSheet } from '#contract/custody.ts'
import { placed } from '../../testing/order-inputs.ts'
import { asha, custodyOf, pack, pickedUp, plant, receive, setStatus, tags } from './test-custody.ts'
import { retag } from './test-pieces.ts'

const said = (code: string | undefined) =>
  `Tag ${code} was replaced by another and is used no more. Throw it away and take a new one.`

it('refuses a tag that was replaced wherever it is scanned: looked up, counted in, packed, put on, printed', async () => {
  const order = await pickedUp()
  const [lost, fresh] = await tags(2)
  await receive(order, { units: [{ kind: 'bag', tag: lost! }, { kind: 'bag' }] })
  await retag(order, 1, fresh!)
  const scans = [
    await plant.call(scanTag, { params: { code: lost! } }),
    await receive(order, { units: [{ kind: 'bag', tag: lost! }], seen: 2 }),
    await pack(order, { tags: [lost!] }),
    await retag(order, 2, lost!),
    await plant.call(tagSheet, { query: { codes: lost! } }),
  ]
  expect(scans.map(({ code, message }) => [code, message])).toEqual(
    scans.map(() => ['unknown_tag', said(lost)]),
  )
  expect((await custodyOf(order)).units.map(({ tag, place }) => [tag, place])).toEqual([
    [fresh, 'plant'],
    [null, 'plant'],
  ])
})

it('tells how many pieces were booked, so that they are counted in as ordered', async () => {
  const lines = [
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'ironing-shirt', quantity: 2 },
  ]
  const order = await placed(asha, { lines })
  await setStatus(order, 'picked_up')
  const { pieces } = await custodyOf(order)
  expect(pieces).toBe(2)
  const { body } = await receive(order, { units: [{ kind: 'bag', pieces }] })
  expect(body.units).toMatchObject([{ kind: 'bag', pieces: 2 }])
})
