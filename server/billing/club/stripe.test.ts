import { describe, expect, it } from 'vitest'
import { beginKeepingCard, paymentSettings, refundCharge } from '#contract/payments/payments.ts'
import { changeCard } from '#contract/club/subscription-changes.ts'
import {
  confirmSubscription,
  subscribe,
  subscriptionCharges,
} from '#contract/club/subscriptions.ts'
import { card, addMember, membership } from '../../testing/club.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import { processDueSubscriptions } from './process-due-subscriptions.ts'
import {
  KEYS,
  active,
  asha,
  addMemberInArrears,
  readNotificationTitles,
  readChargeStatuses,
  product,
  stripeEventBody,
  send,
  signer,
  stripe,
  beginUnconfirmedSubscription,
  membershipWithCard,
} from './test-stripe.ts'

describe('with Stripe', () => {
  it('gives browsers its public key, and no secret one', async () => {
    const { body } = await product.visitor.call(paymentSettings, {})
    const scriptUrl = `${stripe.url}/v3/`
    expect(body).toEqual({ provider: 'stripe', publicKey: KEYS.publishableKey, scriptUrl })
  })

  it('starts the subscription with a card that pays, and renews it with the saved card', async () => {
    const made = await addMember(asha, { paymentMethod: card('pm_ok') })
    product.clock.set('2025-07-18T06:31:00Z')
    await processDueSubscriptions(product.deps)
    expect(await readChargeStatuses(made._id)).toEqual([
      [49.99, 'succeeded'],
      [25, 'succeeded'],
    ])
    const customers = [...stripe.intents.values()].slice(-2).map((intent) => intent.customer)
    expect(new Set(customers).size).toBe(1)
  })

  it('reports a card without money', async () => {
    const refused = await asha.call(subscribe, { body: membershipWithCard('pm_poor') })
    expect([refused.status, refused.message]).toEqual([402, 'Insufficient funds.'])
  })

  it('requires a card’s token, and not one that stands for a saved card', async () => {
    const { paymentMethod } = membership()
    const refused = await asha.call(subscribe, {
      body: membership({ paymentMethod: { ...paymentMethod, token: undefined } }),
    })
    expect([refused.status, refused.code]).toEqual([422, 'card_token_needed'])
    const theirs = await asha.call(subscribe, { body: membershipWithCard('cus_1.pm_ok') })
    expect([theirs.status, theirs.code]).toEqual([422, 'invalid_input'])
  })

  it('changes a card, and refunds a charge', async () => {
    const made = await addMember(asha, { paymentMethod: card('pm_ok') })
    const changed = await asha.call(changeCard, {
      params: { id: made._id },
      body: { paymentMethod: { ...card('pm_other'), cardLast4: '0007' } },
    })
    expect(changed.body.paymentMethod.cardLast4).toBe('0007')
    const staff = await product.person({ role: 'admin' })
    const { body } = await asha.call(subscriptionCharges, { params: { id: made._id } })
    await staff.call(refundCharge, {
      params: { id: body[0]!._id },
      body: { amount: 10, reason: 'Sorry.' },
    })
    expect(stripe.refunds).toEqual([1000])
  })

  it('waits until the payer has confirmed the payment at the bank', async () => {
    const { id, intentId } = await beginUnconfirmedSubscription()
    const early = await asha.call(confirmSubscription, { params: { id } })
    expect([early.status, early.code]).toEqual([409, 'payment_pending'])
    expect((await active()).status).toBe(404)
    stripe.answerBank(intentId, true)
    const { body } = await asha.call(confirmSubscription, { params: { id } })
    expect(body).toMatchObject({ status: 'active', left: { kilograms: 12 } })
  })

  it('starts no subscription when the bank refuses the payment', async () => {
    const { id, intentId } = await beginUnconfirmedSubscription()
    stripe.answerBank(intentId, false)
    const refused = await asha.call(confirmSubscription, { params: { id } })
    expect([refused.status, refused.code]).toEqual([402, 'payment_failed'])
    expect(await readNotificationTitles()).toEqual([])
    await addMember(asha, { paymentMethod: card('pm_ok') })
  })

  it('shows a refusal only on the screen, even when Stripe’s webhook reports it first', async () => {
    const { id, intentId } = await beginUnconfirmedSubscription()
    stripe.answerBank(intentId, false)
    await send(stripeEventBody('payment_intent.payment_failed', intentId))
    const refused = await asha.call(confirmSubscription, { params: { id } })
    expect([refused.status, refused.code]).toEqual([402, 'payment_failed'])
    expect(await readNotificationTitles()).toEqual([])
  })

  it('notifies about a refusal after its payer left', async () => {
    const { intentId } = await beginUnconfirmedSubscription()
    product.clock.set('2025-06-18T07:00:00Z')
    stripe.answerBank(intentId, false)
    await send(stripeEventBody('payment_intent.payment_failed', intentId))
    expect(await readNotificationTitles()).toEqual(['Your Laundry Club payment failed'])
  })

  it('returns the same bank confirmation when the request is repeated', async () => {
    const headers = { 'idempotency-key': `stripe-${asha.user._id}` }
    const first = await asha.call(subscribe, { headers, body: membershipWithCard('pm_asks') })
    const second = await asha.call(subscribe, { headers, body: membershipWithCard('pm_asks') })
    expect([first.status, second.status]).toEqual([202, 202])
    expect(second.body).toEqual(first.body)
  })

  it('allows another plan and card after an unfinished payment, and refunds the first if it arrives', async () => {
    const { id, intentId } = await beginUnconfirmedSubscription()
    const made = await addMember(asha, { planId: 'basic', paymentMethod: card('pm_ok') })
    expect((await active()).body._id).toBe(made._id)
    expect(await readChargeStatuses(id)).toEqual([[25, 'failed']])
    expect(await readNotificationTitles()).toEqual(['Welcome to the Laundry Club'])
    const before = stripe.refunds.length
    expect(stripe.intents.get(intentId)!.status).toBe('canceled')
    // As where it was approved before the cancellation arrived.
    stripe.intents.get(intentId)!.status = 'succeeded'
    await send(stripeEventBody('payment_intent.succeeded', intentId))
    expect(stripe.refunds.slice(before)).toEqual([2500])
  })

  it('starts the subscription of a payer who paid in the meantime, without charging again', async () => {
    const { id, intentId } = await beginUnconfirmedSubscription()
    stripe.answerBank(intentId, true)
    const refused = await asha.call(subscribe, { body: membershipWithCard('pm_ok') })
    expect([refused.status, refused.code]).toEqual([409, 'already_subscribed'])
    expect(await readChargeStatuses(id)).toEqual([[25, 'succeeded']])
  })

  it('gives up an unfinished payment, and refunds it when it comes later', async () => {
    const { id, intentId } = await beginUnconfirmedSubscription()
    product.clock.set('2025-06-18T08:00:00Z')
    await processDueSubscriptions(product.deps)
    expect(await readChargeStatuses(id)).toEqual([[25, 'failed']])
    const before = stripe.refunds.length
    stripe.intents.get(intentId)!.status = 'succeeded'
    expect((await send(stripeEventBody('payment_intent.succeeded', intentId))).status).toBe(200)
    await send(stripeEventBody('payment_intent.succeeded', intentId))
    expect(stripe.refunds.slice(before)).toEqual([2500])
    expect((await active()).status).toBe(404)
    const { body } = await asha.call(subscriptionCharges, { params: { id } })
    expect(body).toMatchObject([{ amount: 25, refunded: 25 }])
  })
})

