// Bad input about clothes, from a mistyped tag to a claim for a missing piece: a helpful refusal, and an unchanged
// database.
import { beforeEach, expect, it } from 'vitest'
import { unpackUnits } from '#contract/clothes/custody.ts'
import { returnUnit, reportFound, reportMissing } from '#contract/clothes/lost-and-found.ts'
import { changeLines } from '#contract/orders/order-detail.ts'
import { propose } from '#contract/orders/proposals.ts'
import {
  expectSameRefusal,
  answerProposalLine,
  makeOrderWithProposal,
  claimDamagedUnit,
  makeClaimOfBag,
  readDatabaseDigests,
  lookedUp,
  MORE,
  putOnPlace,
  rack,
  collectRefusals,
  callsWithTagCode,
  makeTwoBagOrder,
} from './testing/test-bad-input.ts'
import {
  bagInputs,
  compareUnitsWithChain,
  readCustodyOf,
  owner,
  packOrder,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
  setStatus,
  makeTestTags,
} from './testing/test-custody.ts'
import { describePiece as say, replaceTagOf } from './testing/test-pieces.ts'

beforeEach(() => product.clock.set('2025-06-18T06:30:00.000Z'))

it('refuses mistyped, unknown and replaced tags the same way wherever they are scanned', async () => {
  const [mine, place] = [await makeTwoBagOrder(), await rack('Rack of the mistyped')]
  const { tag } = mine
  const mistyped = tag.slice(0, 7) + (tag.endsWith('0') ? '1' : '0')
  expectSameRefusal(
    await collectRefusals(...callsWithTagCode(mine, place, mistyped)),
    'unknown_tag',
    `“${mistyped}” isn’t a tag code. Please type its 8 characters again, or scan it.`,
  )
  expectSameRefusal(
    await collectRefusals(...callsWithTagCode(mine, place, '00000000')),
    'unknown_tag',
    'Tag 00000000 isn’t one of yours. Please use one of your own.',
  )
  const [lost, fresh] = await makeTestTags(2)
  await replaceTagOf(mine.order, 2, lost!)
  await replaceTagOf(mine.order, 2, fresh!)
  expectSameRefusal(
    await collectRefusals(...callsWithTagCode(mine, place, lost!)),
    'unknown_tag',
    `Tag ${lost} was replaced and is no longer used. Throw it away and use a new one.`,
  )
  expect((await readCustodyOf(mine.order)).units.map((unit) => unit.tag)).toEqual([tag, fresh])
})

it('refuses another order’s tag, naming that order and its place', async () => {
  const [mine, other] = [await makeTwoBagOrder(), await makeTwoBagOrder()]
  const place = await rack('Rack of the other')
  await putOnPlace(other.tag, place)
  const foreign = other.tag
  const said = await collectRefusals(
    () => countInOrder(mine.order, { units: [{ kind: 'bag', tag: foreign }], seen: 2 }),
    () => replaceTagOf(mine.order, 2, foreign),
  )
  const message = `Tag ${foreign} is on order ${other.order.number} of Asha. Put it aside for that order: the rest of it is at Rack of the other.`
  expectSameRefusal(said, 'tag_in_use', message)
  // At packing it stays as a trace of what may be mixed up, and as nothing else.
  const before = await readDatabaseDigests()
  expect(await packOrder(mine.order, { tags: [mine.tag, foreign] })).toMatchObject({
    status: 409,
    message,
    body: { foreign: { number: other.order.number, name: 'Asha', spot: 'Rack of the other' } },
  })
  const { foreign_scans: traces, ...rest } = await readDatabaseDigests()
  expect({ ...rest, foreign_scans: before['foreign_scans'] }).toEqual(before)
  expect(traces).not.toBe(before['foreign_scans'])
})

it('refuses a tag that is repeated, already on this order, of another kind, of a place, or on nothing', async () => {
  const { order, tag } = await makeTwoBagOrder()
  const [free] = await makeTestTags(1)
  const [single] = await makeTestTags(1, 'item')
  const place = await rack('Rack of the doubled')
  const counted = (...codes: string[]) =>
    countInOrder(order, { units: codes.map((code) => ({ kind: 'bag', tag: code })), seen: 2 })
  const said = await collectRefusals(
    () => counted(free!, free!),
    () => counted(tag),
    () => replaceTagOf(order, 2, tag),
    () => counted(single!),
    () => replaceTagOf(order, 2, single!),
    () => counted(place),
    () => packOrder(order, { tags: [tag, free!] }),
    () => putOnPlace(free!, place),
    () => putOnPlace(tag, free!),
  )
  const here = `Tag ${tag} is already on order ${order.number}. For something else, please use another tag.`
  const other = `Tag ${single} is for single items. Please use one for bags.`
  const nothing = `Tag ${free} isn’t on anything yet. Count in its bag or item first.`
  expect(said.map(([, message]) => message)).toEqual([
    `Tag ${free} was scanned twice. Each bag or item needs its own.`,
    here,
    here,
    other,
    other,
    `Tag ${place} is for places: racks, machines and vans. Please use one for bags.`,
    nothing,
    nothing,
    `Tag ${free} isn’t a place. Scan the item first, then the place.`,
  ])
})

