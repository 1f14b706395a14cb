/** Payments through Stripe: PaymentIntents on a saved card, and its signed webhook events. */
import Stripe from 'stripe'
import type { CardRefusal } from '#words/en/payments/card-refusals.ts'
import type { StripeKeys } from '../config/service-keys.ts'
import {
  cardRefusal,
  type ChargeOutcome,
  type ChargeRequest,
  type PaymentEvent,
  type Payments,
  type RefundOutcome,
} from './payments.ts'
import { findIntent, findRefund } from './find-at-stripe.ts'

const CARDS_ONLY = { payment_method_types: ['card'] }

export function stripePayments(keys: StripeKeys): Payments {
  const stripe = new Stripe(keys.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    ...addressOf(keys.apiUrl),
  })

  return {
    provider: 'stripe',
    publicKey: keys.publishableKey,
    scriptUrl: keys.scriptUrl,
    tokenWithoutCard: null,
    knowsKeys: true,
    keepsCards: true,
    async beginKeeping(payer) {
      const userId = payer.id
      const { id: customer } = await stripe.customers.create({ metadata: { userId } })
      const setup = await stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        metadata: { userId },
        ...CARDS_ONLY,
      })
      return { clientSecret: setup.client_secret! }
    },
    async keepCard({ token, payer, key }) {
      if (token.includes('.')) return { ok: true, token }
      try {
        if (token.startsWith('seti_'))
          return { ok: true, token: await keptCard(stripe, token, payer.id) }
        const [customer, card] = await customerOf(stripe, token, payer.id, key)
        const setup = await stripe.setupIntents.create(
          { customer, payment_method: card, confirm: true, usage: 'off_session', ...CARDS_ONLY },
          { idempotencyKey: key },
        )
        if (setup.status === 'succeeded') return { ok: true, token: `${customer}.${card}` }
        return { ok: false, failure: cardRefusal('confirmFirst') }
      } catch (error) {
        return { ok: false, failure: cardRefusal(refusalOf(error)) }
      }
    },
    charge: (request) => takePayment(stripe, request),
    async find(reference) {
      try {
        const intent = await stripe.paymentIntents.retrieve(reference)
        return {
          key: intent.metadata['key'] ?? null,
          amountPaise: intent.amount,
          outcome: outcomeOf(intent),
        }
      } catch (error) {
        if (isRefusal(error)) return null
        throw error
      }
    },
    async giveUp(reference) {
      try {
        return outcomeOf(await stripe.paymentIntents.cancel(reference))
      } catch (error) {
        // What is paid, or on its way, can't be cancelled any more.
        if (isRefusal(error)) return outcomeOf(await stripe.paymentIntents.retrieve(reference))
        throw error
      }
    },
    async refund({ reference, amountPaise, key, forgottenSince }) {
      try {
        const known = forgottenSince && (await findRefund(stripe, reference, key))
        const refund =
          known ??
          (await stripe.refunds.create(
            { payment_intent: reference, amount: amountPaise, metadata: { key } },
            { idempotencyKey: key },
          ))
        return refundOutcomeOf(refund)
      } catch (error) {
        if (isRefusal(error))
          return { ok: false, failure: { kind: 'text', params: { text: error.message } } }
        throw error
      }
    },
    async findRefund(reference) {
      try {
        const refund = await stripe.refunds.retrieve(reference)
        return { key: refund.metadata?.['key'] ?? null, outcome: refundOutcomeOf(refund) }
      } catch (error) {
        if (isRefusal(error)) return null
        throw error
      }
    },
    async forgetCard({ token }) {
      const [customer, card] = token.split('.')
      if (!customer || !card) return
      await unlessGone(stripe.paymentMethods.detach(card))
      // Every card has its own customer there.
      await unlessGone(stripe.customers.del(customer))
    },
    readEvent: (body, headers) => readEvent(stripe, keys.webhookSecret, body, headers),
  }
}

/** Takes a payment, or looks up what became of one that Stripe has named, or may have taken and forgotten the key of. */
async function takePayment(
  stripe: Stripe,
  {
    token,
    amountPaise,
    key,
    reference,
    forgottenSince,
    description,
    payer,
    isPresent,
  }: ChargeRequest,
): Promise<ChargeOutcome> {
  if (reference !== null) return outcomeOf(await stripe.paymentIntents.retrieve(reference))
  try {
    const known = forgottenSince && (await findIntent(stripe, key, forgottenSince))
    if (known) return outcomeOf(known)
    // Who was there to pay has left long ago.
    if (forgottenSince && isPresent)
      return { status: 'failed', failure: cardRefusal('notFinishedInTime') }
    const [customer, card] = await customerOf(stripe, token, payer.id, key)
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountPaise,
        currency: 'inr',
        customer,
        payment_method: card,
        confirm: true,
        description,
        metadata: { key },
        ...CARDS_ONLY,
        ...(isPresent ? { setup_future_usage: 'off_session' } : { off_session: true }),
      },
      { idempotencyKey: key },
    )
    return outcomeOf(intent)
  } catch (error) {
    return { status: 'failed', failure: cardRefusal(refusalOf(error)) }
  }
}