describe('a card that Stripe keeps', () => {
  async function kept(person: SignedIn, holder = 'pm_asks') {
    const { body } = await person.call(beginKeepingCard, {})
    const setup = stripe.intents.get(body.clientSecret.replace('_secret', ''))!
    setup.payment_method = holder
    return { setup, token: setup.id }
  }

  it('starts a trial once the bank has confirmed the card', async () => {
    const { setup, token } = await kept(asha)
    const trial = { trial: true, paymentMethod: card(token) }
    const early = await asha.call(subscribe, { body: membership(trial) })
    expect([early.status, early.message]).toEqual([402, 'Invalid card number.'])
    setup.status = 'succeeded'
    const made = await addMember(asha, trial)
    expect(made.trial).toBe(true)
    product.clock.set('2025-06-25T06:31:00Z')
    await processDueSubscriptions(product.deps)
    expect(await readChargeStatuses(made._id)).toEqual([[25, 'succeeded']])
  })

  it('allows only its owner to use it', async () => {
    const { setup, token } = await kept(await product.person())
    setup.status = 'succeeded'
    const made = await addMember(asha, { paymentMethod: card('pm_ok') })
    for (const theirs of [token, 'seti_unheard_of']) {
      const refused = await asha.call(changeCard, {
        params: { id: made._id },
        body: { paymentMethod: card(theirs) },
      })
      expect([refused.status, refused.message]).toEqual([402, 'Invalid card number.'])
    }
    expect((await product.visitor.call(beginKeepingCard, {})).status).toBe(401)
  })

  it('pays a failed charge once its owner has confirmed it at the bank', async () => {
    const made = await addMemberInArrears()
    const params = { id: made._id }
    const ask = async () => {
      const { setup, token } = await kept(asha)
      setup.status = 'succeeded'
      const { status, body } = await asha.call(changeCard, {
        params,
        body: { paymentMethod: card(token) },
      })
      expect(status).toBe(409)
      const { action } = body as unknown as { action: { clientSecret: string } }
      return action.clientSecret.replace('_secret', '')
    }
    // Left open the first time, which must not stand in the way of another try.
    await ask()
    stripe.answerBank(await ask(), true)
    const { body } = await asha.call(confirmSubscription, { params })
    expect(body).toMatchObject({ paymentProblem: null, left: { pickups: 4 } })
    expect(await readChargeStatuses(made._id)).toEqual([
      [49.99, 'succeeded'],
      [25, 'succeeded'],
    ])
  })

  it('is charged again the next day when the owner didn’t confirm the payment at the bank', async () => {
    const made = await addMemberInArrears()
    const { setup, token } = await kept(asha)
    setup.status = 'succeeded'
    const paymentMethod = card(token)
    await asha.call(changeCard, { params: { id: made._id }, body: { paymentMethod } })
    product.clock.set('2025-07-18T08:00:00Z')
    await processDueSubscriptions(product.deps)
    expect((await active()).body.paymentProblem?.message).toContain('not finished in time')
    product.clock.set('2025-07-19T06:32:00Z')
    await processDueSubscriptions(product.deps)
    expect((await active()).body.paymentProblem).toBeNull()
  })
})

