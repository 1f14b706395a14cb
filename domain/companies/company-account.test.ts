import { describe, expect, it } from 'vitest'
import {
  accountRefusal,
  accountLimitLeftPaise,
  nextMonth,
  monthsToInvoice,
  reservedOnAccountPaise,
  allocatePaymentsToInvoices,
} from './company-account.ts'
import { itemsAtCompanyPrices, companyPricePaise } from './company-prices.ts'
import { FIRST_CATALOGUE } from '../catalogue/catalogue.ts'

const ACCOUNT = { limitPaise: 1000, owedPaise: 400, overduePaise: 0, blocksOverdue: true }

describe('an order on account', () => {
  it.each([
    ['within the limit', {}, 600, null],
    ['a paisa above it', {}, 601, { kind: 'aboveAccountLimit', params: { leftPaise: 600 } }],
    ['with a credit', { owedPaise: -200 }, 1200, null],
    [
      'without a limit',
      { limitPaise: 0, owedPaise: 0 },
      1,
      { kind: 'aboveAccountLimit', params: { leftPaise: 0 } },
    ],
    ['of nothing', { limitPaise: 0, owedPaise: 0 }, 0, null],
    [
      'below what is owed already',
      { limitPaise: 300 },
      1,
      { kind: 'aboveAccountLimit', params: { leftPaise: 0 } },
    ],
    [
      'with something overdue',
      { overduePaise: 50 },
      1,
      { kind: 'accountOverdue', params: { overduePaise: 50 } },
    ],
    [
      'with something overdue that doesn’t block',
      { overduePaise: 50, blocksOverdue: false },
      1,
      null,
    ],
  ])('%s', (_, changed, morePaise, refusal) => {
    expect(accountRefusal({ ...ACCOUNT, ...changed }, morePaise)).toEqual(refusal)
  })

  it('shows the rest of the limit', () => {
    expect(accountLimitLeftPaise(ACCOUNT)).toBe(600)
    expect(accountLimitLeftPaise({ ...ACCOUNT, limitPaise: 300 })).toBe(0)
  })
})

describe('payments', () => {
  const invoices = [
    { id: 'august', paise: 500, dueOn: '2026-09-16' },
    { id: 'september', paise: 300, dueOn: '2026-10-16' },
  ]
  it.each([
    ['none', 0, '2026-09-16', [500, 300], 0],
    ['none, the day after', 0, '2026-09-17', [500, 300], 500],
    ['a part pays the oldest', 200, '2026-10-17', [300, 300], 600],
    ['one and a part', 600, '2026-10-17', [0, 200], 200],
    ['more than all', 900, '2027-01-01', [0, 0], 0],
    ['less than none', -5, '2026-09-01', [500, 300], 0],
  ])('%s', (_, paidPaise, today, left, overduePaise) => {
    const settled = allocatePaymentsToInvoices(invoices, paidPaise, today)
    expect(settled.invoices.map(({ leftPaise }) => leftPaise)).toEqual(left)
    expect(settled.overduePaise).toBe(overduePaise)
  })
})

describe('the months to invoice', () => {
  const orders = ['2026-08-31', '2026-09-01', '2026-10-31', '2026-11-01'].map((completedOn) => ({
    completedOn,
  }))
  const months = (invoiced: string[], today: string) =>
    monthsToInvoice(orders, invoiced, today).map((each) => [
      each.month,
      ...each.orders.map(({ completedOn }) => completedOn),
    ])

  it('include past months, each with its orders', () => {
    expect(months([], '2026-10-31')).toEqual([
      ['2026-08-01', '2026-08-31'],
      ['2026-09-01', '2026-09-01'],
    ])
    expect(months([], '2026-11-01')).toHaveLength(3)
  })

  it('move an order that came after its month was invoiced to the next month', () => {
    expect(months(['2026-08-01'], '2026-10-01')).toEqual([
      ['2026-09-01', '2026-08-31', '2026-09-01'],
    ])
    expect(months(['2026-08-01', '2026-09-01'], '2026-10-01')).toEqual([])
  })

  it('continue after the end of a year', () => {
    expect([nextMonth('2026-12-01'), nextMonth('2026-09-01')]).toEqual(['2027-01-01', '2026-10-01'])
  })
})

describe('a company’s price', () => {
  const item = { id: 'shirt', listPricePaise: 9900, onlinePricePaise: 1500 }
  it.each([
    ['its own', { percentOff: 50, prices: { shirt: 1200 } }, 1200],
    ['its own that is nothing', { percentOff: 0, prices: { shirt: 0 } }, 0],
    ['a percentage off what everybody is charged', { percentOff: 15, prices: {} }, 1275],
    ['to the nearest paisa', { percentOff: 33, prices: {} }, 1005],
    ['as everybody’s', { percentOff: 0, prices: { trousers: 5 } }, 1500],
  ])('%s', (_, prices, paise) => {
    expect(companyPricePaise(item, prices)).toBe(paise)
  })

  it('leaves list prices as they are', () => {
    const items = itemsAtCompanyPrices(FIRST_CATALOGUE, { percentOff: 10, prices: {} })
    expect(items.map(({ listPricePaise }) => listPricePaise)).toEqual(
      FIRST_CATALOGUE.map(({ listPricePaise }) => listPricePaise),
    )
  })

  it('never exceeds the list price', () => {
    const [first] = FIRST_CATALOGUE
    const dear = first!.listPricePaise + 100
    const prices = { [first!.id]: dear }
    const [item] = itemsAtCompanyPrices(FIRST_CATALOGUE, { percentOff: 0, prices })
    expect(item).toMatchObject({ listPricePaise: dear, onlinePricePaise: dear })
  })
})

describe('a bag on account', () => {
  it('reserves the approved price with its tolerance, else the usual price of such bags', () => {
    expect(reservedOnAccountPaise({ agreedPaise: 300_00, tolerancePaise: 20_00 }, 900_00)).toBe(
      320_00,
    )
    expect(reservedOnAccountPaise({ agreedPaise: null, tolerancePaise: null }, 900_00)).toBe(900_00)
  })
})
