import { beforeAll, describe, expect, it } from 'vitest'
import { assignStop, completeStop, riders, runSheet, undoCompletion } from '#contract/run-sheet.ts'
import { changeStaffRole } from '#contract/staff.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { delivery, order, pickup, product, setStatus, staff, statusNow } from './test-run-sheet.ts'

let ravi: SignedIn
let other: SignedIn
beforeAll(async () => {
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  other = await product.person({ preset: 'rider', name: 'Sunil' })
})

type Stop = ReturnType<typeof pickup> | ReturnType<typeof delivery>

const assign = (to: SignedIn | null, stop: Stop = pickup()) =>
  staff.call(assignStop, { ...stop, body: { riderId: to?.user.id ?? null } })
const sheetOf = async (who: SignedIn, date?: string) =>
  who.call(runSheet, { query: { ...(date && { date }) } })
const numbersOf = async (who: SignedIn) =>
  (await sheetOf(who)).body.stops.map(({ number, kind }) => `${kind} ${number}`)

describe('a rider', () => {
  it('sees what is assigned to them, and nothing else', async () => {
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

  it('sees name, address and phone, and of money what to collect', async () => {
    await assign(ravi)
    const [stop] = (await sheetOf(ravi)).body.stops
    expect(stop).toMatchObject({ name: 'Asha', phone: '+91 98450 33333', due: order.total })
    expect(Object.keys(stop!)).not.toContain('total')
    expect(Object.keys(stop!)).not.toContain('rider')
  })

  it('has today and tomorrow', async () => {
    const answers = []
    for (const date of ['2025-06-18', '2025-06-19', '2025-06-20', '2025-06-21'])
      answers.push((await sheetOf(ravi, date)).status)
    expect(answers).toEqual([403, 200, 200, 403])
    expect((await sheetOf(staff, '2025-06-25')).status).toBe(200)
  })

  it('completes their own stops alone, and takes back only those', async () => {
    const complete = (who: SignedIn) => who.call(completeStop, { ...pickup(), body: {} })
    expect((await complete(ravi)).code).toBe('order_not_found')
    await assign(ravi, delivery())
    expect((await complete(ravi)).code).toBe('order_not_found')
    expect(await statusNow()).toBe('pickup_scheduled')
    await assign(ravi)
    const done = await complete(ravi)
    expect([done.status, done.body.done]).toEqual([200, true])
    const params = { id: done.body.undoable! }
    expect((await other.call(undoCompletion, { params })).code).toBe('not_found')
    expect((await ravi.call(undoCompletion, { params })).status).toBe(200)
  })

  it('has the delivery apart from the pickup', async () => {
    await assign(ravi)
    await assign(other, delivery())
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
  it('are assigned by those who see the whole run, to those who ride', async () => {
    const body = { riderId: ravi.user.id }
    expect((await ravi.call(assignStop, { ...pickup(), body })).code).toBe('forbidden')
    const plant = await product.person({ preset: 'plant' })
    expect((await assign(plant)).code).toBe('not_found')
    const listed = (await staff.call(riders, {})).body.map(({ name }) => name)
    expect(listed).toEqual(expect.arrayContaining(['Ravi', 'Sunil', 'Meena']))
  })

  it('are seen no more by a rider who does something else now', async () => {
    const driver = await product.person({ preset: 'rider' })
    await assign(driver)
    const params = { id: driver.user.id }
    const body = { preset: 'plant' as const, permissions: null, refundsPerDay: null }
    await staff.call(changeStaffRole, { params, body })
    expect((await sheetOf(driver)).code).toBe('forbidden')
  })
})
