import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALLOWANCE, allowanceDiscount } from '../club/allowance.ts'
import { FIRST_CATALOGUE } from '../catalogue/catalogue.ts'
import { DEFAULT_LIMITS } from '../catalogue/limits.ts'
import { quoteChangedLines, type OrderedLine } from './changed-lines.ts'
import { creditNoteOf, invoiceOf, type InvoiceContent } from '../invoices/invoice.ts'
import { pointsOfOrder, voucherDiscount } from '../discounts/loyalty.ts'
import { sumPaise } from '../base/money.ts'
import type { OrderStatus } from './record/order-lifecycle.ts'
import {
  documentToIssue,
  goodwillLeft,
  paidPaiseByMethod,
  orderMoney,
  reductionsOfAccount,
  revenuePaise,
  type OrderAccount,
  type OrderMoney,
} from './order-money.ts'
import { refundShares } from '../payments/order-payments.ts'
import { quoteOrder, type Quote } from '../catalogue/pricing.ts'
import { TAX_STANDINGS } from '../settings/tax-standing.ts'
import type { PaymentMethod } from './record/order-choices.ts'

describe('the amounts of an order', () => {
  it.each([
    // status, total, goodwill, paid, refunded: charged, due, to give back
    ['washing', 210, 0, 0, 0, 210, 210, 0],
    ['washing', 210, 0, 210, 0, 210, 0, 0],
    ['completed', 300, 0, 210, 0, 300, 90, 0],
    ['completed', 100, 0, 210, 0, 100, 0, 110],
    ['completed', 210, 30, 210, 30, 180, 0, 0],
    ['completed', 210, 210, 210, 210, 0, 0, 0],
    ['ready', 100, 150, 200, 150, 0, 0, 50],
    ['cancelled', 210, 0, 0, 0, 0, 0, 0],
    ['cancelled', 210, 30, 210, 30, 0, 0, 180],
  ] as const)(
    '%s at %i with %i goodwill, %i paid and %i refunded: costs %i, %i due, %i to give back',
    (status, totalPaise, goodwillPaise, paidPaise, refundedPaise, charged, due, back) => {
      const money = orderMoney({ status, totalPaise, goodwillPaise, paidPaise, refundedPaise })
      expect(money).toMatchObject({
        chargedPaise: charged,
        duePaise: due,
        refundDuePaise: back,
      })
    },
  )
})

