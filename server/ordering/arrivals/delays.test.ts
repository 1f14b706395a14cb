// Announced delays: who hears of one, what it does to windows, and how it is taken back.
import { beforeAll, expect, it } from 'vitest'
import { announceDelay, undoDelay } from '#contract/run-sheet/run-delays.ts'
import { ownRun } from '#contract/run-sheet/own-run.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'
import {
  assign,
  at,
  customers,
  heardBy,
  pickUp,
  orders,
  product,
  ravi,
  staff,
  visitOf,
} from './test-arrivals.ts'

let sunil: SignedIn
beforeAll(async () => {
  sunil = await product.person({ preset: 'rider', name: 'Sunil' })
})

const late = (who: SignedIn, minutes: 15 | 30 | 60, riderId?: string) =>
  who.call(announceDelay, { body: { minutes, ...(riderId && { riderId }) } })
const takeBack = (who: SignedIn, id: string) => who.call(undoDelay, { params: { id } })
const LATE = ['about 30 minutes late']

it('tells each customer who still waits, once, and shifts their windows', async () => {
  at('09:05')
  await pickUp(orders[0]!)
  const before = (await visitOf(2))!.window!
  at('09:06')
  const { body } = await late(ravi, 30)
  expect(body).toMatchObject({
    minutes: 30,
    told: 2,
    at: expect.stringMatching(/^2025-06-19T03:36:0/),
  })
  expect((await late(ravi, 30)).body).toEqual(body)
  expect(await heardBy(0)).toEqual([])
  expect((await heardBy(1)).filter((said) => said === LATE[0])).toEqual(LATE)
  expect(await heardBy(2)).toEqual(LATE)
  const after = (await visitOf(2))!.window!
  expect(Date.parse(after.about) - Date.parse(before.about)).toBe(30 * 60_000)
  expect(after.state).toBe('later')
  expect(await readLastAuditEntry(product)).toMatchObject({ action: 'run.delay_announced' })
})

it('is taken back while its messages wait, and no later', async () => {
  at('09:05')
  const before = await visitOf(2)
  const { body } = await late(ravi, 30)
  expect(await heardBy(1)).toEqual(LATE)
  expect((await takeBack(ravi, body._id)).status).toBe(200)
  expect(await heardBy(1)).toEqual([])
  expect(await visitOf(2)).toEqual(before)
  expect((await takeBack(ravi, body._id)).status).toBe(200)
  const again = (await late(ravi, 15)).body
  at('09:07')
  expect((await takeBack(ravi, again._id)).body).toMatchObject({ code: 'no_longer_changeable' })
})

it('replaces one that was announced a moment before', async () => {
  at('09:05')
  await late(ravi, 15)
  await late(ravi, 30)
  expect(await heardBy(1)).toEqual(LATE)
})

it('says it once to a customer of several orders at one door', async () => {
  const addressParts = { flat: '1', street: 'A Street', pin: '560001' }
  product.clock.set('2025-06-18T06:30:00Z')
  await assign(await placed(customers[1]!, { addressParts }))
  at('09:05')
  expect((await late(ravi, 30)).body).toMatchObject({ told: 3 })
  expect(await heardBy(1)).toEqual(LATE)
})

it('is announced of one’s own run, or of any by who plans them', async () => {
  at('09:05')
  expect((await late(sunil, 30, ravi.user.id)).status).toBe(404)
  expect((await late(sunil, 30)).body).toMatchObject({ told: 0 })
  const { body } = await late(staff, 30, ravi.user.id)
  expect(body.told).toBe(3)
  expect((await takeBack(sunil, body._id)).status).toBe(404)
  expect((await ravi.call(ownRun, {})).body.delay).toEqual(body)
  expect((await ravi.call(announceDelay, { body: { minutes: 20 as never } })).body).toMatchObject({
    message: expect.stringContaining('15, 30 or 60'),
  })
})
