import { expect, it } from 'vitest'
import { beginKeepingCard } from '#contract/payments/payments.ts'
import { changeCard, changePlan } from '#contract/club/subscription-changes.ts'
import { confirmSubscription, subscriptionCharges } from '#contract/club/subscriptions.ts'
import { inTransaction } from '../../database/transaction.ts'
import { PAYMENT_RULES } from '../../operate/audit/rules/payments.ts'
import { card } from '../../testing/club.ts'
import {
  active,
  addMemberInArrears,
  asha,
  product,
  readNotificationTitles,
  send,
  stripe,
  stripeEventBody,
} from './test-stripe.ts'

/** Pays what failed with a card whose bank asks; returns the intent that waits for the answer. */
async function askBank(id: string): Promise<string> {
  const { body } = await asha.call(beginKeepingCard, {})
  const setup = stripe.intents.get(body.clientSecret.replace('_secret', ''))!
  setup.payment_method = 'pm_asks'
  setup.status = 'succeeded'
  const asked = await asha.call(changeCard, {
    params: { id },
    body: { paymentMethod: card(setup.id) },
  })
  expect(asked.code).toBe('payment_pending')
  const { action } = asked.body as unknown as { action: { clientSecret: string } }
  return action.clientSecret.replace('_secret', '')
}

/** What Stripe took for the charge that an intent is a try of, less what it gave back since. */
function takenPaise(intentId: string, refunds: number[]): number {
  const [charge] = stripe.intents.get(intentId)!.metadata['key']!.split(/-\d+$/)
  const taken = [...stripe.intents.values()].filter(
    ({ status, metadata }) => status === 'succeeded' && metadata['key']?.startsWith(charge!),
  )
  return [...taken.map(({ amount }) => amount), ...refunds.map((paise) => -paise)].reduce(
    (all, each) => all + each,
    0,
  )
}

async function listCharges(id: string) {
  const { body } = await asha.call(subscriptionCharges, { params: { id } })
  return body.map(({ amount, refunded, status }) => [amount, refunded, status])
}

async function findBreaks() {
  return inTransaction(product.db, async (tx) => {
    const found = []
    for (const rule of PAYMENT_RULES)
      found.push(...(await rule.find(tx, undefined as never)).listed)
    return found
  })
}

it('cancels an open try at Stripe when the member begins another', async () => {
  const { _id } = await addMemberInArrears()
  const first = await askBank(_id)
  const second = await askBank(_id)
  stripe.answerBank(first, true)
  stripe.answerBank(second, true)
  await asha.call(confirmSubscription, { params: { id: _id } })
  expect(stripe.intents.get(first)!.status).toBe('canceled')
  expect(takenPaise(second, [])).toBe(4999)
})

it('books and refunds a try that is paid after another one paid the month', async () => {
  const { _id } = await addMemberInArrears()
  const first = await askBank(_id)
  const second = await askBank(_id)
  stripe.answerBank(second, true)
  await asha.call(confirmSubscription, { params: { id: _id } })
  const before = stripe.refunds.length
  // As where it was approved before the cancellation arrived.
  stripe.intents.get(first)!.status = 'succeeded'
  const payload = stripeEventBody('payment_intent.succeeded', first)
  const replies = await Promise.all([send(payload), send(payload)])
  replies.push(await send(stripeEventBody('payment_intent.succeeded', first)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(stripe.refunds.slice(before)).toEqual([4999])
  expect(takenPaise(first, stripe.refunds.slice(before))).toBe(4999)
  expect(await listCharges(_id)).toEqual([
    [49.99, 49.99, 'succeeded'],
    [49.99, 0, 'succeeded'],
    [25, 0, 'succeeded'],
  ])
  expect((await active()).body).toMatchObject({ status: 'active', paymentProblem: null })
  expect(await readNotificationTitles()).toContain('₹49.99 is on its way back to you')
  expect(await findBreaks()).toEqual([])
})

it('pays the month with an earlier try while a later one waits, and refunds the later one', async () => {
  const { _id } = await addMemberInArrears()
  const first = await askBank(_id)
  const second = await askBank(_id)
  const before = stripe.refunds.length
  stripe.intents.get(first)!.status = 'succeeded'
  await send(stripeEventBody('payment_intent.succeeded', first))
  expect((await active()).body.paymentProblem).toBeNull()
  stripe.answerBank(second, true)
  await send(stripeEventBody('payment_intent.succeeded', second))
  expect(stripe.refunds.slice(before)).toEqual([4999])
  expect(await findBreaks()).toEqual([])
})

it('renews a membership after money that came twice', async () => {
  const { _id } = await addMemberInArrears()
  const first = await askBank(_id)
  stripe.answerBank(await askBank(_id), true)
  await asha.call(confirmSubscription, { params: { id: _id } })
  stripe.intents.get(first)!.status = 'succeeded'
  await send(stripeEventBody('payment_intent.succeeded', first))
  product.clock.set('2025-08-18T09:00:00Z')
  const { processDueSubscriptions } = await import('./process-due-subscriptions.ts')
  await processDueSubscriptions(product.deps)
  expect((await listCharges(_id))[0]).toEqual([49.99, 0, 'succeeded'])
  expect(await listCharges(_id)).toHaveLength(4)
})

it('refunds a failed try that is paid after the member chose another plan, and charges that plan', async () => {
  const { _id } = await addMemberInArrears()
  const failed = await askBank(_id)
  stripe.answerBank(failed, false)
  await asha.call(confirmSubscription, { params: { id: _id } })
  const chosen = await asha.call(changePlan, { params: { id: _id }, body: { planId: 'premium' } })
  expect(chosen.status).toBe(200)
  const before = stripe.refunds.length
  stripe.intents.get(failed)!.status = 'succeeded'
  const payload = stripeEventBody('payment_intent.succeeded', failed)
  const replies = [await send(payload), await send(payload)]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(stripe.refunds.slice(before)).toEqual([4999])
  expect((await active()).body).toMatchObject({
    planId: 'family',
    nextPlan: { planId: 'premium' },
    left: { kilograms: 0 },
  })

  await product.db
    .updateTable('subscriptions')
    .set({ card_token: 'cus_1.pm_ok' })
    .where('id', '=', _id)
    .execute()
  product.clock.set('2025-07-19T06:40:00Z')
  const { processDueSubscriptions } = await import('./process-due-subscriptions.ts')
  await processDueSubscriptions(product.deps)
  const { body: renewed } = await active()
  expect(renewed).toMatchObject({ planId: 'premium', paymentProblem: null })
  expect(
    (await listCharges(_id)).toSorted(([one], [other]) => Number(one) - Number(other)),
  ).toEqual([
    [25, 0, 'succeeded'],
    [49.99, 49.99, 'succeeded'],
    [79.99, 0, 'succeeded'],
  ])
  expect(await findBreaks()).toEqual([])
})