const kilograms = fc.integer({ min: 1, max: 30 })
const lines = fc.record({ kilograms, shirts: fc.integer({ min: 0, max: 9 }) })
const step = fc.oneof(
  fc.record({ do: fc.constant('change' as const), lines, withClub: fc.boolean() }),
  fc.record({
    do: fc.constant('pay' as const),
    way: fc.constantFrom<PaymentMethod>('cash', 'upi', 'card'),
    share: fc.double({ min: 0.05, max: 1, noNaN: true }),
  }),
  fc.record({
    do: fc.constant('give back' as const),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({
    do: fc.constant('move' as const),
    to: fc.constantFrom<OrderStatus>('washing', 'ready', 'completed', 'cancelled'),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Payment = {
  id: string
  method: PaymentMethod
  status: 'succeeded'
  amountPaise: number
  refundedPaise: number
}

const tax = fc.record({
  standing: fc.constantFrom(...TAX_STANDINGS),
  gstin: fc.constantFrom('', '29ABCDE1234F1ZW', '27AAPFU0939F1ZV'),
})
type Tax = typeof tax extends fc.Arbitrary<infer T> ? T : never

const PARTY = { name: 'A', address: '', phone: '', email: '' }

/** An order of the rules alone: priced, paid, given back and documented as the server does it. */
class ModelOrder {
  account: OrderAccount
  quote: Quote
  payments: Payment[] = []
  points = 0
  standing: { content: InvoiceContent; notes: InvoiceContent[] } | null = null
  documents: { sign: 1 | -1; content: InvoiceContent }[] = []
  readonly hasVoucher: boolean
  readonly tax: Tax

  constructor(
    wished: { kilograms: number; shirts: number },
    withClub: boolean,
    hasVoucher: boolean,
    tax: Tax,
  ) {
    this.hasVoucher = hasVoucher
    this.tax = tax
    this.quote = this.quoteOf(wished, withClub)
    this.account = {
      status: 'pickup_scheduled',
      totalPaise: this.quote.totalPaise,
      goodwillPaise: 0,
      paidPaise: 0,
      refundedPaise: 0,
    }
  }

  private quoteOf(wished: { kilograms: number; shirts: number }, withClub: boolean): Quote {
    const now = new Date('2026-03-02T10:00:00Z')
    const expiresAt = new Date('2026-04-02T10:00:00Z')
    const allowance = {
      pickupsLeft: 1,
      dryCleanItemsLeft: 2,
      lots: [{ id: 'lot', kilogramsLeft: 12, expiresAt }],
    }
    const quoted = {
      lines: [
        { itemId: 'wash-fold', quantity: wished.kilograms },
        { itemId: 'dry-cleaning-shirt', quantity: wished.shirts },
      ],
      catalogue: FIRST_CATALOGUE,
      delivery: 'standard' as const,
      expressFeePaise: 2000,
      limits: DEFAULT_LIMITS,
      discounts: [
        ...(withClub ? [allowanceDiscount({ allowance, now })] : []),
        ...(this.hasVoucher ? [voucherDiscount([{ id: 'v', reward: 'twenty-off' }])] : []),
      ],
    }
    const ordered: OrderedLine[] | null = this.account === undefined ? null : [...this.quote.lines]
    const result = ordered ? quoteChangedLines({ ...quoted, ordered }) : quoteOrder(quoted)
    if (!result.ok) throw new Error(result.error.kind)
    return result.value
  }

  /** @returns what the order owes before and how much of what is given back lowers its cost */
  take(next: Step): { before: OrderMoney; givenPaise: number; goodwillPaise: number } {
    const before = orderMoney(this.account)
    const givenPaise = next.do === 'give back' ? this.shareOfKept(next.share) : 0
    const goodwillPaise = goodwillLeft(this.account, givenPaise)
    this.apply(next, givenPaise, goodwillPaise)
    this.settle()
    return { before, givenPaise, goodwillPaise }
  }

  private shareOfKept(share: number): number {
    return Math.round((this.account.paidPaise - this.account.refundedPaise) * share)
  }

  private apply(next: Step, givenPaise: number, goodwillPaise: number): void {
    const { status } = this.account
    if (next.do === 'change') {
      if (status === 'completed' || status === 'cancelled') return
      this.quote = this.quoteOf(next.lines, next.withClub)
      this.account = { ...this.account, totalPaise: this.quote.totalPaise }
      this.refund(orderMoney(this.account).refundDuePaise, true)
    } else if (next.do === 'pay') {
      const amountPaise = Math.round(orderMoney(this.account).duePaise * next.share)
      if (amountPaise === 0) return
      const id = String(this.payments.length)
      this.payments.push({
        id,
        method: next.way,
        status: 'succeeded',
        amountPaise,
        refundedPaise: 0,
      })
      this.sumUp()
    } else if (next.do === 'give back') {
      this.account = { ...this.account, goodwillPaise: this.account.goodwillPaise + goodwillPaise }
      this.refund(givenPaise, false)
    } else {
      this.account = { ...this.account, status: next.to }
      this.refund(orderMoney(this.account).refundDuePaise, true)
    }
  }

  private refund(amountPaise: number, cardsOnly: boolean): void {
    const paid = this.payments.filter(({ method }) => !cardsOnly || method === 'card')
    const left = paid.map((payment) => ({
      ...payment,
      leftPaise: payment.amountPaise - payment.refundedPaise,
    }))
    for (const share of refundShares(left, amountPaise)) {
      const payment = this.payments.find(({ id }) => id === share.id)!
      payment.refundedPaise += share.amountPaise
    }
    this.sumUp()
  }

  private sumUp(): void {
    this.account = {
      ...this.account,
      paidPaise: sumPaise(this.payments.map(({ amountPaise }) => amountPaise)),
      refundedPaise: sumPaise(this.payments.map(({ refundedPaise }) => refundedPaise)),
    }
  }

  private settle(): void {
    this.points += pointsOfOrder(revenuePaise(this.account)) - this.points
    const { standing } = this
    const next = documentToIssue(
      this.account,
      standing && {
        invoicePaise: standing.content.sums.totalPaise,
        creditedPaise: sumPaise(standing.notes.map(({ sums }) => sums.totalPaise)),
      },
    )
    if (next?.kind === 'invoice') {
      const content = this.invoice()
      this.documents.push({ sign: 1, content })
      this.standing = { content, notes: [] }
    } else if (next && standing) {
      const content = creditNoteOf(standing.content, {
        amountPaise: next.amountPaise,
        notes: standing.notes,
        reason: next.endsInvoice ? null : 'A stain stayed.',
        issuedOn: '',
        facts: [],
      })
      standing.notes.push(content)
      this.documents.push({ sign: -1, content })
      if (next.endsInvoice) this.standing = null
    }
  }

  private invoice(): InvoiceContent {
    return invoiceOf({
      standing: this.tax.standing,
      business: { ...PARTY, gstin: this.tax.standing === 'unregistered' ? '' : '29AAAAA0000A1ZY' },
      customer: { ...PARTY, gstin: this.tax.gstin },
      subject: 'Order',
      issuedOn: '',
      facts: [],
      lines: this.quote.lines.map((line) => ({ ...line, detail: '' })),
      sacCode: '999719',
      trackingPath: null,
      discounts: this.quote.adjustments.filter(({ source }) => source !== ALLOWANCE),
      expressFeePaise: this.quote.expressFeePaise,
      givenBackPaise: this.account.goodwillPaise,
      taxPercent: 18,
    })
  }

  documented(read: (content: InvoiceContent) => number): number {
    return sumPaise(this.documents.map(({ sign, content }) => sign * read(content)))
  }
}

it('charged = paid − refunded + due, and documents, revenue and points agree, in 10,000 sequences', () => {
  const steps = fc.array(step, { maxLength: 10 })
  const sequence = fc.tuple(lines, fc.boolean(), fc.boolean(), steps, tax)
  fc.assert(
    fc.property(sequence, ([wished, withClub, hasVoucher, steps, tax]) => {
      const order = new ModelOrder(wished, withClub, hasVoucher, tax)
      for (const next of steps) {
        const { before, givenPaise, goodwillPaise } = order.take(next)
        const { account } = order
        const money = orderMoney(account)
        const given = {
          duePaise: before.duePaise,
          chargedPaise: before.chargedPaise - goodwillPaise,
          refundDuePaise: before.refundDuePaise - (givenPaise - goodwillPaise),
        }
        expect(money).toMatchObject(next.do === 'give back' ? given : {})
        expect(money.chargedPaise).toBe(
          money.paidPaise - money.refundedPaise + money.duePaise - money.refundDuePaise,
        )
        const less = sumPaise(reductionsOfAccount(account).map(({ paise }) => paise))
        expect(money.chargedPaise).toBe(account.totalPaise - less)
        expect(Math.min(money.duePaise, money.refundDuePaise)).toBe(0)
        expect(Math.min(...Object.values(money).map(Number))).toBeGreaterThanOrEqual(0)
        const kept = paidPaiseByMethod(order.payments)
        expect(kept.cash + kept.upi + kept.card).toBe(money.paidPaise - money.refundedPaise)

        const revenue = account.status === 'completed' ? money.chargedPaise : 0
        expect(revenuePaise(account)).toBe(revenue)
        expect(order.points).toBe(Math.floor(revenue / 100))
        expect(order.documented(({ sums }) => sums.totalPaise)).toBe(revenue)
        const taxable = order.documented(({ gst }) => gst.taxablePaise)
        const cgst = order.documented(({ gst }) => gst.cgstPaise)
        expect(order.documented(({ gst }) => gst.sgstPaise)).toBe(cgst)
        const igst = order.documented(({ gst }) => gst.igstPaise ?? 0)
        expect(taxable + 2 * cgst + igst).toBe(revenue)
        expect(tax.gstin.startsWith('27') ? cgst : igst).toBe(0)
        expect(tax.standing === 'registered' || taxable === revenue).toBe(true)
      }
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
