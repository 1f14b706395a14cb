import { describe, expect, it } from 'vitest'
import { cancelSubscription, changeCard } from '#contract/club/subscription-changes.ts'
import { activeSubscription, subscriptionCharges } from '#contract/club/subscriptions.ts'
import { SomeFailed } from '../../platform/one-by-one.ts'
import { card, addMember } from '../../testing/club.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'
import {
  readSubscription,
  asha,
  readCharges,
  processSubscriptionsOn,
  payments,
  product,
  readBellTitles,
} from './test-life.ts'

describe('renewal', () => {
  it('notifies its member 2 days before, charges at the end, and grants the next 30 days', async () => {
    const made = await addMember(asha)
    await processSubscriptionsOn('2025-07-15')
    expect(await readBellTitles()).not.toContain('Your Laundry Club renews soon')
    await processSubscriptionsOn('2025-07-16')
    await processSubscriptionsOn('2025-07-17')
    expect(
      (await readBellTitles()).filter((t) => t === 'Your Laundry Club renews soon'),
    ).toHaveLength(1)
    await processSubscriptionsOn('2025-07-18')
    expect((await readSubscription()).body).toMatchObject({
      startDate: made.endDate,
      pickupsUsed: 0,
    })
    expect((await readSubscription()).body.endDate.slice(0, 10)).toBe('2025-08-17')
    expect(await readCharges(made)).toEqual([
      ['renewal', 49.99, 'succeeded'],
      ['first', 25, 'succeeded'],
    ])
    expect((await readBellTitles())[0]).toBe('Your Laundry Club is renewed')
  })

  it('changes nothing when it runs again, or in several processes at once', async () => {
    const made = await addMember(asha)
    product.clock.set('2025-07-18T06:31:00Z')
    await Promise.all(Array.from({ length: 4 }, () => processDueSubscriptions(product.deps)))
    await processDueSubscriptions(product.deps)
    expect(await readCharges(made)).toHaveLength(2)
    expect([...payments.taken.values()]).toEqual([2500, 4999])
  })

  it('catches up in order, period by period, after a downtime', async () => {
    const made = await addMember(asha)
    await processSubscriptionsOn('2025-09-20')
    const { body } = await asha.call(subscriptionCharges, { params: { id: made._id } })
    expect(body.map((charge) => charge.periodStart.slice(0, 10))).toEqual([
      '2025-09-16',
      '2025-08-17',
      '2025-07-18',
      '2025-06-18',
    ])
    expect([...payments.taken.values()]).toEqual([2500, 4999, 4999, 4999])
    const { body: now } = await readSubscription()
    expect(now.endDate.slice(0, 10)).toBe('2025-10-16')
    expect(now.lots.map((lot) => lot.kilogramsLeft)).toEqual([12, 12, 12])
    // It was too late to say that anything is soon.
    expect(await readBellTitles()).not.toContain('Your Laundry Club renews soon')
  })

  it('asks again with the same key after an answer is lost in a crash', async () => {
    const made = await addMember(asha)
    payments.mood = 'lost'
    await expect(processSubscriptionsOn('2025-07-18')).rejects.toThrow(SomeFailed)
    expect(await readCharges(made)).toEqual([
      ['renewal', 49.99, 'pending'],
      ['first', 25, 'succeeded'],
    ])
    const busy = await asha.call(cancelSubscription, { params: { id: made._id } })
    expect([busy.status, busy.code]).toEqual([409, 'payment_pending'])

    payments.mood = 'works'
    product.clock.set('2025-07-18T06:37:00Z')
    await processDueSubscriptions(product.deps)
    expect([...payments.taken.values()]).toEqual([2500, 4999])
    expect((await readCharges(made))[0]).toEqual(['renewal', 49.99, 'succeeded'])
    expect((await readSubscription()).body.startDate).toBe(made.endDate)
  })

  it('continues for other members when one charge can’t be requested', async () => {
    const ravi = await product.person()
    await addMember(asha)
    await addMember(ravi)
    const charge = payments.charge.bind(payments)
    payments.charge = async (request) => {
      if (request.payer.id === asha.user._id) throw new Error('No answer for this one.')
      return charge(request)
    }
    await expect(processSubscriptionsOn('2025-07-18')).rejects.toThrow(
      '1 failed; the first: Error: No answer',
    )
    const { body } = await ravi.call(activeSubscription, { params: { userId: ravi.user._id } })
    expect(body.endDate.slice(0, 10)).toBe('2025-08-17')
  })
})

