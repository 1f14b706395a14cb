/** Payments through Razorpay: the first by its checkout, later ones by saved card; and its signed webhook events. */
import Razorpay from 'razorpay'
import type { RazorpayKeys } from '../config/service-keys.ts'
import {
  cardRefusal,
  type CardFacts,
  type ChargeOutcome,
  type Payer,
  type PaymentEvent,
  type Payments,
} from './payments.ts'
import { findRefund, refundOnce } from './refund-at-razorpay.ts'
import { isRefusal, unlessRefused } from './razorpay-refusal.ts'

/** What stands for a card that Razorpay's checkout will ask for. */
const CHECKOUT = 'razorpay_checkout'

/** The most that a kept card may be charged at once, ₹15,000: Razorpay's own limit. */
const MOST_PAISE = 15_000_00

/** How long Razorpay may take for an answer. */
const LONGEST_MS = 20_000

/** What is read of Razorpay's payments. */
interface Payment {
  id: string
  status: string
  customer_id?: string | null
  token_id?: string | null
  error_reason?: string | null
}

/** What is read of a card that its checkout kept; the SDK's types leave the expiry out. */
interface KeptCard {
  last4: string
  network?: string
  expiry_month: string | number
  expiry_year: string | number
}

/**
 * Razorpay has no idempotency keys, so a charge is an order whose receipt is the key, and an order is
 * paid once: asking again finds the order and looks what became of it. Who asks meanwhile would find nothing yet, so
 * callers ask one at a time (`askAlone`).
 */
export function razorpayPayments(keys: RazorpayKeys): Payments {
  const razorpay = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret })
  const { rq } = razorpay.api as unknown as {
    rq: { defaults: { baseURL: string; maxRedirects?: number; timeout?: number } }
  }
  rq.defaults.baseURL = keys.apiUrl
  rq.defaults.maxRedirects = 0
  rq.defaults.timeout = LONGEST_MS

  return {
    provider: 'razorpay',
    publicKey: keys.keyId,
    scriptUrl: keys.scriptUrl,
    tokenWithoutCard: CHECKOUT,
    knowsKeys: false,
    // Its checkout keeps a card only while taking a payment.
    keepsCards: false,
    beginKeeping: null,
    async keepCard({ token }) {
      return { ok: true, token }
    },
    async charge({ token, amountPaise, key, reference, description, payer, isPresent }) {
      const orderId = reference ?? (await orderOf(razorpay, key, amountPaise, payer, isPresent))
      const before = outcomeOf(orderId, await paymentsOf(razorpay, orderId), isPresent)
      if (before?.status === 'succeeded' && isPresent && before.token)
        return { ...before, card: await cardOf(razorpay, before.token).catch(() => undefined) }
      if (before) return before
      if (isPresent) {
        const action = {
          provider: 'razorpay',
          orderId,
          customerId: await customerOf(razorpay, payer),
        } as const
        return { status: 'pending', reference: orderId, action }
      }
      const [customerId, tokenId] = token.split('.')
      if (!customerId || !tokenId) return { status: 'failed', failure: cardRefusal('invalid_card') }
      const card = { customer_id: customerId, token: tokenId }
      const request = { amount: amountPaise, order_id: orderId, description, notes: { key } }
      if (!(await isCharged(razorpay, payer, { ...card, ...request })))
        return { status: 'failed', failure: cardRefusal('card_declined') }
      return (
        outcomeOf(orderId, await paymentsOf(razorpay, orderId), isPresent) ?? {
          status: 'pending',
          reference: orderId,
          action: null,
        }
      )
    },
    async find(reference) {
      try {
        const { amount, notes } = await razorpay.orders.fetch(reference)
        const key = notes?.['key']
        return {
          key: typeof key === 'string' ? key : null,
          amountPaise: Number(amount),
          outcome: outcomeOf(reference, await paymentsOf(razorpay, reference), true) ?? {
            status: 'pending',
            reference,
            action: null,
          },
        }
      } catch (error) {
        if (isRefusal(error)) return null
        throw error
      }
    },
    // Razorpay cancels no orders: what is paid later is found by its webhook event.
    async giveUp(reference) {
      const outcome = outcomeOf(reference, await paymentsOf(razorpay, reference), true)
      return outcome?.status === 'succeeded'
        ? outcome
        : { status: 'failed', failure: cardRefusal('notFinished') }
    },
    refund: (asked) => refundOnce(razorpay, asked),
    findRefund: (reference) => findRefund(razorpay, reference),
    async forgetCard({ token, withPayer }) {
      const [customerId, tokenId] = token.split('.')
      if (!customerId || !tokenId) return
      await unlessRefused(razorpay.customers.deleteToken(customerId, tokenId))
      if (!withPayer) return
      // Razorpay deletes no customers, so this one is left without a name and an email.
      const nobody = {
        name: 'Former customer',
        email: `${customerId.toLowerCase()}@erased.invalid`,
      }
      await unlessRefused(razorpay.customers.edit(customerId, nobody))
    },
    readEvent: async (body, headers) => readEvent(keys.webhookSecret, body, headers),
  }
}

