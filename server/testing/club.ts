/** Laundry Club members, and a payment service that records its charges, for tests. */
import type { InputOf } from '#contract/base/call.ts'
import { subscribe, type Subscription } from '#contract/club/subscriptions.ts'
import type { Deps } from '../platform/deps.ts'
import { cardRefusal, type ChargeRequest, type Payments } from '../platform/payments/payments.ts'
import { simulatedPayments } from '../platform/payments/simulated.ts'
import type { Client } from './client.ts'

type SubscribeInput = InputOf<typeof subscribe>['body']
type Card = NonNullable<SubscribeInput['paymentMethod']>

/** The Family plan with a card that works, unless `fields` say otherwise. */
export function membership(
  fields: Partial<SubscribeInput> = {},
): SubscribeInput & { paymentMethod: Card } {
  return {
    planId: 'family',
    paymentMethod: card('tok_sim_ok'),
    billingAddress: { address: '12 Church Street', city: 'Bengaluru', zipCode: '560001' },
    ...(fields as Partial<SubscribeInput & { paymentMethod: Card }>),
  }
}

export function card(token: string): Card {
  return { cardLast4: '4242', cardBrand: 'Visa', expiryMonth: '09', expiryYear: '28', token }
}

/** Subscribes somebody, which must succeed. */
export async function addMember(
  customer: Client,
  fields: Partial<SubscribeInput> = {},
): Promise<Subscription> {
  const { status, body, message } = await customer.call(subscribe, { body: membership(fields) })
  if (status !== 201) throw new Error(`Subscribing answered ${status}: ${message}`)
  return body as Subscription
}

export interface RecordingPayments extends Payments {
  /** What was taken, by key. */
  taken: Map<string, number>
  refunded: Map<string, number>
  /** Every time somebody asked for a charge. */
  asked: ChargeRequest[]
  /**
   * How the next calls go: `lost` takes the money and loses the answer, as a crash does; `down` can't
   * be asked; `declines` refuses every card.
   */
  mood: 'works' | 'lost' | 'down' | 'declines'
}

/** Puts a payment service that remembers in the place of the product's own. */
export function installRecordingPayments(deps: Deps): RecordingPayments {
  const simulated = simulatedPayments()
  const payments: RecordingPayments = {
    ...simulated,
    taken: new Map(),
    refunded: new Map(),
    asked: [],
    mood: 'works',
    async charge(request) {
      payments.asked.push(request)
      if (payments.mood === 'down') throw new Error('The payment service is down.')
      if (payments.mood === 'declines')
        return { status: 'failed', failure: cardRefusal('card_declined') }
      const outcome = await simulated.charge(request)
      if (outcome.status === 'succeeded') payments.taken.set(request.key, request.amountPaise)
      if (payments.mood === 'lost') throw new Error('The answer was lost.')
      return outcome
    },
    async refund(request) {
      if (payments.mood === 'down') throw new Error('The payment service is down.')
      payments.refunded.set(request.key, request.amountPaise)
      if (payments.mood === 'lost') throw new Error('The answer was lost.')
      return simulated.refund(request)
    },
  }
  deps.payments = payments
  return payments
}

/** Ends every subscription, so that only what a test makes is caught up with. */
export async function endSubscriptions({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ status: 'expired', due_at: null, retry_at: null })
    .execute()
}
