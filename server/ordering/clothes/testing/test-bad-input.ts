/** Bad input about clothes for tests: calls, expected refusals, and stored rows. */
import { expect } from 'vitest'
import type { InputOf } from '#contract/base/call.ts'
import { decideClaim, orderClaims, settleClaim } from '#contract/help/claims.ts'
import { scanTag, tagSheet } from '#contract/clothes/custody.ts'
import { quoteLines } from '#contract/orders/order-detail.ts'
import type { Order } from '#contract/orders/orders.ts'
import { makePlace, moveUnit } from '#contract/clothes/places.ts'
import { answerProposal, propose, type Proposal } from '#contract/orders/proposals.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import { digestsOfTables } from '../../../testing/database-content.ts'
import { readMailsTo, secretInMail } from '../../../testing/mails.ts'
import { placed } from '../../../testing/order-inputs.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import {
  asha,
  bagInputs,
  owner,
  packOrder,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
  makeTestTags,
} from './test-custody.ts'
import { replaceTagOf } from './test-pieces.ts'

interface Answer {
  status: number
  code?: string | undefined
  message?: string | undefined
}

/** What counts calls and sends messages is no part of what was asked for. */
const BESIDE = ['limit_counters', 'guesses', 'outbox_messages']

const waiting = () => product.db.selectFrom('event_deliveries').select('event_id').execute()

/** All that is stored but those, once all that follows from what happened is written, however busy the machine is. */
export async function readDatabaseDigests(): Promise<Record<string, string>> {
  await product.deps.events.settled()
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
  return digestsOfTables(product.db, BESIDE)
}

/** What each is refused with; fails where one of them is taken, or leaves a trace in the database. */
export async function collectRefusals(
  ...calls: (() => Promise<Answer>)[]
): Promise<[string, string][]> {
  const said: [string, string][] = []
  const before = await readDatabaseDigests()
  for (const call of calls) {
    const { status, code, message } = await call()
    expect([400, 404, 409, 410, 422]).toContain(status)
    said.push([code!, message!])
  }
  expect(await readDatabaseDigests()).toEqual(before)
  return said
}

/** Fails where one of them was refused with something else. */
export const expectSameRefusal = (said: [string, string][], code: string, message: string) =>
  expect(said).toEqual(said.map(() => [code, message]))

export const putOnPlace = (thing: string, place: string) =>
  plant.call(moveUnit, { body: { thing, place } })
export const lookedUp = (code: string) => plant.call(scanTag, { params: { code } })

/** The code of a new rack. */
export const rack = async (name: string) =>
  (await plant.call(makePlace, { body: { kind: 'rack', name } })).body.code

interface Bags {
  order: Order
  /** Of the first of its two bags; the second has none. */
  tag: string
}

/** An order of two bags that is at the plant. */
export async function makeTwoBagOrder(): Promise<Bags> {
  const [order, [tag]] = [await orderAtPlant(), await makeTestTags(1)]
  const { status } = await countInOrder(order, {
    units: [{ kind: 'bag', tag: tag! }, ...bagInputs(1)],
  })
  expect(status).toBe(200)
  return { order, tag: tag! }
}

/** All that is done with the code of a bag's tag: looked up, counted in, packed, put on, moved, moved to, printed. */
export function callsWithTagCode({ order, tag }: Bags, place: string, code: string) {
  return [
    () => lookedUp(code),
    () => countInOrder(order, { units: [...bagInputs(1), { kind: 'bag', tag: code }], seen: 2 }),
    () => packOrder(order, { tags: [tag, code] }),
    () => replaceTagOf(order, 2, code),
    () => putOnPlace(code, place),
    () => putOnPlace(tag, code),
    () => plant.call(tagSheet, { query: { codes: `${tag},${code}` } }),
  ]
}

/** More than was ordered. */
export const MORE = [
  { itemId: 'wash-fold', quantity: 5 },
  { itemId: 'dry-cleaning-shirt', quantity: 2 },
]

/** A customer who was asked about two lines, and the key of the link in their mail. */
export async function makeOrderWithProposal() {
  const who = await product.person({ name: 'Bela Iyer' })
  const order = await placed(who)
  const { body: quoted } = await owner.call(quoteLines, {
    ...orderParams(order),
    body: { lines: MORE },
  })
  const body = { lines: MORE, reason: 'More', total: quoted.quote.total, revision: 0 }
  const { body: proposal } = await owner.call(propose, { ...orderParams(order), body })
  await product.deps.events.settled()
  const mails = await readMailsTo(product, who.user.email, 2)
  const key = secretInMail(mails.map(({ text }) => text).join('\n'), 'key')
  return { who, order, proposal, key }
}

/** Says “do it” to a line, signed in or by the key of a link. */
export const answerProposalLine = (
  who: Pick<SignedIn, 'call'>,
  { _id: proposalId, orderId }: Proposal,
  key?: string,
  itemId = 'wash-fold',
) =>
  who.call(answerProposal, {
    params: { orderId },
    body: { proposalId, itemId, answer: 'do', ...(key !== undefined && { key }) },
  })

/** Claims a bag or an item as damaged. */
export const claimDamagedUnit = (
  { _id: orderId }: { _id: string },
  unit: number,
  fields: Partial<InputOf<typeof reportProblem>['body']> = {},
) =>
  asha.call(reportProblem, {
    params: { orderId },
    body: { problem: 'damaged', wish: 'refund', unit, message: 'A hole.', ...fields },
  })

/** A claim for the first bag, with what gives ₹2,000 for it. */
export async function makeClaimOfBag(order: { _id: string }) {
  const { body: made } = await claimDamagedUnit(order, 1)
  const { body: claims } = await asha.call(orderClaims, { params: { orderId: order._id } })
  const params = { id: claims[0]!._id }
  const price = { price: 2000, ageMonths: 6, life: 'Shirt, blouse, kurta', proven: false }
  const given = { refund: 0, voucher: 0, transfer: 2000, reference: 'UTR 4711', revision: 1 }
  return {
    ticket: made.ticket.number,
    decide: (revision: number) =>
      owner.call(decideClaim, {
        params,
        body: { ...price, charged: 0, award: 2000, revision },
      }),
    settle: () => owner.call(settleClaim, { params, body: given }),
  }
}
