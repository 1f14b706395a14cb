import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { textsOfHtml } from '#web/lib/test-said-in.ts'
import { PaymentsTodaySum } from './payments-today-list.tsx'

const at = '2025-06-18T06:30:00.000Z'
const paid = (amount: number) => ({
  _id: String(amount),
  companyId: 'neem',
  name: 'Hotel Neem',
  amount,
  reference: 'No. 7',
  at,
})

const html = (companies: ReturnType<typeof paid>[], opensCompanies = true) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaymentsTodaySum
          method="cash"
          taken={{ orders: 420.1, companies }}
          opensCompanies={opensCompanies}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('shows sums for orders and from companies that add up to the total, to the paisa', () => {
  const said = textsOfHtml(html([paid(0.2), paid(29.99)])).join('\n')
  expect(said).toContain('Taken in cash today: ₹450.29')
  expect(said).toContain('₹420.10 for orders')
  expect(said).toContain('₹30.19 from companies')
})

it('omits companies without a payment, and links to them only with permission', () => {
  expect(html([])).not.toContain('companies')
  expect(html([paid(500)])).toContain('href="/admin/companies/neem"')
  expect(html([paid(500)], false)).not.toContain('href')
})
