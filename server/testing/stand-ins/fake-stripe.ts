/**
 * A stand-in for Stripe over HTTP: the product's few calls, Stripe's idempotency rules, and the calls of its script.
 */
import { createServer } from 'node:http'
import { stripeFrame, stripeScript } from './stripe-page.ts'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../local-servers.ts'

interface Intent {
  id: string
  object: 'payment_intent' | 'setup_intent'
  status: string
  /** Seconds since 1970. */
  created: number
  amount: number
  customer: string
  payment_method: string | null
  client_secret: string
  metadata: Record<string, string>
  last_payment_error: { code: string } | null
}

/** Card numbers that mean something else than a card that pays, as Stripe's own test cards do. */
const CARDS: Readonly<Record<string, string>> = {
  '4000000000009995': 'pm_poor',
  '4000002500003155': 'pm_asks',
}

interface Refund {
  id: string
  object: 'refund'
  status: string
  failure_reason?: string
  amount: number
  payment_intent: string
  metadata: Record<string, string>
}

export interface FakeStripe {
  url: string
  intents: Map<string, Intent>
  /** What the card `pm_asks` waits for: its holder's answer to the bank. It comes too late for a cancelled payment. */
  answerBank(intentId: string, isConfirmed: boolean): void
  refunds: number[]
  /** All refunds as Stripe has them, the first one first. */
  refundObjects: Refund[]
  /** The bank sends back a refund that Stripe had accepted, which is days later. */
  returnRefund(id: string): Refund
  /** Cards that were detached and customers that were deleted. */
  forgotten: string[]
  /** As Stripe does after a day. */
  forgetKeys(): void
  close(): Promise<void>
}