it('refuses a scan for an order that is cancelled, has left, or does not exist', async () => {
  const [{ order, tag }, place] = [await makeTwoBagOrder(), await rack('Rack of the cancelled')]
  const [fresh] = await makeTestTags(1)
  await setStatus(order, 'cancelled')
  const scans = (of: { _id: string }) => [
    () => countInOrder(of, { units: [{ kind: 'bag', tag: fresh! }], seen: 2 }),
    () => packOrder(of, { tags: [tag] }),
    () => plant.call(unpackUnits, { ...orderParams(of), body: { units: [1] } }),
    () => say(of, 1, { name: 'Curtain' }),
  ]
  const said = `Order ${order.number} is “Cancelled”, so its clothes can’t be counted in or packed. Put them aside for the customer.`
  expectSameRefusal(await collectRefusals(...scans(order)), 'no_longer_changeable', said)
  const [again] = await collectRefusals(() => replaceTagOf(order, 1, fresh!))
  expect(again![1]).toBe(
    `Bag or item 1 of order ${order.number} is no longer here, so it can’t get a new tag. If it is, say so in its order first.`,
  )
  // Who finds the bag learns whose it is.
  expect((await lookedUp(tag)).body).toMatchObject({ order: { status: 'cancelled' }, unit: 1 })

  const gone = await makeTwoBagOrder()
  await packOrder(gone.order, { units: [1, 2] })
  await setStatus(gone.order, 'completed')
  expect(await collectRefusals(...scans(gone.order))).toContainEqual([
    'no_longer_changeable',
    expect.stringContaining('If they are here, set the order back first.'),
  ])
  const moved = await collectRefusals(() => putOnPlace(gone.tag, place))
  expect(moved[0]![0]).toBe('unknown_tag')
  expectSameRefusal(
    await collectRefusals(...scans({ _id: crypto.randomUUID() })),
    'order_not_found',
    'Order not found.',
  )
})

it('refuses a weight of zero, below zero or of 900 kg, and impossible counts', async () => {
  const { order } = await makeTwoBagOrder()
  const fresh = await orderAtPlant()
  const weights = [0, -1, 900_000, 1.5]
  expectSameRefusal(
    await collectRefusals(
      ...weights.map((grams) => () => countInOrder(fresh, { grams })),
      ...weights.map((grams) => () => packOrder(order, { units: [1], grams })),
    ),
    'invalid_input',
    'Please check the weight: it is in grams, more than 0 and at most 200 kg.',
  )
  const said = await collectRefusals(
    () => countInOrder(fresh, { units: [] }),
    () => countInOrder(fresh, { units: [{ kind: 'bag', pieces: -1 }] }),
    () => countInOrder(order, { units: bagInputs(199), seen: 2 }),
    () => countInOrder(order),
    () => packOrder(fresh, { units: [1] }),
    () => packOrder(order, { units: [1, 3] }),
    () => plant.call(reportFound, { ...orderParams(order), body: { unit: 3 } }),
    () => plant.call(reportMissing, { ...orderParams(order), body: { unit: 1, what: ' ' } }),
    () => plant.call(returnUnit, { ...orderParams(order), body: { unit: 1 } }),
  )
  expect(said.map(([, message]) => message)).toEqual([
    'Please count at least one bag or item.',
    'Pieces are a whole number from 0 to 500.',
    `Order ${order.number} would have more than 200 bags and items. Please count some together.`,
    `A colleague has counted in order ${order.number} in the meantime: it now has 2 bags and items. Please look again.`,
    `Nothing in order ${fresh.number} was counted in. Please count it in first.`,
    `Order ${order.number} has no bag or item 3. Please look at its clothes again.`,
    `Order ${order.number} has no bag or item 3. Please look at its clothes again.`,
    'Please say what is missing, in at most 200 characters.',
    `It can’t be returned separately: it leaves with the rest of order ${order.number}.`,
  ])
})

