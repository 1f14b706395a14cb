/** A stand-in for Razorpay over HTTP: the product's few calls, and those of its checkout. */
import { createServer } from 'node:http'
import { razorpayFrame, razorpayScript } from './razorpay-page.ts'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../local-servers.ts'

interface Order {
  id: string
  amount: number
  receipt: string
  payments: Payment[]
}

interface Payment {
  id: string
  order_id: string
  status: 'captured' | 'failed' | 'created'
  customer_id: string
  token_id: string
  error_reason: string | null
}

interface Refund {
  id: string
  payment_id: string
  amount: number
  status: 'processed' | 'failed'
  notes: { key: string }
}

interface Held {
  /** A request waits. */
  reached: Promise<void>
  /** Two requests wait. */
  reachedTwice: Promise<void>
  open(): void
}

export interface FakeRazorpay {
  url: string
  orders: Order[]
  /** What a payer does in the checkout of an order. */
  pay(orderId: string, status: Payment['status']): void
  /** What becomes of the next charge of a kept card. */
  nextRecurring: Payment['status']
  refunds: { id: string; amount: number; key: string }[]
  /** The bank sends back a refund that Razorpay had accepted, which is days later. */
  returnRefund(id: string): void
  /** Holds the requests whose path ends so, each before it does anything, until they are let go on. */
  hold(ending: string): Held
  /** Tokens that were deleted and customers that lost their name. */
  forgotten: string[]
  close(): Promise<void>
}

export async function openFakeRazorpay(): Promise<FakeRazorpay> {
  let made = 0
  const orders: Order[] = []
  const forgotten: string[] = []
  const refunds: Refund[] = []

  function pay(orderId: string, status: Payment['status']): Payment {
    made += 1
    const payment: Payment = {
      id: `pay_${made}`,
      order_id: orderId,
      status,
      customer_id: 'cust_1',
      token_id: 'token_1',
      error_reason: status === 'failed' ? 'insufficient_funds' : null,
    }
    orders.find((order) => order.id === orderId)!.payments.unshift(payment)
    return payment
  }

  function answer(method: string, url: URL, body: Record<string, never>): unknown {
    made += 1
    const path = url.pathname.replace('/v1', '')
    if (path.startsWith('/customers/') && method !== 'GET') {
      forgotten.push(path.split('/').at(-1)!)
      return { id: 'cust_1' }
    }
    if (path === '/customers') return { id: 'cust_1' }
    if (path === '/customers/cust_1/tokens/token_1')
      return { card: { network: 'RuPay', last4: '0008', expiry_month: '4', expiry_year: '2030' } }
    if (path === '/orders' && method === 'GET') {
      const receipt = url.searchParams.get('receipt')
      return { items: orders.filter((order) => order.receipt === receipt) }
    }
    if (path === '/orders') {
      const order = { id: `order_${made}`, payments: [], ...(body as object) } as unknown as Order
      orders.push(order)
      return order
    }
    if (path === '/payments/create/recurring')
      return { razorpay_payment_id: pay(body['order_id']!, fake.nextRecurring).id }
    const [, kind, id, what] = path.split('/')
    if (kind === 'orders' && what === undefined) return orders.find((order) => order.id === id)
    if (kind === 'orders' && what === 'payments')
      return { items: orders.find((order) => order.id === id)?.payments ?? [] }
    if (kind === 'refunds') return refunds.find((refund) => refund.id === id)
    if (what === 'refunds') return { items: refunds.filter(({ payment_id }) => payment_id === id) }
    const facts = { id: `rfnd_${made}`, payment_id: id, status: 'processed' }
    const refund = { ...facts, ...(body as object) } as unknown as Refund
    refunds.push(refund)
    return refund
  }

  const pages: Record<string, { type: string; text: () => string }> = {
    '/v1/checkout.js': { type: 'text/javascript', text: () => razorpayScript(fake.url) },
    '/v1/checkout/frame': { type: 'text/html', text: razorpayFrame },
  }
  let holding: { ending: string; waits: () => void; opened: Promise<void> } | null = null

  function hold(ending: string): Held {
    const [first, second, opened] = [1, 2, 3].map(() => Promise.withResolvers<void>())
    let waiting = 0
    const waits = () => ((waiting += 1) === 1 ? first! : second!).resolve()
    holding = { ending, waits, opened: opened!.promise }
    const open = () => {
      holding = null
      opened!.resolve()
    }
    return { reached: first!.promise, reachedTwice: second!.promise, open }
  }

  const server = createServer((request, response) => {
    void text(request).then(async (text) => {
      if (holding && new URL(request.url!, 'http://127.0.0.1').pathname.endsWith(holding.ending)) {
        holding.waits()
        await holding.opened
      }
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, never>)
      const url = new URL(request.url!, 'http://127.0.0.1')
      const page = pages[url.pathname]
      if (page) {
        response.writeHead(200, { 'content-type': page.type })
        return response.end(page.text())
      }
      if (url.pathname === '/browser/pay') {
        // The real one refuses to keep a card for nobody.
        const isWhole = body['customer_id'] === 'cust_1' && body['recurring'] === '1'
        response.writeHead(isWhole ? 200 : 400, { 'access-control-allow-origin': '*' })
        return response.end(isWhole ? JSON.stringify(pay(body['order_id']!, body['status']!)) : '')
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end(JSON.stringify(answer(request.method!, url, body)))
    })
  })
  const port = await listenLocally(server)
  const fake: FakeRazorpay = {
    url: `http://127.0.0.1:${port}`,
    orders,
    forgotten,
    pay,
    hold,
    nextRecurring: 'captured',
    get refunds() {
      return refunds.map(({ id, amount, notes }) => ({ id, amount, key: notes.key }))
    },
    returnRefund(id) {
      refunds.find((refund) => refund.id === id)!.status = 'failed'
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return fake
}