/** A card can be charged later only once it belongs to a customer: `customer.card` is its token then. */
async function customerOf(
  stripe: Stripe,
  token: string,
  payerId: string,
  key: string,
): Promise<[string, string]> {
  const [customer, card] = token.split('.')
  if (customer && card) return [customer, card]
  const made = await stripe.customers.create(
    { metadata: { userId: payerId } },
    { idempotencyKey: `${key}-customer` },
  )
  return [made.id, token]
}

/** The card that a browser kept with what `beginKeeping` gave it; only for the one who asked for that. */
async function keptCard(stripe: Stripe, setupId: string, payerId: string): Promise<string> {
  const setup = await stripe.setupIntents.retrieve(setupId)
  const isTheirs = setup.metadata?.['userId'] === payerId && setup.status === 'succeeded'
  if (!isTheirs) throw new NoSuchCard()
  return `${idOf(setup.customer)}.${idOf(setup.payment_method)}`
}

/** @returns null for what Stripe didn't sign */
async function readEvent(
  stripe: Stripe,
  secret: string,
  body: string,
  headers: Parameters<Payments['readEvent']>[1],
): Promise<PaymentEvent | null> {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') return null
  try {
    const event = await stripe.webhooks.constructEventAsync(body, signature, secret)
    const about = { id: event.id, key: null, reference: null, refundReference: null }
    if (event.type.startsWith('refund.') || event.type === 'charge.refund.updated')
      return { ...about, refundReference: (event.data.object as Stripe.Refund).id }
    if (!event.type.startsWith('payment_intent.')) return about
    const intent = event.data.object as Stripe.PaymentIntent
    return { ...about, key: intent.metadata['key'] ?? null, reference: intent.id }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}

/** A refund under way counts as made: it hardly ever fails, and is heard of when it does. */
function refundOutcomeOf({ id, status, failure_reason }: Stripe.Refund): RefundOutcome {
  if (status !== 'failed' && status !== 'canceled') return { ok: true, reference: id }
  const isCardGone =
    failure_reason === 'expired_or_canceled_card' || failure_reason === 'lost_or_stolen_card'
  return { ok: false, failure: cardRefusal(isCardGone ? 'refundCardGone' : 'notRefunded') }
}

/** What Stripe doesn't know, or keeps for nobody any more, is forgotten already. */
async function unlessGone(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}

/** Stripe's answer that the request can't be, unlike no answer at all. */
function isRefusal(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome {
  switch (intent.status) {
    case 'succeeded':
      return {
        status: 'succeeded',
        reference: intent.id,
        token: `${idOf(intent.customer)}.${idOf(intent.payment_method)}`,
      }
    case 'requires_payment_method':
    case 'canceled':
      return {
        status: 'failed',
        failure: cardRefusal(
          kindOf(intent.last_payment_error?.code, intent.last_payment_error?.decline_code),
        ),
      }
    default:
      return {
        status: 'pending',
        reference: intent.id,
        action:
          intent.status === 'requires_action' && intent.client_secret
            ? { provider: 'stripe', clientSecret: intent.client_secret }
            : null,
      }
  }
}

/** A token that names no card of the one who sent it. */
class NoSuchCard extends Error {}

/** @throws the error when it is no refusal: then Stripe could not be asked */
function refusalOf(error: unknown): CardRefusal {
  if (error instanceof NoSuchCard) return 'invalid_card'
  if (error instanceof Stripe.errors.StripeCardError) return kindOf(error.code, error.decline_code)
  // A token that names no card of this account.
  if (
    isRefusal(error) &&
    (error.param?.startsWith('payment_method') || error.code === 'resource_missing')
  )
    return 'invalid_card'
  throw error
}

function kindOf(code: string | undefined, declineCode: string | undefined): CardRefusal {
  const reason = declineCode ?? code
  if (reason === 'insufficient_funds') return 'insufficient_funds'
  if (reason === 'expired_card') return 'expired_card'
  if (reason === 'incorrect_number' || reason === 'invalid_number') return 'invalid_card'
  if (reason === 'authentication_required' || reason === 'payment_intent_authentication_failure')
    return 'notConfirmed'
  return 'card_declined'
}

function addressOf(url: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(url)
  return {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
  }
}

function idOf(object: string | { id: string } | null): string {
  return typeof object === 'string' ? object : (object?.id ?? '')
}