/** Cards: `pm_ok` pays, `pm_poor` has no money, `pm_asks` wants its bank's question answered. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const intents = new Map<string, Intent>()
  const refunds: number[] = []
  const refundObjects: Refund[] = []
  const forgotten: string[] = []
  const answered = new Map<string, { parameters: string; status: number; body: unknown }>()
  let made = 0

  function answer(method: string, path: string, form: URLSearchParams): [number, unknown] {
    made += 1
    if (method === 'DELETE' || path.endsWith('/detach')) {
      const id = path.split('/')[3]!
      forgotten.push(id)
      return [200, { id }]
    }
    if (path === '/v1/customers') return [200, { id: `cus_${made}`, object: 'customer' }]
    if (method === 'POST' && path === '/v1/setup_intents') {
      const card = form.get('payment_method')
      const setup: Intent = {
        id: `seti_${made}`,
        object: 'setup_intent',
        created: Math.floor(Date.now() / 1000),
        status: card === null ? 'requires_payment_method' : 'succeeded',
        amount: 0,
        customer: form.get('customer')!,
        payment_method: card,
        client_secret: `seti_${made}_secret`,
        metadata: { userId: form.get('metadata[userId]')! },
        last_payment_error: null,
      }
      intents.set(setup.id, setup)
      return [200, setup]
    }
    if (path === '/v1/refunds') {
      const refund: Refund = {
        id: `re_${made}`,
        object: 'refund',
        status: 'succeeded',
        amount: Number(form.get('amount')),
        payment_intent: form.get('payment_intent')!,
        metadata: { key: form.get('metadata[key]')! },
      }
      refunds.push(refund.amount)
      refundObjects.push(refund)
      return [200, refund]
    }
    const asked = new URL(path, 'http://127.0.0.1')
    if (method === 'GET' && asked.pathname === '/v1/refunds') {
      const of = asked.searchParams.get('payment_intent')
      return [200, listOf(refundObjects.filter((refund) => refund.payment_intent === of))]
    }
    const refund = refundObjects.find(({ id }) => asked.pathname === `/v1/refunds/${id}`)
    if (refund) return [200, refund]
    if (method === 'GET' && asked.pathname === '/v1/payment_intents') {
      const since = Number(asked.searchParams.get('created[gte]'))
      const found = [...intents.values()].filter(
        ({ object, created }) => object === 'payment_intent' && created >= since,
      )
      return [200, listOf(found.toReversed())]
    }
    if (method === 'POST' && path.endsWith('/cancel')) {
      const intent = intents.get(path.split('/')[3]!)!
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        return [400, { error: { type: 'invalid_request_error', message: 'Not cancellable.' } }]
      intent.status = 'canceled'
      return [200, intent]
    }
    if (method === 'GET') {
      const found = intents.get(path.split('/').at(-1)!)
      const missing = {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such.',
      }
      return found ? [200, found] : [404, { error: missing }]
    }
    const card = form.get('payment_method')!
    const intent: Intent = {
      id: `pi_${made}`,
      object: 'payment_intent',
      created: Math.floor(Date.now() / 1000),
      status:
        card === 'pm_asks' && form.get('off_session') !== 'true' ? 'requires_action' : 'succeeded',
      amount: Number(form.get('amount')),
      customer: form.get('customer')!,
      payment_method: card,
      client_secret: `pi_${made}_secret`,
      metadata: { key: form.get('metadata[key]')! },
      last_payment_error: null,
    }
    if (card === 'pm_poor')
      return [
        402,
        {
          error: {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'insufficient_funds',
            message: 'Your card has insufficient funds.',
          },
        },
      ]
    intents.set(intent.id, intent)
    return [200, intent]
  }

  /** What the script in a browser asks. */
  function answerBrowser(path: string, asked: Record<string, string>): unknown {
    if (path === '/browser/payment_methods') {
      const number = asked['number']?.replaceAll(' ', '') ?? ''
      if (!/^\d{16}$/.test(number)) return { error: { message: 'Your card number is incomplete.' } }
      const id = CARDS[number] ?? 'pm_ok'
      const card = { brand: 'visa', last4: number.slice(-4), exp_month: 8, exp_year: 2031 }
      return { paymentMethod: { id, card } }
    }
    const intent = intents.get(asked['clientSecret']!.replace('_secret', ''))!
    if (path === '/browser/setup') {
      intent.payment_method = asked['payment_method']!
      if (intent.payment_method === 'pm_asks') return { asks: true }
    }
    const isConfirmed = path === '/browser/setup' || Boolean(asked['isConfirmed'])
    answerBank(intent.id, isConfirmed)
    return isConfirmed
      ? { [intent.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent']: intent }
      : { error: { message: 'We are unable to authenticate your payment method.' } }
  }

  function answerBank(intentId: string, isConfirmed: boolean): void {
    const intent = intents.get(intentId)!
    if (intent.status === 'canceled') return
    intent.status = isConfirmed ? 'succeeded' : 'requires_payment_method'
    if (!isConfirmed) intent.last_payment_error = { code: 'payment_intent_authentication_failure' }
  }

  function returnRefund(id: string): Refund {
    const refund = refundObjects.find((each) => each.id === id)!
    return Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  }

  let origin = ''
  const server = createServer((request, response) => {
    void text(request).then((parameters) => {
      const url = new URL(request.url!, origin)
      if (url.pathname === '/v3/') {
        response.writeHead(200, { 'content-type': 'text/javascript' })
        return response.end(stripeScript(origin))
      }
      if (url.pathname === '/v3/frame') {
        response.writeHead(200, { 'content-type': 'text/html' })
        return response.end(stripeFrame(url.searchParams))
      }
      if (url.pathname.startsWith('/browser/')) {
        const asked = JSON.parse(parameters) as Record<string, string>
        response.writeHead(200, { 'access-control-allow-origin': '*' })
        return response.end(JSON.stringify(answerBrowser(url.pathname, asked)))
      }
      const key = request.headers['idempotency-key']
      const earlier = typeof key === 'string' ? answered.get(key) : undefined
      let [status, body]: [number, unknown] = earlier
        ? [earlier.status, earlier.body]
        : answer(request.method!, request.url!, new URLSearchParams(parameters))
      if (earlier && earlier.parameters !== parameters)
        [status, body] = [
          400,
          { error: { type: 'idempotency_error', message: 'Other parameters.' } },
        ]
      else if (typeof key === 'string') answered.set(key, { parameters, status, body })
      response.writeHead(status, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(body))
    })
  })
  const port = await listenLocally(server)
  origin = `http://127.0.0.1:${port}`
  return {
    url: origin,
    intents,
    refunds,
    refundObjects,
    returnRefund,
    forgotten,
    answerBank,
    forgetKeys: () => answered.clear(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function listOf(data: unknown[]) {
  return { object: 'list', data, has_more: false }
}