it('counts in and packs an order once when two people do it at the same time', async () => {
  const order = await orderAtPlant()
  const counted = await Promise.all([countInOrder(order), countInOrder(order)])
  expect(counted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await Promise.all([
    packOrder(order, { units: [1, 2] }),
    packOrder(order, { units: [2, 1] }),
    packOrder(order, { units: [2], grams: 4000 }),
  ])
  const { units, events, weights } = await readCustodyOf(order)
  expect(units.map(({ place }) => place)).toEqual(['packed', 'packed'])
  const packed = events.filter(({ kind }) => kind === 'packed')
  expect(packed.reduce((sum, event) => sum + event.units, 0)).toBe(2)
  expect(weights.out).toBe(4000)
  const { stored, folded, broken } = await compareUnitsWithChain(order)
  expect([stored, broken]).toEqual([folded, null])
  // The other one goes on although the order has left by now.
  await setStatus(order, 'out_for_delivery')
  expectSameRefusal(
    await collectRefusals(() => packOrder(order, { units: [1] })),
    'no_longer_changeable',
    `Order ${order.number} is “Out for Delivery”, so its clothes can’t be counted in or packed. If they are here, set the order back first.`,
  )
})

it('refuses an approval by another customer’s link, a second approval, and one of a line not asked about', async () => {
  const [mine, other] = [await makeOrderWithProposal(), await makeOrderWithProposal()]
  const visitor = product.newBrowser()
  expectSameRefusal(
    await collectRefusals(
      () => answerProposalLine(visitor, mine.proposal, other.key),
      () => answerProposalLine(visitor, mine.proposal),
      () => answerProposalLine(other.who, mine.proposal, other.key),
      () => answerProposalLine(other.who, mine.proposal),
      () => answerProposalLine(owner, mine.proposal),
      // What the other was asked, as if it were about this order.
      () => answerProposalLine(visitor, { ...other.proposal, orderId: mine.order._id }, other.key),
      () => answerProposalLine(visitor, mine.proposal, mine.key, 'dry-cleaning-suit'),
    ),
    'order_not_found',
    'Order not found.',
  )
  expect((await answerProposalLine(visitor, mine.proposal, mine.key)).status).toBe(200)
  expectSameRefusal(
    await collectRefusals(
      () => answerProposalLine(visitor, mine.proposal, mine.key),
      () => answerProposalLine(mine.who, mine.proposal),
    ),
    'already_answered',
    'This has already been answered. To change it, please call us.',
  )
})

it('refuses an approval after its time, or after the order was changed, cancelled or asked about again', async () => {
  const outdated = 'Your order has changed since we asked. Please check it again.'
  const both = ({ who, proposal, key }: Awaited<ReturnType<typeof makeOrderWithProposal>>) => [
    () => answerProposalLine(who, proposal),
    () => answerProposalLine(product.newBrowser(), proposal, key),
  ]
  const changed = await makeOrderWithProposal()
  const lines = [{ itemId: 'wash-fold', quantity: 2 }]
  const less = { lines, reason: 'Less', total: 140, revision: 0 }
  await owner.call(changeLines, { ...orderParams(changed.order), body: less })
  expectSameRefusal(await collectRefusals(...both(changed)), 'changed_meanwhile', outdated)
  const cancelled = await makeOrderWithProposal()
  await setStatus(cancelled.order, 'cancelled')
  expectSameRefusal(await collectRefusals(...both(cancelled)), 'changed_meanwhile', outdated)
  const again = await makeOrderWithProposal()
  const next = { lines: MORE.slice(0, 1), reason: 'More', total: 350, revision: 0 }
  expect((await owner.call(propose, { ...orderParams(again.order), body: next })).status).toBe(201)
  expectSameRefusal(await collectRefusals(...both(again)), 'changed_meanwhile', outdated)
  const late = await makeOrderWithProposal()
  product.clock.set(late.proposal.answerUntil)
  expectSameRefusal(
    await collectRefusals(...both(late)),
    'answer_too_late',
    'The time to answer has passed, so your order stays as you placed it. If you’d like a change, please call us.',
  )
})

it('refuses a claim for a piece that never came, for an order not yet returned, and after payment', async () => {
  const { order } = await makeTwoBagOrder()
  const [early] = await collectRefusals(() => claimDamagedUnit(order, 1))
  expect(early![1]).toContain('You can claim a piece once it is')
  await setStatus(order, 'completed', 'Packed by hand.')
  const never = await collectRefusals(
    () => claimDamagedUnit(order, 9),
    () => claimDamagedUnit(order, 1, { pieceNumber: 2 }),
  )
  expect(never.map(([, message]) => message)).toEqual([
    'We never received Item 9 with this order. Please choose a piece from it, or “Talk to me first”.',
    'We received only one piece of this, so we don’t have Bag 1. Please choose another piece, or “Talk to me first”.',
  ])
  const { ticket, decide, settle } = await makeClaimOfBag(order)
  await decide(0)
  expect((await settle()).status).toBe(201)
  const paid = await collectRefusals(
    () => claimDamagedUnit(order, 1),
    settle,
    () => decide(1),
  )
  expect(paid.map(([, message]) => message)).toEqual([
    `Your claim for Bag 1 was settled for ₹2,000. Please reply in ticket ${ticket} if something about that isn’t right.`,
    'This claim is settled, so it can no longer be changed.',
    'This claim is settled, so it can no longer be changed.',
  ])
})
