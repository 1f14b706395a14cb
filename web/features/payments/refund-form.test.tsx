import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { StaffOrder } from '#contract/orders/orders.ts'
import type { OrderPayment } from '#contract/payments/payment-methods.ts'
import { RefundForm } from './refund-form.tsx'

const failed: OrderPayment = {
  _id: 'refund',
  kind: 'refund',
  method: 'card',
  amount: 250,
  status: 'failed',
  card: null,
  note: 'A stain stayed.',
  failure: 'The card was lost, has expired or was cancelled.',
  at: '2026-11-30T12:00:00.000Z',
  by: null,
}

const pageOf = (refundDue: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <RefundForm
          order={{ status: 'completed', refundDue, payments: [failed] } as unknown as StaffOrder}
          left={500}
          onSaved={() => {}}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  )

it('says what to do about a refund that failed at the bank, and offers other ways', () => {
  const page = pageOf(250)
  expect(page).toContain('Refund of ₹250 failed at the bank: pay it another way.')
  expect(page).toContain('The card was lost, has expired or was cancelled.')
  expect(page.match(/<option[^>]*>[^<]*/g)?.map((option) => option.split('>')[1])).toEqual([
    'By UPI or bank transfer',
    'In cash',
    'To the card again',
  ])
  expect(page).toContain('value="A stain stayed."')
})

it('says nothing of a failed refund once nothing is owed', () => {
  expect(pageOf(0)).not.toContain('failed at the bank')
})
