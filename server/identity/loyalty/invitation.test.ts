// Invitations: points for both sides at the friend’s first order, and cases without points.
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { signup } from '#contract/accounts/accounts.ts'
import { listPoints } from '#contract/discounts/loyalty.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../testing/client.ts'
import { addMember } from '../../testing/club.ts'
import { placed } from '../../testing/order-inputs.ts'
import { asha, readPointsAndVouchers, product, setStatus } from './test-loyalty.ts'

describe('an invitation', () => {
  async function signedUp(referral: string, browser = product.newBrowser()): Promise<Client> {
    const email = `friend-${newId(new Date())}@example.com`
    const body = { name: 'A Friend', email, password: 'monsoon-terrace-7', referral }
    const answer = await browser.call(signup, { body })
    expect(answer.status).toBe(201)
    return browser
  }

  it('gives both sides 200 points at the friend’s first completed order, and notifies them', async () => {
    const { referral } = await readPointsAndVouchers(asha)
    expect(referral.link).toMatch(new RegExp(`/signup\\?ref=${referral.code}$`))
    const friend = await signedUp(referral.code.toLowerCase())
    const first = await placed(friend)
    const second = await placed(friend)
    expect((await readPointsAndVouchers(asha)).points).toBe(0)

    await setStatus(first, 'completed')
    await setStatus(second, 'completed')
    await setStatus(first, 'washing')
    await setStatus(first, 'completed')
    expect((await readPointsAndVouchers(friend)).points).toBe(210 + 210 + 200)
    expect(await readPointsAndVouchers(asha)).toMatchObject({
      points: 200,
      referral: { friends: 1 },
    })
    expect((await asha.call(listPoints, {})).body).toMatchObject([
      { points: 200, reason: 'referral', title: 'A friend’s first order', orderId: null },
    ])
    for (const person of [asha, friend]) {
      const notification = (await person.call(notifications, {})).body.notifications
      expect(notification.filter(({ title }) => title === '200 points for you')).toHaveLength(1)
    }
  })

  it('gives nothing for an order of a free trial, but once something was paid', async () => {
    const { referral } = await readPointsAndVouchers(asha)
    const before = (await readPointsAndVouchers(asha)).points
    const friend = await signedUp(referral.code)
    await addMember(friend, { trial: true })
    const free = await placed(friend)
    expect(free.total).toBe(0)
    await setStatus(free, 'completed')
    expect([
      (await readPointsAndVouchers(friend)).points,
      (await readPointsAndVouchers(asha)).points,
    ]).toEqual([0, before])

    const paid = await placed(friend, { lines: [{ itemId: 'wash-fold', quantity: 50 }] })
    expect(paid.total).toBeGreaterThan(0)
    await setStatus(paid, 'completed')
    expect((await readPointsAndVouchers(asha)).points).toBe(before + 200)
  })

  it('counts for an order that a paid membership covers', async () => {
    const { referral } = await readPointsAndVouchers(asha)
    const before = (await readPointsAndVouchers(asha)).points
    const friend = await signedUp(referral.code)
    await addMember(friend)
    const covered = await placed(friend)
    expect(covered.total).toBe(0)
    await setStatus(covered, 'completed')
    expect((await readPointsAndVouchers(asha)).points).toBe(before + 200)
  })

  it('takes the points back from both sides when that order is moved back, and gives them again', async () => {
    const { referral } = await readPointsAndVouchers(asha)
    const friend = await signedUp(referral.code)
    const first = await placed(friend)
    await setStatus(first, 'completed')
    await setStatus(first, 'cancelled')
    expect((await readPointsAndVouchers(friend)).points).toBe(0)
    expect(await readPointsAndVouchers(asha)).toMatchObject({ points: 0, referral: { friends: 0 } })
    const second = await placed(friend)
    await setStatus(second, 'completed')
    await setStatus(first, 'completed')
    expect((await readPointsAndVouchers(friend)).points).toBe(210 + 210 + 200)
    await setStatus(second, 'washing')
    expect(await readPointsAndVouchers(asha)).toMatchObject({ points: 200, earned: 200 })
    await setStatus(first, 'washing')
    expect(await readPointsAndVouchers(asha)).toMatchObject({ points: 0, earned: 0 })
  })

  it('gives nothing with an unknown code, or one’s own', async () => {
    const { referral } = await readPointsAndVouchers(asha)
    const stranger = await signedUp('NOSUCHCODE')
    const before = await product.db.selectFrom('referrals').selectAll().execute()
    // On the browser that Asha is signed in on.
    const { user: self } = asha
    await signedUp(referral.code, asha)
    expect(await product.db.selectFrom('referrals').selectAll().execute()).toEqual(before)
    await setStatus(await placed(stranger), 'completed')
    expect((await readPointsAndVouchers(stranger)).points).toBe(210)
    const { rows } = await sql<{ points: number }>`
      select points from loyalty_accounts where user_id = ${self._id}`.execute(product.db)
    expect(rows).toEqual([])
  })
})
