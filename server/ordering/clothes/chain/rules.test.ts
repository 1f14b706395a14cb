// The numbered rules of custody, as far as one order's hand-overs show them; docs/custody.md lists the rest.
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { orderClothes, unpackUnits } from '#contract/clothes/custody.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { findBrokenHandOver } from '#domain/clothes/custody-chain.ts'
import { countStatements } from '../../../database/statement-count.ts'
import { newId } from '../../../platform/ids.ts'
import { sha256 } from './write-hand-over.ts'
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

/** An order that went out, came back, was opened again and was let go with a reason. */
async function eventful() {
  const order = await orderAtPlant()
  await countInOrder(order)
  await packOrder(order, { units: [1, 2], grams: 900 })
  await setStatus(order, 'out_for_delivery')
  await setStatus(order, 'ready')
  await plant.call(unpackUnits, { ...orderParams(order), body: { units: [2] } })
  await setStatus(order, 'completed', 'Asha asked for the second bag at once.')
  return order
}

it('C2: detects an edited, an inserted, a missing and a swapped hand-over', async () => {
  const order = await eventful()
  const tampered = async (...changes: string[]) => {
    let at: number | null = null
    const undone = new Error('undone')
    await product.db
      .transaction()
      .execute(async (tx) => {
        // What only somebody with the database's own rights can do.
        await sql`alter table custody_events disable trigger user`.execute(tx)
        for (const change of changes)
          await sql`${sql.raw(change)} and order_id = ${order._id}`.execute(tx)
        const rows = await tx
          .selectFrom('custody_events')
          .select(['seq', 'at', 'content', 'previous', 'hash'])
          .where('order_id', '=', order._id)
          .orderBy('seq')
          .execute()
        const events = rows.map((row) => ({ ...row, at: row.at.getTime() }))
        at = await findBrokenHandOver(sha256, order._id, events)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return at
  }
  const set = (what: string, seq: number) => `update custody_events set ${what} where seq = ${seq}`
  expect(await tampered(set('content = content || \'{"grams": 1}\'', 2))).toBe(1)
  expect(await tampered(set("at = at + interval '1 ms'", 1))).toBe(0)
  expect(await tampered('delete from custody_events where seq = 3')).toBe(2)
  expect(
    await tampered(
      `insert into custody_events (order_id, seq, at, content, previous, hash)
        select order_id, 99, at, content, hash, hash from custody_events where seq = 2`,
    ),
  ).not.toBeNull()
  expect(await tampered(set('seq = 150', 2), set('seq = 2', 3), set('seq = 3', 150))).toBe(1)
  expect(await tampered()).toBeNull()
})

it('C3: refuses to change, remove or truncate the chain in the database', async () => {
  const order = await orderAtPlant()
  await countInOrder(order)
  for (const change of [
    sql`update custody_events set at = now() where order_id = ${order._id}`,
    sql`update custody_events set content = '{}' where order_id = ${order._id}`,
    sql`update custody_events set note = 'Another' where order_id = ${order._id}`,
    sql`delete from custody_events where order_id = ${order._id}`,
    sql`truncate custody_events`,
  ])
    await expect(change.execute(product.db)).rejects.toThrow('append-only')
})

it('C5: keeps a code on one order at a time, and frees it for the next', async () => {
  const [order, other] = [await orderAtPlant(), await orderAtPlant()]
  const [code] = await makeTestTags(1)
  const units = [{ kind: 'bag' as const, tag: code! }]
  const tries = await Promise.all([countInOrder(order, { units }), countInOrder(other, { units })])
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [had, refused] = tries[0].status === 200 ? [order, other] : [other, order]
  expect((await countInOrder(refused, { units })).body).toMatchObject({
    code: 'tag_in_use',
    message: `Tag ${code} is on order ${had.number} of Asha. Put it aside for that order.`,
    foreign: { code, orderId: had._id, number: had.number, name: 'Asha' },
  })
  await packOrder(had, { units: [1] })
  await setStatus(had, 'completed')
  const next = await countInOrder(refused, { units })
  expect(next.body.units).toMatchObject([{ number: 1, tag: code }])
  // Taken back, the first has no tag, for that is on another order by now.
  await setStatus(had, 'ready')
  expect((await readCustodyOf(had)).units).toMatchObject([{ place: 'packed', tag: null }])
})

it('C6: takes the order’s facts from the server, never from the phone', async () => {
  const order = await orderAtPlant()
  const [mine, free] = await makeTestTags(2)
  await countInOrder(order, { units: [{ kind: 'bag', tag: mine! }, { kind: 'bag' }] })
  const said = { units: [1], places: { 2: 'packed' }, place: 'packed', all: true }
  expect((await packOrder(order, said)).body.units.map(({ place }) => place)).toEqual([
    'packed',
    'plant',
  ])
  expect((await packOrder(order, { tags: [free!] })).code).toBe('unknown_tag')
  expect((await packOrder(order, { units: [2, 3] })).code).toBe('invalid_input')
  // All of it was refused, not the half that was wrong.
  expect((await readCustodyOf(order)).units.map(({ place }) => place)).toEqual(['packed', 'plant'])
  // Who believes that nothing was counted yet doesn't count once more.
  expect((await countInOrder(order)).code).toBe('changed_meanwhile')
})

it('C8: counts in once for a repeated request, and packs once when two pack at the same time', async () => {
  const order = await orderAtPlant()
  const key = keyHeader(newId(product.clock.read()))
  const [first, again] = await Promise.all([
    countInOrder(order, {}, key),
    countInOrder(order, {}, key),
  ])
  expect([first.status, again.status]).toEqual([200, 200])
  expect((await countInOrder(order, {}, key)).body.units).toHaveLength(2)
  expect((await countInOrder(order, { units: bagInputs(1) }, key)).code).toBe('key_reused')
  const both = await Promise.all([
    packOrder(order, { units: [1] }),
    packOrder(order, { units: [1] }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await readCustodyOf(order)).events.map(({ kind }) => kind)).toEqual([
    'received',
    'packed',
  ])
})

it('C9: matches the chain with the places of the order’s units', async () => {
  const { stored, folded, broken } = await compareUnitsWithChain(await eventful())
  expect(stored).toEqual(folded)
  expect([stored.length, broken]).toEqual([2, null])
})

it('C10: completes and invoices an order only once all its bags are handed over', async () => {
  const order = await orderAtPlant()
  await countInOrder(order)
  await packOrder(order, { units: [1] })
  const standing = async () =>
    product.db
      .selectFrom('orders')
      .leftJoin('invoices', 'invoices.order_id', 'orders.id')
      .select(['orders.status', 'invoices.number as invoice'])
      .where('orders.id', '=', order._id)
      .executeTakeFirst()
  expect((await setStatus(order, 'completed')).code).toBe('not_packed')
  expect(await standing()).toEqual({ status: 'picked_up', invoice: null })
  await packOrder(order, { units: [2] })
  await setStatus(order, 'completed')
  expect(await standing()).toEqual({ status: 'completed', invoice: expect.any(Number) })
  expect((await readCustodyOf(order)).units.map(({ place }) => place)).toEqual([
    'customer',
    'customer',
  ])
})

it('C12: removes people’s names and notes when they are erased, and still verifies the chain', async () => {
  const order = await eventful()
  const before = await compareUnitsWithChain(order)
  await product.db
    .updateTable('custody_events')
    .set({ note: null, note_nonce: null, actor_id: null })
    .where('order_id', '=', order._id)
    .execute()
  expect(await compareUnitsWithChain(order)).toEqual(before)
  expect(JSON.stringify(await readStoredChain(order))).not.toMatch(/Asha|once|Kiran/)
})

it('C13: warns about a weight far from the one at intake, and accepts it', async () => {
  const order = await orderAtPlant()
  await countInOrder(order, { grams: 4000 })
  const all = await packOrder(order, { units: [1, 2], grams: 3000 })
  expect(all.body.units.map(({ place }) => place)).toEqual(['packed', 'packed'])
  expect(all.body.weights).toEqual({ in: 4000, out: 3000, differs: 'lighter' })
  expect((await setStatus(order, 'completed')).status).toBe(200)
})

it('C15: shows customers only their own chain, lets them recompute it, and hides staff names', async () => {
  const order = await orderAtPlant()
  await countInOrder(order, { grams: 4350 })
  await packOrder(order, { units: [1] })
  const asked = { params: { orderId: order._id } }
  const { body } = await asha.call(orderClothes, asked)
  expect(body.units.map(({ place }) => place)).toEqual(['packed', 'plant'])
  expect(body.weights.in).toBe(4350)
  expect(await findBrokenHandOver(sha256, order._id, body.handOvers)).toBeNull()
  expect(JSON.stringify(body)).not.toMatch(/Kiran|Meera/)
  const ravi = await product.person()
  expect((await ravi.call(orderClothes, asked)).status).toBe(404)
  expect((await plant.call(orderClothes, asked)).status).toBe(404)
  expect((await product.visitor.call(orderClothes, asked)).status).toBe(401)
})

it('C15: shows only counts and times to visitors who follow an order', async () => {
  const order = await orderAtPlant()
  const asked = { params: { orderId: order.number } }
  const followed = async () => (await product.visitor.call(orderDetails, asked)).body
  expect((await followed()).countedIn).toBeUndefined()
  product.clock.set('2025-06-18T07:30:00.000Z')
  const [code = ''] = await makeTestTags(1)
  const units = [
    { kind: 'bag' as const, tag: code },
    { kind: 'item' as const, name: 'Silk saree' },
  ]
  await countInOrder(order, { units, grams: 4350 })
  const at = (time: string) => expect.stringMatching(`^2025-06-18T${time}`)
  const came = { bags: 1, items: 1, packed: 0, handedOverAt: at('07:30') }
  expect((await followed()).countedIn).toEqual(came)
  product.clock.set('2025-06-18T08:30:00.000Z')
  await packOrder(order, { units: [1] })
  expect((await followed()).countedIn).toEqual({ ...came, packed: 1 })
  await packOrder(order, { units: [2], grams: 4300 })
  await setStatus(order, 'out_for_delivery')
  const body = await followed()
  expect(body.countedIn).toEqual({ ...came, packed: 2, handedOverAt: at('08:30') })
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${code}|saree|Kiran|Asha|gram|hash`, 'i'))
})

it('receives 20 tagged items in at most 6 statements, besides begin and commit', async () => {
  const order = await orderAtPlant()
  const units = (await makeTestTags(20, 'item')).map((tag) => ({ kind: 'item' as const, tag }))
  const { value, statements } = await countStatements(() =>
    countInOrder(order, { units, grams: 4350 }, keyHeader('counted-in-one')),
  )
  expect(value.body.units).toHaveLength(20)
  const own = statements.filter((text) => !/^(begin|commit)$|"sessions"/.test(text))
  expect(own.length).toBeLessThanOrEqual(6)
})