/** The same payer is the same customer, however often they are made. */
async function customerOf(razorpay: Razorpay, payer: Payer): Promise<string> {
  const customer = await razorpay.customers.create({
    name: payer.name,
    email: payer.email,
    ...(payer.phone && { contact: payer.phone }),
    fail_existing: 0,
  })
  return customer.id
}

async function orderOf(
  razorpay: Razorpay,
  key: string,
  amountPaise: number,
  payer: Payer,
  isPresent: boolean,
): Promise<string> {
  const { items } = await razorpay.orders.all({ receipt: receiptOf(key) })
  if (items[0]) return items[0].id
  const order = { amount: amountPaise, currency: 'INR', receipt: receiptOf(key), notes: { key } }
  if (!isPresent) return (await razorpay.orders.create(order)).id
  // In ten years, the longest that a card may be kept.
  const expireAt = Math.floor(Date.now() / 1000) + 10 * 365 * 86_400
  const token = { max_amount: MOST_PAISE, expire_at: expireAt, frequency: 'as_presented' }
  const made = await razorpay.orders.create({
    ...order,
    customer_id: await customerOf(razorpay, payer),
    method: 'card',
    payment_capture: true,
    token,
  })
  return made.id
}

async function paymentsOf(razorpay: Razorpay, orderId: string): Promise<Payment[]> {
  return (await razorpay.orders.fetchPayments(orderId)).items
}

/** What its checkout kept of a card. Nothing depends on it, so it may also be missing. */
async function cardOf(razorpay: Razorpay, token: string): Promise<CardFacts | undefined> {
  const [customerId, tokenId] = token.split('.') as [string, string]
  const { card } = (await razorpay.customers.fetchToken(customerId, tokenId)) as unknown as {
    card?: KeptCard
  }
  if (!card) return undefined
  const expiryMonth = String(card.expiry_month).padStart(2, '0')
  const expiryYear = String(card.expiry_year)
  const isWhole = /^\d{4} (0[1-9]|1[0-2]) 20\d\d$/.test(
    `${card.last4} ${expiryMonth} ${expiryYear}`,
  )
  if (!isWhole) return undefined
  return { brand: card.network || 'Card', last4: card.last4, expiryMonth, expiryYear }
}

type KeptCardCharge = Omit<
  Parameters<Razorpay['payments']['createRecurringPayment']>[0],
  'email' | 'contact' | 'currency' | 'recurring'
>

/** Charges a kept card; gives false where Razorpay refuses to. */
async function isCharged(
  razorpay: Razorpay,
  payer: Payer,
  charge: KeptCardCharge,
): Promise<boolean> {
  try {
    await razorpay.payments.createRecurringPayment({
      ...charge,
      email: payer.email,
      contact: payer.phone,
      currency: 'INR',
      recurring: '1',
    })
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/** @returns null for what Razorpay didn't sign */
function readEvent(
  secret: string,
  body: string,
  headers: Parameters<Payments['readEvent']>[1],
): PaymentEvent | null {
  const signature = headers['x-razorpay-signature']
  const id = headers['x-razorpay-event-id']
  if (typeof signature !== 'string' || typeof id !== 'string') return null
  if (!Razorpay.validateWebhookSignature(body, signature, secret)) return null
  const event = JSON.parse(body) as {
    event?: string
    payload?: {
      payment?: { entity?: { order_id?: string; notes?: { key?: string } } }
      refund?: { entity?: { id?: string } }
    }
  }
  // An event about a refund carries its payment, too.
  if (event.event?.startsWith('refund.')) {
    const refundReference = event.payload?.refund?.entity?.id ?? null
    return { id, key: null, reference: null, refundReference }
  }
  const payment = event.payload?.payment?.entity
  const reference = payment?.order_id ?? null
  return { id, key: payment?.notes?.key ?? null, reference, refundReference: null }
}

/** What an order's payments say; null while there is none that decides. */
function outcomeOf(orderId: string, payments: Payment[], isPresent: boolean): ChargeOutcome | null {
  const paid = payments.find((payment) => payment.status === 'captured')
  if (paid)
    return {
      status: 'succeeded',
      reference: paid.id,
      token: paid.customer_id && paid.token_id ? `${paid.customer_id}.${paid.token_id}` : undefined,
    }
  const isUnderWay = payments.some((payment) => payment.status !== 'failed')
  if (isUnderWay) return { status: 'pending', reference: orderId, action: null }
  // In the checkout the payer may try again with another card; a kept card has this one try.
  const last = payments[0]
  if (!last || isPresent) return null
  return {
    status: 'failed',
    failure: cardRefusal(
      last.error_reason === 'insufficient_funds' ? 'insufficient_funds' : 'card_declined',
    ),
  }
}

/** Receipts are at most 40 characters: the key without its dashes, which all keys have in the same places. */
function receiptOf(key: string): string {
  return key.replaceAll('-', '')
}