describe('a charge that fails', () => {
  const input = { paymentMethod: card('tok_sim_fails_later') }

  it('repeats for 3 days with notice, without an allowance, then ends the subscription', async () => {
    const made = await addMember(asha, input)
    await processSubscriptionsOn('2025-07-18')
    expect((await readSubscription()).body).toMatchObject({
      status: 'active',
      left: { kilograms: 0, pickups: 0, dryCleanItems: 0 },
      paymentProblem: { message: 'Card declined. Please try a different card.' },
    })
    expect((await readSubscription()).body.paymentProblem?.endsAt.slice(0, 10)).toBe('2025-07-21')
    await processSubscriptionsOn('2025-07-19', '06:32')
    await processSubscriptionsOn('2025-07-20', '06:32')
    expect(
      (await readBellTitles()).filter((t) => t === 'Your Laundry Club payment failed'),
    ).toHaveLength(3)
    expect((await readSubscription()).status).toBe(200)
    await processSubscriptionsOn('2025-07-21', '06:32')
    expect((await readSubscription()).status).toBe(404)
    expect((await readBellTitles())[0]).toBe('Your Laundry Club has ended')
    expect(await readCharges(made)).toEqual([
      ['renewal', 49.99, 'failed'],
      ['first', 25, 'succeeded'],
    ])
    expect([...payments.taken.values()]).toEqual([2500])
  })

  it('succeeds at once with another card', async () => {
    const made = await addMember(asha, input)
    await processSubscriptionsOn('2025-07-18')
    const before = await readBellTitles()
    const bad = await asha.call(changeCard, {
      params: { id: made._id },
      body: { paymentMethod: card('tok_sim_declined') },
    })
    expect([bad.status, bad.message]).toEqual([402, 'Card declined. Please try a different card.'])
    payments.mood = 'declines'
    const kept = await asha.call(changeCard, {
      params: { id: made._id },
      body: { paymentMethod: card('tok_sim_ok') },
    })
    payments.mood = 'works'
    expect([kept.status, kept.code]).toEqual([402, 'payment_failed'])
    // The declines were read on the screen; that the card is another one from now on is notified of.
    expect(await readBellTitles()).toEqual(['Your card is changed', ...before])
    const { body } = await asha.call(changeCard, {
      params: { id: made._id },
      body: { paymentMethod: { ...card('tok_sim_ok'), cardLast4: '0001' } },
    })
    expect(body).toMatchObject({
      startDate: made.endDate,
      paymentProblem: null,
      left: { pickups: 4 },
      paymentMethod: { cardLast4: '0001' },
    })
    expect([...payments.taken.values()]).toEqual([2500, 4999])
  })

  it('ends the subscription when its member cancels in the meantime', async () => {
    const made = await addMember(asha, input)
    await processSubscriptionsOn('2025-07-18')
    const { body } = await asha.call(cancelSubscription, { params: { id: made._id } })
    expect(body.status).toBe('expired')
    await addMember(asha)
  })
})

describe('a trial', () => {
  it('costs nothing for 7 days, and half a month on day 8', async () => {
    const made = await addMember(asha, { trial: true })
    expect(made).toMatchObject({ trial: true, left: { kilograms: 12, pickups: 4 } })
    expect(made.nextCharge).toEqual({ at: made.endDate, amount: 25 })
    expect(made.endDate.slice(0, 10)).toBe('2025-06-25')
    expect(payments.taken.size).toBe(0)
    await processSubscriptionsOn('2025-06-24')
    expect((await readBellTitles())[0]).toBe('Your free trial ends soon')
    expect(payments.taken.size).toBe(0)
    await processSubscriptionsOn('2025-06-25')
    expect([...payments.taken.values()]).toEqual([2500])
    const { body } = await readSubscription()
    expect(body).toMatchObject({ trial: false, left: { kilograms: 12 } })
    await processSubscriptionsOn('2025-07-25')
    expect([...payments.taken.values()]).toEqual([2500, 4999])
  })

  it('costs nothing when cancelled before, and can’t be repeated', async () => {
    const made = await addMember(asha, { trial: true })
    await asha.call(cancelSubscription, { params: { id: made._id } })
    await processSubscriptionsOn('2025-06-24')
    expect((await readSubscription()).body).toMatchObject({
      status: 'cancelled',
      left: { kilograms: 12 },
    })
    await processSubscriptionsOn('2025-06-26')
    expect((await readSubscription()).status).toBe(404)
    expect(payments.taken.size).toBe(0)
    await expect(addMember(asha, { trial: true })).rejects.toThrow('no free trial')
    await addMember(asha)
    expect([...payments.taken.values()]).toEqual([4999])
  })
})
