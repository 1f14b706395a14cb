import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  makeTags,
  orderClothes,
  readCustody,
  receiveUnits,
  scanTag,
  unpackUnits,
} from '#contract/custody.ts'
import { adminOrders } from '#contract/order-list.ts'
import { brokenAt } from '#domain/custody-chain.ts'
import { newId } from '../../platform/ids.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { sha256 } from './write-hand-over.ts'
import {
  asha,
  bags,
  chainOf,
  comparedWithChain,
  custodyOf,
  keyed,
  owner,
  pack,
  params,
  pickedUp,
  plant,
  product,
  receive,
  rider,
  setStatus,
  tags,
} from './test-custody.ts'

it('counts bags in with their tags and their weight, and says who, when and where', async () => {
  const order = await pickedUp()
  const inList = async () => (await owner.call(adminOrders, { query: { q: order.number } })).body[0]
  expect(await inList()).toMatchObject({ bags: 0, gramsIn: null })
  const [first] = await tags(1)
  const units = [{ kind: 'bag' as const, tag: first! }, { kind: 'item' as const }]
  const { status, body } = await receive(order, { units, grams: 4350 })
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
  expect(body.head).toBe((await chainOf(order))[0]!.hash.slice(0, 12))
  expect(await inList()).toMatchObject({ bags: 1, gramsIn: 4350 })
  const late = await receive(order, { units: bags(1), seen: 2 })
  expect(late.body.units.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(JSON.stringify(body)).not.toMatch(/Rao|98450|Church/)
})

it('finds the order of a tag, however its code is typed', async () => {
  const order = await pickedUp()
  const [code, free] = await tags(2)
  await receive(order, { units: [{ kind: 'bag', tag: code! }] })
  const typed = `${code!.slice(0, 4)}-${code!.slice(4)}`.toLowerCase()
  const found = await plant.call(scanTag, { params: { code: typed } })
  expect(found.body).toMatchObject({ code, unit: 1, order: { orderId: order._id } })
  const nothing = await plant.call(scanTag, { params: { code: free! } })
  expect(nothing.body).toMatchObject({ code: free, unit: null, order: null })
})

it('C6, C13: packs what was seen of the order, and warns of a weight without refusing it', async () => {
  const order = await pickedUp()
  const codes = await tags(2)
  await receive(order, { units: codes.map((tag) => ({ kind: 'bag', tag })), grams: 4000 })
  const one = await pack(order, { tags: [codes[1]!] })
  expect(one.body.units.map(({ place }) => place)).toEqual(['plant', 'packed'])
  const all = await pack(order, { units: [1, 2], grams: 3000 })
  expect(all.body.units.map(({ place }) => place)).toEqual(['packed', 'packed'])
  expect(all.body.weights).toEqual({ in: 4000, out: 3000, differs: 'lighter' })
})

it('C8: a key counts once, and two who pack at once pack once', async () => {
  const order = await pickedUp()
  const key = keyed(newId(product.clock.read()))
  const [first, again] = await Promise.all([receive(order, {}, key), receive(order, {}, key)])
  expect([first.status, again.status]).toEqual([200, 200])
  expect((await receive(order, {}, key)).body.units).toHaveLength(2)
  expect((await receive(order, { units: bags(1) }, key)).code).toBe('key_reused')
  const both = await Promise.all([pack(order, { units: [1] }), pack(order, { units: [1] })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await custodyOf(order)).events.map(({ kind }) => kind)).toEqual(['received', 'packed'])
})

it('C5: a code is on one order at a time, and begins again with the next', async () => {
  const [order, other] = [await pickedUp(), await pickedUp()]
  const [code] = await tags(1)
  const units = [{ kind: 'bag' as const, tag: code! }]
  const tries = await Promise.all([receive(order, { units }), receive(other, { units })])
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [had, refused] = tries[0].status === 200 ? [order, other] : [other, order]
  expect((await receive(refused, { units })).body).toMatchObject({
    code: 'tag_in_use',
    message: `Tag ${code} is on order ${had.number} of Asha. Put it aside for that order.`,
    foreign: { code, orderId: had._id, number: had.number, name: 'Asha' },
  })
  await pack(had, { units: [1] })
  await setStatus(had, 'completed')
  const next = await receive(refused, { units })
  expect(next.body.units).toMatchObject([{ number: 1, tag: code }])
  // Taken back, the first has no tag, for that is on another order by now.
  await setStatus(had, 'ready')
  expect((await custodyOf(had)).units).toMatchObject([{ place: 'packed', tag: null }])
})

it('a tag is on its bag again when a delivery is taken back', async () => {
  const order = await pickedUp()
  const [code] = await tags(1)
  await receive(order, { units: [{ kind: 'bag', tag: code! }] })
  await pack(order, { tags: [code!] })
  await setStatus(order, 'completed')
  expect((await custodyOf(order)).units).toMatchObject([{ place: 'customer', tag: null }])
  await setStatus(order, 'out_for_delivery')
  expect((await custodyOf(order)).units).toMatchObject([{ place: 'rider', tag: code }])
})

it('C2, C3, C9: the chain can’t be changed, fits, and comes to where the units are', async () => {
  const order = await pickedUp()
  await receive(order)
  await pack(order, { units: [1, 2], grams: 900 })
  await setStatus(order, 'out_for_delivery')
  await setStatus(order, 'ready')
  await plant.call(unpackUnits, { ...params(order), body: { units: [2] } })
  await setStatus(order, 'completed', 'The second bag follows tomorrow.')
  const { stored, folded, broken } = await comparedWithChain(order)
  expect(stored).toEqual(folded)
  expect([stored.length, broken]).toEqual([2, null])
  for (const change of [
    sql`update custody_events set at = now() where order_id = ${order._id}`,
    sql`update custody_events set content = '{}' where order_id = ${order._id}`,
    sql`delete from custody_events where order_id = ${order._id}`,
    sql`truncate custody_events`,
  ])
    await expect(change.execute(product.db)).rejects.toThrow('append-only')
})

it('is a matter of who works with clothes', async () => {
  const order = await pickedUp()
  for (const person of [asha, rider, product.visitor]) {
    const answers = [
      await person.call(readCustody, params(order)),
      await person.call(receiveUnits, { ...params(order), body: { units: bags(1), seen: 0 } }),
      await person.call(makeTags, { body: { kind: 'bag', count: 1 } }),
    ]
    for (const { status } of answers) expect([401, 403]).toContain(status)
  }
})

describe('refuses in a sentence, with nothing half stored,', () => {
  it('a tag that is mistyped, unknown, doubled, of another kind or on nothing', async () => {
    const order = await pickedUp()
    const [bag, other] = await tags(2)
    const [item] = await tags(1, 'item')
    const last = bag!.at(-1) === '0' ? '1' : '0'
    const tried = async (...codes: string[]) => {
      const units = codes.map((tag) => ({ kind: 'bag' as const, tag }))
      const { code, message } = await receive(order, { units })
      return [code, message]
    }
    const mistyped = bag!.slice(0, 7) + last
    expect(await tried(other!, mistyped)).toEqual([
      'unknown_tag',
      `“${mistyped}” is no code of a tag. Please type its 8 characters again, or scan it.`,
    ])
    expect(await tried('00000000')).toEqual([
      'unknown_tag',
      'Tag 00000000 was not made here. Please take one of your own.',
    ])
    expect((await tried(bag!, bag!))[1]).toContain('was scanned twice')
    expect((await tried(item!))[1]).toBe(`Tag ${item} is for single items.`)
    expect((await custodyOf(order)).units).toEqual([])
    await receive(order)
    expect((await pack(order, { tags: [bag!] })).message).toContain('is on nothing now')
    expect((await tried(bag!))[0]).toBe('changed_meanwhile')
  })

  it('a tag of another order at packing, with whose it is', async () => {
    const [order, other] = [await pickedUp(), await pickedUp()]
    const [mine, foreign] = await tags(2)
    await receive(order, { units: [{ kind: 'bag', tag: mine! }] })
    await receive(other, { units: [{ kind: 'bag', tag: foreign! }] })
    const { status, body } = await pack(order, { tags: [mine!, foreign!] })
    expect([status, body]).toMatchObject([409, { foreign: { number: other.number, name: 'Asha' } }])
    expect((await custodyOf(order)).units).toMatchObject([{ place: 'plant' }])
  })

  it('a weight of nothing, below nothing or of 900 kg, and numbers that there aren’t', async () => {
    const order = await pickedUp()
    for (const grams of [0, -1, 900_000, 1.5])
      expect(await receive(order, { grams })).toMatchObject({
        status: 422,
        message: 'Please check the weight: it is in grams, more than 0 and at most 200 kg.',
      })
    expect((await receive(order, { units: [] })).code).toBe('invalid_input')
    expect((await pack(order, { units: [1] })).message).toContain('Please receive it first')
    await receive(order)
    expect((await pack(order, { units: [3] })).message).toBe(
      `Order ${order.number} has no bag or item 3.`,
    )
    expect((await receive(order, { units: bags(199), seen: 2 })).code).toBe('invalid_input')
  })

  it('what belongs to an order that is cancelled, has left, or isn’t there', async () => {
    const cancelled = await pickedUp()
    await setStatus(cancelled, 'cancelled')
    expect(await receive(cancelled)).toMatchObject({
      code: 'no_longer_changeable',
      message: `Order ${cancelled.number} is “Cancelled”, so its clothes can’t be counted in or packed.`,
    })
    const gone = await pickedUp()
    await setStatus(gone, 'out_for_delivery')
    expect((await pack(gone, { units: [1] })).code).toBe('no_longer_changeable')
    expect((await receive({ _id: crypto.randomUUID() })).code).toBe('order_not_found')
  })
})

it('C12: erasing people leaves no word of theirs, and the chain fits', async () => {
  const order = await pickedUp()
  await receive(order)
  await setStatus(order, 'completed', 'Asha asked for it at once.')
  const before = await comparedWithChain(order)
  await product.db
    .updateTable('custody_events')
    .set({ note: null, note_nonce: null, actor_id: null })
    .where('order_id', '=', order._id)
    .execute()
  expect(await comparedWithChain(order)).toEqual(before)
  expect(JSON.stringify(await chainOf(order))).not.toMatch(/Asha|once|Kiran/)
  expect(owner.user.name).toBe('Meera Nair')
})

it('C15: customers see their own alone, and can recompute it; nothing of it names staff', async () => {
  const order = await pickedUp()
  await receive(order, { grams: 4350 })
  await pack(order, { units: [1] })
  const asked = { params: { orderId: order._id } }
  const { body } = await asha.call(orderClothes, asked)
  expect(body.units.map(({ place }) => place)).toEqual(['packed', 'plant'])
  expect(body.weights.in).toBe(4350)
  expect(await brokenAt(sha256, order._id, body.handOvers)).toBeNull()
  expect(JSON.stringify(body)).not.toMatch(/Kiran|Meera/)
  const ravi = await product.person()
  expect((await ravi.call(orderClothes, asked)).status).toBe(404)
  expect((await plant.call(orderClothes, asked)).status).toBe(404)
  expect((await product.visitor.call(orderClothes, asked)).status).toBe(401)
})

it('prints tags on sheets of 24, each with its code in two halves and what it is for', async () => {
  const codes = [...(await tags(25)), ...(await tags(1, 'item'))]
  const url = `/api/admin/custody/tags.pdf?codes=${codes.join()}`
  const headers = { cookie: plant.cookieHeader() }
  const answer = await product.app.inject({ method: 'GET', url, headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const pages = pdfPages(answer.rawPayload)
  expect(pages).toHaveLength(2)
  for (const [index, code] of codes.entries()) {
    expect(pages[index < 24 ? 0 : 1]).toContain(code.slice(0, 4))
    expect(pages[index < 24 ? 0 : 1]).toContain(code.slice(4))
  }
  expect(pages[1]).toContain('Single item')
  const unknown = await plant.send({ method: 'GET', url: `${url},00000000` })
  expect(unknown.code).toBe('unknown_tag')
})
