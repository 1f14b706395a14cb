// @both-engines
import { expect, it } from 'vitest'
import { makeTags, readCustody, receiveUnits, scanTag } from '#contract/clothes/custody.ts'
import { adminOrders } from '#contract/orders/order-list.ts'
import { placed } from '../../../testing/order-inputs.ts'
import { pdfPageTexts } from '../../../testing/pdf-text.ts'
import {
  asha,
  bagInputs,
  readStoredChain,
  readCustodyOf,
  owner,
  packOrder,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
  rider,
  setStatus,
  makeTestTags,
} from '../testing/test-custody.ts'

it('counts bags in with tags and weight, and records who, when and where', async () => {
  const order = await orderAtPlant()
  const inList = async () => (await owner.call(adminOrders, { query: { q: order.number } })).body[0]
  expect(await inList()).toMatchObject({ bags: 0, gramsIn: null })
  const [first] = await makeTestTags(1)
  const units = [{ kind: 'bag' as const, tag: first! }, { kind: 'item' as const }]
  const { status, body } = await countInOrder(order, { units, grams: 4350 })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    number: order.number,
    name: 'Asha',
    units: [
      { number: 1, kind: 'bag', pieces: 0, place: 'plant', tag: first },
      { number: 2, kind: 'item', pieces: 1, place: 'plant', tag: null },
    ],
    weights: { in: 4350, out: null, differs: null },
    events: [{ seq: 1, kind: 'received', units: 2, by: 'Kiran Das', note: null }],
  })
  expect(body.head).toBe((await readStoredChain(order))[0]!.hash.slice(0, 12))
  expect(await inList()).toMatchObject({ bags: 1, gramsIn: 4350 })
  const late = await countInOrder(order, { units: bagInputs(1), seen: 2 })
  expect(late.body.units.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(JSON.stringify(body)).not.toMatch(/Rao|98450|Church/)
})

it('shows how many pieces were booked, so that intake can count them as ordered', async () => {
  const lines = [
    { itemId: 'wash-fold', quantity: 3 },
    { itemId: 'ironing-shirt', quantity: 2 },
  ]
  const order = await placed(asha, { lines })
  await setStatus(order, 'picked_up')
  const { pieces } = await readCustodyOf(order)
  expect(pieces).toBe(2)
  const { body } = await countInOrder(order, { units: [{ kind: 'bag', pieces }] })
  expect(body.units).toMatchObject([{ kind: 'bag', pieces: 2 }])
})

it('finds the order by its tag, however the code is typed', async () => {
  const order = await orderAtPlant()
  const [code, free] = await makeTestTags(2)
  await countInOrder(order, { units: [{ kind: 'bag', tag: code! }] })
  const typed = `${code!.slice(0, 4)}-${code!.slice(4)}`.toLowerCase()
  const found = await plant.call(scanTag, { params: { code: typed } })
  expect(found.body).toMatchObject({ code, unit: 1, order: { orderId: order._id } })
  const nothing = await plant.call(scanTag, { params: { code: free! } })
  expect(nothing.body).toMatchObject({ code: free, unit: null, order: null })
})

it('puts the tag back on its bag when a delivery is undone', async () => {
  const order = await orderAtPlant()
  const [code] = await makeTestTags(1)
  await countInOrder(order, { units: [{ kind: 'bag', tag: code! }] })
  await packOrder(order, { tags: [code!] })
  await setStatus(order, 'completed')
  expect((await readCustodyOf(order)).units).toMatchObject([{ place: 'customer', tag: null }])
  await setStatus(order, 'out_for_delivery')
  expect((await readCustodyOf(order)).units).toMatchObject([{ place: 'rider', tag: code }])
})

it('refuses all but staff who work with clothes', async () => {
  const order = await orderAtPlant()
  for (const person of [asha, rider, product.visitor]) {
    const answers = [
      await person.call(readCustody, orderParams(order)),
      await person.call(receiveUnits, {
        ...orderParams(order),
        body: { units: bagInputs(1), seen: 0 },
      }),
      await person.call(makeTags, { body: { kind: 'bag', count: 1 } }),
    ]
    for (const { status } of answers) expect([401, 403]).toContain(status)
  }
})

it('prints tags on sheets of 24, each with its code in two halves and its purpose', async () => {
  const codes = [...(await makeTestTags(25)), ...(await makeTestTags(1, 'item'))]
  const url = `/api/admin/custody/tags.pdf?codes=${codes.join()}`
  const headers = { cookie: plant.cookieHeader() }
  const answer = await product.app.inject({ method: 'GET', url, headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const pages = pdfPageTexts(answer.rawPayload)
  expect(pages).toHaveLength(2)
  for (const [index, code] of codes.entries()) {
    expect(pages[index < 24 ? 0 : 1]).toContain(code.slice(0, 4))
    expect(pages[index < 24 ? 0 : 1]).toContain(code.slice(4))
  }
  expect(pages[1]).toContain('Single item')
  const unknown = await plant.send({ method: 'GET', url: `${url},00000000` })
  expect(unknown.code).toBe('unknown_tag')
})

it('prints tags on a roll of labels, one a page', async () => {
  const codes = await makeTestTags(3)
  const url = `/api/admin/custody/tags.pdf?codes=${codes.join()}&paper=roll`
  const headers = { cookie: plant.cookieHeader() }
  const { rawPayload } = await product.app.inject({ method: 'GET', url, headers })
  expect(rawPayload.toString('latin1')).toContain('/MediaBox [0 0 141.73')
  const pages = pdfPageTexts(rawPayload)
  expect(pages).toHaveLength(3)
  for (const [index, code] of codes.entries()) {
    expect(pages[index]).toContain(code.slice(0, 4))
    expect(pages[index]).toContain(code.slice(4))
  }
})
