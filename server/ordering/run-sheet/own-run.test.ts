import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTags } from '#contract/clothes/custody.ts'
import { failPickup } from '#contract/run-sheet/bring-back.ts'
import { keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import {
  assignStop,
  completeStop,
  loadUnit,
  riders,
  runSheet,
  undoCompletion,
} from '#contract/run-sheet/run-sheet.ts'
import { changeStaffRole } from '#contract/people/staff.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { countIn } from '../../testing/clothes.ts'
import {
  readCompletions,
  deliveryParams,
  order,
  replaceOrderOfDay,
  pickupParams,
  product,
  setStatus,
  staff,
  readStatus,
} from './test-run-sheet.ts'

let ravi: SignedIn
let other: SignedIn
beforeAll(async () => {
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  other = await product.person({ preset: 'rider', name: 'Sunil' })
})

type Stop = ReturnType<typeof pickupParams> | ReturnType<typeof deliveryParams>

const assign = (to: SignedIn | null, stop: Stop = pickupParams()) =>
  staff.call(assignStop, { ...stop, body: { riderId: to?.user.id ?? null } })
const sheetOf = async (who: SignedIn, date?: string) =>
  who.call(runSheet, { query: { ...(date && { date }) } })
const numbersOf = async (who: SignedIn) =>
  (await sheetOf(who)).body.stops.map(({ number, kind }) => `${kind} ${number}`)

describe('a rider', () => {
  it('sees only the stops assigned to them', async () => {
    expect(await numbersOf(ravi)).toEqual([])
    const { body } = await assign(ravi)
    expect(body.rider).toEqual({ _id: ravi.user.id, name: 'Ravi' })
    expect(await numbersOf(ravi)).toEqual([`pickup ${order.number}`])
    expect(await numbersOf(other)).toEqual([])
    await assign(other)
    expect(await numbersOf(ravi)).toEqual([])
    await assign(null)
    expect(await numbersOf(other)).toEqual([])
  })

  it('sees name, address, phone and the amount to collect', async () => {
    await assign(ravi)
    const [stop] = (await sheetOf(ravi)).body.stops
    expect(stop).toMatchObject({ name: 'Asha', phone: '+91 98450 33333', due: order.total })
    expect(Object.keys(stop!)).not.toContain('total')
    expect(Object.keys(stop!)).not.toContain('rider')
  })

  it('sees today and tomorrow', async () => {
    const answers = []
    for (const date of ['2025-06-18', '2025-06-19', '2025-06-20', '2025-06-21'])
      answers.push((await sheetOf(ravi, date)).status)
    expect(answers).toEqual([403, 200, 200, 403])
    expect((await sheetOf(staff, '2025-06-25')).status).toBe(200)
  })

  it('completes and undoes only their own stops', async () => {
    const complete = (who: SignedIn) => who.call(completeStop, { ...pickupParams(), body: {} })
    expect((await complete(ravi)).code).toBe('order_not_found')
    await assign(ravi, deliveryParams())
    expect((await complete(ravi)).code).toBe('order_not_found')
    expect(await readStatus()).toBe('pickup_scheduled')
    await assign(ravi)
    const done = await complete(ravi)
    expect([done.status, done.body.done]).toEqual([200, true])
    const params = { id: done.body.undoable! }
    expect((await other.call(undoCompletion, { params })).code).toBe('not_found')
    expect((await ravi.call(undoCompletion, { params })).status).toBe(200)
  })

  describe.each([
    ['of an earlier week', { pickupDate: '2025-06-20' }, '2025-08-01T04:00:00Z'],
    ['two weeks ahead', { pickupDate: '2025-07-03' }, '2025-06-19T04:00:00Z'],
  ])('at a stop %s', (_, booked, now) => {
    /** @returns the completion of a colleague, which stays where the stop's day is over */
    const become = async () => {
      const { body } = await staff.call(completeStop, { ...pickupParams(), body: {} })
      const params = { id: body.undoable! }
      if (now < booked.pickupDate) await staff.call(undoCompletion, { params })
      product.clock.set(now)
      return params
    }
    beforeEach(async () => {
      await replaceOrderOfDay(booked)
      await assign(ravi)
    })

    it('can’t read or change the order', async () => {
      const params = await become()
      const before = await readStatus()
      const at = '2025-06-19T04:00:00Z'
      const answers = [
        await ravi.call(completeStop, { ...pickupParams(), body: {} }),
        await ravi.call(completeStop, { ...pickupParams(), body: { note: 'A second bag', at } }),
        await ravi.call(failPickup, {
          params: pickupParams().params,
          body: { reason: 'No answer' },
        }),
        await ravi.call(undoCompletion, { params }),
      ]
      expect(answers.map(({ code }) => code)).toEqual([
        'order_not_found',
        'order_not_found',
        'order_not_found',
        'not_found',
      ])
      expect(JSON.stringify(answers)).not.toContain('98450 33333')
      expect(await readStatus()).toBe(before)
    })

    it('has stops from their phone stored for a decision', async () => {
      await become()
      const before = await readStatus()
      const late = await ravi.call(keepLateStop, { ...pickupParams(), body: { note: 'Two bags' } })
      expect(late.status).toBe(202)
      expect(await readStatus()).toBe(before)
      const kept = (await staff.call(listLateStops, {})).body
      expect(kept.map(({ orderId, why }) => [orderId, why])).toContainEqual([
        order._id,
        'not_theirs',
      ])
    })
  })

  it('hands in a stop of the day before that a colleague completed meanwhile', async () => {
    await assign(ravi)
    await setStatus('picked_up')
    product.clock.set('2025-06-20T04:00:00Z')
    const body = { at: '2025-06-19T05:00:00Z', sentAt: '2025-06-20T04:00:00Z' }
    const nothing = await ravi.call(completeStop, { ...pickupParams(), body })
    expect(nothing.code).toBe('order_not_found')
    const said = await ravi.call(completeStop, {
      ...pickupParams(),
      body: { ...body, note: 'Two bags' },
    })
    expect([said.status, said.body.done]).toEqual([200, true])
    expect(await readCompletions()).toMatchObject([
      { note: 'Two bags', completed_by: ravi.user.id },
    ])
  })

  it('completes an overdue stop once, sends it again, and undoes it', async () => {
    await assign(ravi)
    product.clock.set('2025-06-21T04:00:00Z')
    const complete = () =>
      ravi.call(
        completeStop,
        { ...pickupParams(), body: {} },
        { 'idempotency-key': 'left-over-stop' },
      )
    expect((await complete()).status).toBe(200)
    const again = await complete()
    expect([again.status, again.body.done]).toEqual([200, true])
    const params = { id: again.body.undoable! }
    expect((await ravi.call(undoCompletion, { params })).status).toBe(200)
  })

  it('may complete a stop whose order was cancelled since, for a manager to decide', async () => {
    await assign(ravi)
    product.clock.set('2025-06-21T04:00:00Z')
    await setStatus('cancelled')
    const body = { note: 'Two bags', at: '2025-06-21T03:50:00Z', sentAt: '2025-06-21T04:00:00Z' }
    const { status, body: stop } = await ravi.call(completeStop, { ...pickupParams(), body })
    expect([status, stop.toDecide]).toEqual([200, true])
  })

  it('loads no delivery that is promised for a later week', async () => {
    await replaceOrderOfDay({ pickupDate: '2025-07-03' })
    await assign(ravi, deliveryParams())
    const [tag] = (await staff.call(makeTags, { body: { kind: 'bag', count: 1 } })).body
    await countIn(staff, order, [{ kind: 'bag', tag: tag! }])
    await setStatus('ready')
    const load = () => ravi.call(loadUnit, { body: { tag: tag! } })
    expect((await load()).code).toBe('order_not_found')
    product.clock.set('2025-07-05T04:00:00Z')
    expect((await load()).code).toBe('not_packed')
  })

  it('has the delivery assigned separately from the pickup', async () => {
    await assign(ravi)
    await assign(other, deliveryParams())
    await setStatus('ready')
    product.clock.set('2025-06-20T04:00:00Z')
    const kinds = async (who: SignedIn) =>
      (await sheetOf(who)).body.stops
        .filter(({ orderId }) => orderId === order._id)
        .map(({ kind }) => kind)
    expect(await kinds(ravi)).not.toContain('delivery')
    expect(await kinds(other)).not.toContain('pickup')
  })
})

describe('stops', () => {
  it('are assigned to riders by staff with the whole run', async () => {
    const body = { riderId: ravi.user.id }
    expect((await ravi.call(assignStop, { ...pickupParams(), body })).code).toBe('forbidden')
    const plant = await product.person({ preset: 'plant' })
    expect((await assign(plant)).code).toBe('not_found')
    const listed = (await staff.call(riders, {})).body.map(({ name }) => name)
    expect(listed).toEqual(expect.arrayContaining(['Ravi', 'Sunil', 'Meena']))
  })

  it('disappear from a rider who has another role now', async () => {
    const driver = await product.person({ preset: 'rider' })
    await assign(driver)
    const params = { id: driver.user.id }
    const body = { preset: 'plant' as const, permissions: null, refundsPerDay: null }
    await staff.call(changeStaffRole, { params, body })
    expect((await sheetOf(driver)).code).toBe('forbidden')
  })
})
