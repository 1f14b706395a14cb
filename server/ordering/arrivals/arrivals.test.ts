// Arrivals: who comes and when, as customers read it.
import { describe, expect, it } from 'vitest'
import { readArrival } from '#contract/run-sheet/arrivals.ts'
import { failPickup } from '#contract/run-sheet/bring-back.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import {
  assign,
  at,
  customers,
  orders,
  pickUp,
  product,
  ravi,
  setStart,
  staff,
  stop,
  visitOf,
  windowOf,
} from './test-arrivals.ts'

/** In minutes. */
async function widthOf(place: number): Promise<number> {
  const { from, until } = (await visitOf(place))!.window!
  return (Date.parse(until) - Date.parse(from)) / 60_000
}

describe('an arrival', () => {
  it('names the rider by first name, and a window that narrows as stops are made', async () => {
    expect(await visitOf(2)).toMatchObject({ kind: 'pickup', rider: 'Ravi' })
    const widths = [await widthOf(2)]
    for (const [place, time] of ['09:10', '09:17'].entries()) {
      at(time)
      await pickUp(orders[place]!)
      widths.push(await widthOf(2))
    }
    expect(widths[0]).toBeGreaterThan(widths[1]!)
    expect(widths[1]).toBeGreaterThanOrEqual(widths[2]!)
    expect(widths[2]).toBeGreaterThanOrEqual(20)
    expect(await visitOf(2)).toMatchObject({ window: { isNext: true } })
    expect(await visitOf(0)).toBeNull()
  })

  it('follows the order of the run', async () => {
    expect((await visitOf(0))?.window?.isNext).toBe(false)
    at('09:05')
    await pickUp(orders[0]!)
    expect((await visitOf(1))?.window?.isNext).toBe(true)
    expect((await visitOf(2))?.window?.isNext).toBe(false)
  })

  it('is later once nothing is heard, and late after the promised window', async () => {
    at('09:05')
    await pickUp(orders[0]!)
    at('09:50')
    expect(await windowOf(1)).toMatch(/^09:50-.* later$/)
    at('11:10')
    expect(await windowOf(1)).toBe('late 11:10')
  })

  it('counts a visit in vain as made', async () => {
    at('09:05')
    const body = { failureReason: 'nobody_there', reason: 'Nobody there' } as const
    const { orderId } = stop(orders[0]!).params
    await ravi.call(failPickup, { params: { orderId }, body })
    expect(await visitOf(0)).toBeNull()
    expect((await visitOf(1))?.window?.isNext).toBe(true)
  })

  it('has no window where the laundry doesn’t say where runs start', async () => {
    await setStart('')
    expect(await visitOf(0)).toEqual({ kind: 'pickup', rider: 'Ravi', window: null })
  })

  it('is of today, and of stops with a rider', async () => {
    await assign(orders[0]!, null)
    expect(await visitOf(0)).toBeNull()
    product.clock.set('2025-06-18T09:00:00Z')
    expect(await visitOf(1)).toBeNull()
  })

  it('is read by its customer and staff alone', async () => {
    const params = { orderId: orders[0]!._id }
    const [, bina] = customers
    expect((await bina!.call(readArrival, { params })).status).toBe(404)
    expect((await product.visitor.call(readArrival, { params })).status).toBe(401)
    expect((await staff.call(readArrival, { params })).status).toBe(200)
    const tracked = await product.visitor.call(orderDetails, { params })
    expect(JSON.stringify(tracked.body)).not.toContain('Ravi')
  })
})
