// A claim's evidence: its pages, its readers, and its marks for erased data.
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { eraseAccount, ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { claimEvidence } from '#contract/help/claims.ts'
import { orderClothes, packUnits } from '#contract/clothes/custody.ts'
import { answerTicket } from '#contract/help/help-desk.ts'
import { addHelpPicture } from '#contract/help/help-pictures.ts'
import { reportMissing, writeOff } from '#contract/clothes/lost-and-found.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import type { Order } from '#contract/orders/orders.ts'
import { newId } from '../../platform/ids.ts'
import { countIn, jpegPhoto, sendPhotoReturningId } from '../../testing/clothes.ts'
import { newForm } from '../../testing/forms.ts'
import { placed } from '../../testing/order-inputs.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  claimShirt,
  makeClaim,
  claimsOf,
  decide,
  product,
  settle,
  SHIRT,
  staff,
} from './test-claims.ts'

let asha: SignedIn
beforeEach(async () => {
  product.clock.set('2025-06-18T06:30:00.000Z')
  asha = await product.person({ name: 'Asha Rao' })
})

async function evidence(person: SignedIn, id: string) {
  const url = claimEvidence.path.replace(':id', id)
  const headers = { cookie: person.cookieHeader() }
  const answer = await product.app.inject({ url, headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { rawPayload } = answer
  const text = pdfPageTexts(rawPayload).join(' ')
  const images = rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
  return { text, images, headers: answer.headers }
}

const claimOf = async (order: Order) => (await claimsOf(asha, order))[0]!

/** A silk shirt that was photographed as it came and a bag of three, photographed at the door. */
async function countedIn(): Promise<Order> {
  const order = await placed(asha, { lines: [{ itemId: SHIRT, quantity: 2 }] })
  const bytes = await jpegPhoto('#345')
  const door = await newForm(
    { note: 'Two things', bags: '2', grams: '4100', givenBy: 'guard' },
    { bytes, field: 'photo' },
  )
  await staff.send({ method: 'PUT', url: `/api/admin/run-sheet/${order._id}/pickup`, ...door })
  const pictures = [await sendPhotoReturningId(staff)]
  const units = [
    { kind: 'item' as const, name: 'Silk shirt', pictures },
    { kind: 'bag' as const, pieces: 3 },
  ]
  await countIn(staff, order, units)
  return order
}

/** The same packed, delivered, and the shirt claimed with a photo. */
async function silkShirt() {
  const order = await countedIn()
  const params = { id: order._id }
  await staff.call(packUnits, { params, body: { units: [1, 2] } })
  await staff.call(setOrderStatus, { params, body: { status: 'completed' } })
  const pictures = [await sendPhotoReturningId(asha, addHelpPicture.path)]
  const made = await claimShirt(asha, order, { piece: undefined, unit: 1, pictures })
  expect(made.status).toBe(201)
  const { _id: id, ticket } = await claimOf(order)
  return { order, id, ticket: ticket! }
}

it('shows lines, hand-overs, photos, messages and arithmetic to its customer and staff', async () => {
  const { order, id, ticket } = await silkShirt()
  await staff.call(answerTicket, {
    params: { number: ticket },
    body: { message: 'We look into it.' },
  })
  await decide(id)
  await settle(id)
  for (const person of [asha, staff]) {
    const { text, images, headers } = await evidence(person, id)
    expect(headers['content-disposition']).toBe(`attachment; filename="evidence-${ticket}.pdf"`)
    for (const said of [`Claim ${ticket}`, order.number, 'Silk shirt', 'It is damaged', 'Asha Rao'])
      expect(text).toContain(said)
    for (const said of ['Dry Cleaning, 2 × ₹15.00', 'Total', '₹30.00', 'Current cost', 'A hole.'])
      expect(text).toContain(said)
    expect(text).toContain('We look into it.')
    expect(text).toContain(
      '₹2,000.00 when new × (24 − 12) of 24 months that such a thing lasts (Shirt, blouse, kurta) = ₹1,000.00',
    )
    expect(text).toContain('With ₹15.00 charged for cleaning it: ₹1,015.00.')
    expect(text).toContain('₹1,000.00 was transferred, reference UTR 4711')
    expect(images).toBe(3)
    for (const caption of ['At the door, when it was picked up', 'As it came', 'From the customer'])
      expect(text).toContain(caption)
    const { body } = await asha.call(orderClothes, { params: { orderId: order._id } })
    for (const { hash } of body.handOvers) expect(text).toContain(hash)
    expect(text).toContain(`All ${body.handOvers.length} entries of this order were computed again`)
    expect(text).toContain('by staff 1')
    // Before anything was counted in, and so about no piece alone.
    expect(text).toContain('2 bags, 4.1 kg handed to our rider by the guard')
    expect(text).not.toContain('been erased')
    expect(text).not.toContain('Meera')
  }
})

it('includes the hand-overs of the bag that the piece was in, and no entries of other pieces', async () => {
  const order = await countedIn()
  const params = { id: order._id }
  const missing = { unit: 2, piece: true, what: 'Blue sock' }
  await staff.call(reportMissing, { params, body: missing })
  await staff.call(writeOff, { params, body: { unit: 3, reason: 'We looked for a week.' } })
  await staff.call(packUnits, { params, body: { units: [1] } })
  const { _id: id } = await claimOf(order)
  const { text } = await evidence(asha, id)
  const { body } = await asha.call(orderClothes, { params: { orderId: order._id } })
  const shown = body.handOvers.filter(({ hash }) => text.includes(hash))
  expect(shown.map(({ content }) => content.kind)).toEqual([
    'handed_in',
    'received',
    'listed',
    'missing',
    'written_off',
  ])
  expect(text).toContain('Blue sock')
  expect(text).toContain('We looked for a week.')
})

it('says when the clothes were not counted or photographed, or the claim not decided', async () => {
  const { id, order } = await makeClaim(asha)
  const { text, images } = await evidence(asha, id)
  expect(images).toBe(0)
  expect(text).toContain(order.number)
  expect(text).toContain('This order wasn’t counted in')
  expect(text).toContain('There are no photos.')
  expect(text).toContain('Not decided yet.')
})

it('refuses everyone else, and unknown claims', async () => {
  const { id } = await makeClaim(asha)
  const ravi = await product.person()
  const asked = (person: Pick<SignedIn, 'call'>, claimId: string) =>
    person.call(claimEvidence, { params: { id: claimId } })
  expect((await asked(product.visitor, id)).status).toBe(401)
  for (const [person, claimId] of [
    [ravi, id],
    [asha, newId(new Date())],
    [await product.person({ preset: 'counter' }), id],
  ] as const)
    expect(await asked(person, claimId)).toMatchObject({ status: 404, code: 'not_found' })
  expect((await asked(asha, 'nonsense')).status).toBe(422)
})

it('C12: says what was erased with its customer, and that the chain still verifies', async () => {
  const order = await countedIn()
  const params = { id: order._id }
  await staff.call(reportMissing, { params, body: { unit: 1, what: 'Silk shirt of Asha' } })
  await staff.call(writeOff, { params, body: { unit: 1, reason: 'Asha lost it herself.' } })
  const status = { status: 'completed' as const, reason: 'By hand.' }
  await staff.call(setOrderStatus, { params, body: status })
  const { _id: id } = await claimOf(order)
  await decide(id, { award: 500, reason: 'Asha wore it for years.' })
  await product.deps.events.settled()
  expect((await asha.call(eraseAccount, { body: { words: ERASE_WORDS } })).status).toBe(200)
  const { text, images, headers } = await evidence(staff, id)
  expect(headers['content-disposition']).toContain(`evidence-${order.number}.pdf`)
  expect(images).toBe(0)
  expect(text).not.toMatch(/Asha|Silk/)
  // Of the shirt, and of what was handed over at the door.
  expect(text.match(/1 photo from then has been erased\./g)).toHaveLength(2)
  for (const said of [
    'Their account was erased',
    'The note was erased.',
    'The messages were erased with the customer’s account.',
    'The reason was erased with the customer’s account.',
    'fit: nothing was changed or left out in between',
  ])
    expect(text).toContain(said)
  await product.deps.events.settled()
})

it('names the hand-over that was changed directly in the database', async () => {
  const { order, id } = await silkShirt()
  await product.db.transaction().execute(async (tx) => {
    // What only somebody with the database's own rights can do.
    await sql`alter table custody_events disable trigger user`.execute(tx)
    await sql`update custody_events set at = at + interval '1 hour'
      where order_id = ${order._id} and seq = 2`.execute(tx)
    await sql`alter table custody_events enable trigger user`.execute(tx)
  })
  expect((await evidence(asha, id)).text).toContain('entry 2 does not fit the one before it')
})
