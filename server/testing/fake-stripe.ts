/** A Stripe of one's own: the few calls that the product makes, over HTTP, with Stripe's rules for keys. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Intent {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  customer: string
  payment_method: string
  client_secret: string
  metadata: Record<string, string>
  last_payment_error: { code: string } | null
}

export interface FakeStripe {
  port: number
  intents: Map<string, Intent>
  /** What the card `pm_asks` waits for: its holder's answer to the bank. */
  answerBank(intentId: string, isConfirmed: boolean): void
  refunds: number[]
  close(): Promise<void>
}

/** Cards: `pm_ok` pays, `pm_poor` has no money, `pm_asks` wants its bank's question answered. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const intents = new Map<string, Intent>()
  const refunds: number[] = []
  const answered = new Map<string, { parameters: string; status: number; body: unknown }>()
  let made = 0

  function answer(method: string, path: string, form: URLSearchParams): [number, unknown] {
    made += 1
    if (path === '/v1/customers') return [200, { id: `cus_${made}`, object: 'customer' }]
    if (path === '/v1/setup_intents')
      return [200, { id: `seti_${made}`, object: 'setup_intent', status: 'succeeded' }]
    if (path === '/v1/refunds') {
      refunds.push(Number(form.get('amount')))
      return [200, { id: `re_${made}`, object: 'refund', status: 'succeeded' }]
    }
    if (method === 'GET') return [200, intents.get(path.split('/').at(-1)!)]
    const card = form.get('payment_method')!
    const intent: Intent = {
      id: `pi_${made}`,
      object: 'payment_intent',
      status: card === 'pm_asks' ? 'requires_action' : 'succeeded',
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

  const server = createServer((request, response) => {
    void bodyOf(request).then((parameters) => {
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
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    intents,
    refunds,
    answerBank(intentId, isConfirmed) {
      const intent = intents.get(intentId)!
      intent.status = isConfirmed ? 'succeeded' : 'requires_payment_method'
      if (!isConfirmed)
        intent.last_payment_error = { code: 'payment_intent_authentication_failure' }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
