/** The console's search: finding orders, customers, companies, tickets, claims, stops and bags, by permission. */
// @both-engines
import { describe, expect, it } from 'vitest'
import { makeTags } from '#contract/clothes/custody.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { assignStop } from '#contract/run-sheet/run-sheet.ts'
import { searchConsole } from '#contract/search/search.ts'
import { countIn } from '../../testing/clothes.ts'
import { makeCompanyFor } from '../../testing/companies.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'

const product = await testProduct()
const owner = await product.person({ preset: 'owner' })
const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 33123' })
const nila = await product.person({ name: 'Nila Das', phone: '+91 98450 44456' })
const done = await placed(asha)
const open = await placed(asha)
const hers = await placed(nila)
await owner.call(setOrderStatus, { params: { id: done._id }, body: { status: 'completed' } })

/** Named by their names, all others by their ids. */
const NAMED = { customer: true, company: true, ticket: true, claim: true }

async function foundBy(who: SignedIn, q: string) {
  const { status, body } = await who.call(searchConsole, { query: { q } })
  if (status !== 200) return status
  return body.map(
    (hit) => `${hit.kind} ${'stop' in hit || !(hit.kind in NAMED) ? hit._id : hit.name}`,
  )
}

describe('an owner finds', () => {
  it('finds an order by three digits of the phone, open ones first, and the customer', async () => {
    expect(await foundBy(owner, '123')).toEqual(
      expect.arrayContaining([`order ${open._id}`, `order ${done._id}`, 'customer Asha Rao']),
    )
    const [first] = (await foundBy(owner, '33123')) as string[]
    expect(first).toBe(`order ${open._id}`)
  })

  it('finds an order by its number, typed whole, in part, or as a scanned link', async () => {
    const { number, _id } = hers
    for (const q of [
      number,
      number.toLowerCase().replaceAll('-', ''),
      number.slice(-4),
      `https://laundry.example/track-order?orderId=${number}`,
      `http://laundry.example/admin/orders/${_id}`,
    ])
      expect([q, await foundBy(owner, q)]).toEqual([q, expect.arrayContaining([`order ${_id}`])])
  })

  it('finds a customer by name or email, and none for an unknown term', async () => {
    expect(await foundBy(owner, 'das nila')).toEqual([`order ${hers._id}`, 'customer Nila Das'])
    expect(await foundBy(owner, 'nila')).toEqual([`order ${hers._id}`, 'customer Nila Das'])
    expect(await foundBy(owner, nila.user.email)).toContain('customer Nila Das')
    expect(await foundBy(owner, 'quetzalcoatl')).toEqual([])
    expect(await foundBy(owner, '#')).toEqual([])
  })
})

describe('a manager finds', async () => {
  const manager = await product.person({ preset: 'manager' })
  await makeCompanyFor(owner, nila)
  const reported = await asha.call(reportProblem, {
    params: { orderId: done._id },
    body: { problem: 'damaged', wish: 'refund', piece: 'wash-fold', message: 'A hole.' },
  })
  if (reported.status !== 201) throw new Error(reported.message)
  const [hit] = (await manager.call(searchConsole, { query: { q: done.number } })).body.filter(
    ({ kind }) => kind === 'ticket',
  )
  const ticket = (hit as { number: string }).number

  it('finds a company by a part of its name or by its GSTIN', async () => {
    expect(await foundBy(manager, 'neem')).toContain('company Hotel Neem')
    expect(await foundBy(manager, '29abcde1234f1zw')).toEqual(['company Hotel Neem'])
  })

  it('finds a ticket and its claim by the ticket, the order or the customer', async () => {
    for (const q of [ticket, ticket.toLowerCase(), done.number, 'asha rao'])
      expect([q, await foundBy(manager, q)]).toEqual([
        q,
        expect.arrayContaining(['ticket Asha Rao', 'claim Asha Rao']),
      ])
  })

  it('finds no ticket or claim for counter staff without the help desk', async () => {
    const counter = await product.person({ preset: 'counter' })
    expect(await foundBy(counter, ticket)).toEqual([])
  })
})

it('finds only their own stops for a rider', async () => {
  const rider = await product.person({ preset: 'rider' })
  const params = { orderId: hers._id, kind: 'pickup' as const }
  await owner.call(assignStop, { params, body: { riderId: rider.user.id } })
  expect(await foundBy(rider, '456')).toEqual([`stop ${hers._id}`])
  expect(await foundBy(rider, 'nila')).toEqual([`stop ${hers._id}`])
  for (const q of ['123', 'asha', open.number])
    expect([q, await foundBy(rider, q)]).toEqual([q, []])
})

it('finds orders for the plant by number and first name, but never by surname or phone', async () => {
  const plant = await product.person({ preset: 'plant' })
  await owner.call(setOrderStatus, { params: { id: open._id }, body: { status: 'washing' } })
  expect(await foundBy(plant, open.number)).toEqual([`plant ${open._id}`])
  expect(await foundBy(plant, 'asha')).toEqual([`plant ${open._id}`])
  for (const q of ['rao', '123', hers.number]) expect([q, await foundBy(plant, q)]).toEqual([q, []])
})

it('finds the order of a tag for all staff with that order in their list', async () => {
  const [plant, rider] = [
    await product.person({ preset: 'plant' }),
    await product.person({ preset: 'rider' }),
  ]
  const [tag, spare] = (await plant.call(makeTags, { body: { kind: 'bag', count: 2 } })).body
  await countIn(plant, open, [{ kind: 'bag', tag: tag! }])
  const scanned = `${tag!.slice(0, 4)}-${tag!.slice(4)}`.toLowerCase()
  for (const q of [tag!, scanned]) expect(await foundBy(owner, q)).toEqual([`order ${open._id}`])
  expect(await foundBy(plant, tag!)).toEqual([`plant ${open._id}`])
  expect(await foundBy(rider, tag!)).toEqual([])
  expect(await foundBy(owner, spare!)).toEqual([])
})

it('refuses customers, and finds no order for counter staff who may see customers only', async () => {
  expect(await foundBy(asha, 'asha')).toBe(403)
  const desk = await product.person({ preset: 'counter', permissions: ['customers'] })
  expect(await foundBy(desk, 'asha')).toEqual(['customer Asha Rao'])
})
