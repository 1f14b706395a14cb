import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CustomerPanel } from './customer-panel.tsx'

/** Where the panel's links lead for a customer with this email and phone. */
const leadTo = (email: string, phone: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CustomerPanel
        order={{ userId: { _id: '1', name: 'Gita', email, phone }, paymentMethod: 'cash' }}
      />
    </MemoryRouter>,
  ).match(/href="[^"]*"/g)

it('offers only the ways in which a customer can be reached', () => {
  const page = 'href="/admin/customers/1"'
  const call = 'href="tel:+919845077777"'
  const write = 'href="mailto:gita@example.com"'
  expect(leadTo('gita@example.com', '+919845077777')).toEqual([page, call, write])
  expect(leadTo('', '+919845077777')).toEqual([page, call])
  expect(leadTo('gita@example.com', '')).toEqual([page, write])
  expect(leadTo('deleted@erased.invalid', '')).toBeNull()
})