describe('Stripe’s reports', () => {
  it('settle a payment, however often and in whatever order they come', async () => {
    const { id, intentId } = await beginUnconfirmedSubscription()
    const failed = stripeEventBody('payment_intent.payment_failed', intentId)
    stripe.answerBank(intentId, true)
    const succeeded = stripeEventBody('payment_intent.succeeded', intentId)
    const replies = []
    for (const payload of [succeeded, failed, succeeded, succeeded, failed])
      replies.push((await send(payload)).status)
    replies.push(...(await Promise.all([send(succeeded), send(failed)])).map((r) => r.status))
    expect(replies).toEqual([200, 200, 200, 200, 200, 200, 200])
    expect((await active()).body).toMatchObject({ status: 'active', left: { kilograms: 12 } })
    expect(await readChargeStatuses(id)).toEqual([[25, 'succeeded']])
  })

  it('ignore forged, changed, stale or unsigned reports', async () => {
    const { intentId } = await beginUnconfirmedSubscription()
    stripe.answerBank(intentId, true)
    const payload = stripeEventBody('payment_intent.succeeded', intentId)
    const signature = signer.generateTestHeaderString({ payload, secret: KEYS.webhookSecret })
    const post = (body: string, headers: Record<string, string>) =>
      product.visitor.send({
        method: 'POST',
        url: '/api/payments/webhooks/stripe',
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      })
    const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600
    const replies = await Promise.all([
      send(payload, 'whsec_of_a_thief'),
      send(payload, KEYS.webhookSecret, tenMinutesAgo),
      post(`${payload} `, { 'stripe-signature': signature }),
      post(payload.replace('evt_', 'evt_9'), { 'stripe-signature': signature }),
      post(payload, {}),
      post('', { 'stripe-signature': signature }),
    ])
    expect(replies.map((reply) => [reply.status, reply.code])).toEqual(
      replies.map(() => [400, 'bad_signature']),
    )
    expect((await active()).status).toBe(404)
  })

  it('ignore reports about anything else, or from another service', async () => {
    const other = JSON.stringify({
      id: 'evt_other',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_x' } },
    })
    expect((await send(other)).status).toBe(200)
    const unknown = JSON.stringify({
      id: 'evt_unknown',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_x', metadata: { key: 'not-ours' } } },
    })
    expect((await send(unknown)).status).toBe(200)
    const elsewhere = await product.visitor.send({
      method: 'POST',
      url: '/api/payments/webhooks/razorpay',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect([elsewhere.status, elsewhere.code]).toEqual([404, 'not_found'])
  })
})
