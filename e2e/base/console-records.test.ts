// Console pages of an order, its clothes, customer, company and claim: they accept presses and stay fresh.
// @desktop @translated
import type { APIRequestContext, Page } from '@playwright/test'
import { placeCounterOrder } from '../steps/clothes.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

let customer: Page
let userId: string
test.beforeEach(async ({ page, browser, server }) => {
  customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Radha Pillai')
  const { user } = (await (await customer.request.get('/api/auth/me')).json()) as {
    user: { _id: string }
  }
  userId = user._id
  await signInAs(page.context(), server.url, 'admin')
})
test.afterEach(() => customer.context().close())

test('an order’s page shows the new total after each press, and payments that colleagues take', async ({
  page,
  server,
}) => {
  const { _id, number } = await placeOrderAs(customer.context(), server.url)
  await page.goto(`/admin/orders/${number}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change items' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change items' })
  const more = dialog.getByRole('button', { name: 'One more: Wash & Fold' })
  await more.click()
  await expect(dialog.getByText('New total ₹280')).toBeVisible()
  await more.click()
  await expect(dialog.getByText('New total ₹350')).toBeVisible()
  await expect(dialog.getByText('₹280')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment.getByRole('button', { name: 'Took ₹210 in cash' })).toBeVisible()
  await sent(page.request, `/api/admin/orders/${_id}/payments`, { method: 'cash', amount: 210 })
  await expect(payment.getByText('₹210 paid in cash')).toBeVisible()
  await expect(payment.getByRole('button', { name: /^Took/ })).toHaveCount(0)
})

test('an order’s clothes show what colleagues count in, with the total', async ({
  page,
  server,
}) => {
  const { _id } = await placeCounterOrder(page.request, server.url, userId)
  await page.goto(`/admin/clothes/${_id}`)
  const bags = page.getByRole('textbox', { name: 'Bags without a tag' })
  await page.getByRole('button', { name: 'One more: Bags without a tag' }).click()
  await expect(bags).toHaveValue('1')
  const units = [{ kind: 'bag', item: 'wash-fold' }]
  await sent(page.request, `/api/admin/custody/orders/${_id}/received`, {
    units,
    grams: 3000,
    seen: 0,
  })
  const panel = page.getByRole('region', { name: 'Different from the order' })
  await expect(panel.getByText('Wash & Fold: 3 kg instead of 4 kg')).toBeVisible()
  await expect(bags).toHaveCount(0)
  await panel.getByRole('button', { name: /^Charge ₹210/ }).click()
  await expect(panel).toHaveCount(0)
})

test('a customer’s page shows notes and new orders', async ({ page, server }) => {
  await page.goto(`/admin/customers/${userId}`)
  const notes = page.getByRole('region', { name: 'Notes' })
  for (const text of ['Prefers calls after six.', 'Rings twice.']) {
    await notes.getByRole('textbox', { name: 'New note' }).fill(text)
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByRole('listitem').first()).toContainText(text)
  }
  await expect(notes.getByRole('listitem')).toHaveCount(2)
  const orders = page.getByRole('region', { name: 'Orders' })
  for (const count of [1, 2]) {
    const { number } = await placeOrderAs(customer.context(), server.url)
    await expect(orders.getByRole('link', { name: number })).toBeVisible()
    await expect(orders.getByRole('link', { name: /^LC-/ })).toHaveCount(count)
  }
})

test('a company’s page shows the limit saved last', async ({ page }) => {
  const made = await sent(page.request, '/api/admin/companies', {
    name: `Hotel Neem ${Date.now()}`,
    gstin: '',
    billingAddress: '4 Residency Road, Bengaluru 560025',
    email: '',
    addresses: [],
  })
  await page.goto(`/admin/companies/${made._id}`)
  const account = page.getByRole('region', { name: 'Account' })
  const terms = page.getByRole('region', { name: 'Terms' })
  for (const [typed, shown] of [
    ['5000', '₹5,000'],
    ['7500', '₹7,500'],
  ] as const) {
    await terms.getByLabel('Credit limit, ₹').fill(typed)
    await terms.getByRole('button', { name: 'Save changes' }).click()
    await expect(account.getByText(shown)).toHaveCount(2)
  }
  await expect(account.getByText('₹5,000')).toHaveCount(0)
  await account.getByRole('button', { name: 'Take a payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take a payment' })
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('500')
  await dialog.getByRole('button', { name: 'Take a payment' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(account.getByText('₹8,000')).toBeVisible()
})

test('a claim shows the proposal for the typed values, and a colleague’s decision', async ({
  page,
  server,
}) => {
  const items = ['2 × Shirt (Ironing)']
  const order = await placeOrderAs(customer.context(), server.url, 'last', items)
  const status = await page.request.put(`/api/admin/orders/${order._id}`, {
    data: { status: 'completed' },
  })
  expect(status.status(), await status.text()).toBe(200)
  await sent(customer.request, `/api/orders/${order._id}/problems`, {
    problem: 'damaged',
    wish: 'refund',
    piece: 'ironing-shirt',
    pieceNumber: 1,
    pictures: [],
  })
  await page.goto(`/admin/orders/${order._id}`)
  await page.getByRole('region', { name: 'Claims' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/claims\//)
  await page.getByLabel('Price when new').fill('1000')
  await page.getByLabel('Age in months').fill('6')
  await page.getByLabel('Charged for cleaning it').fill('15')
  await expect(page.getByText('Proposed: ₹1,015')).toBeVisible()
  await page.getByLabel('Charged for cleaning it').fill('20')
  await expect(page.getByText('Proposed: ₹1,020')).toBeVisible()
  await expect(page.getByText('₹1,015')).toHaveCount(0)
  await page.getByRole('button', { name: 'Decide: ₹1,020' }).click()
  const settle = page.getByRole('button', { name: 'Settle the claim' })
  await expect(settle).toBeVisible()
  const claim = page.url().replace('/admin', '/api/admin')
  const { revision } = (await (await page.request.get(claim)).json()) as { revision: number }
  await sent(page.request, `${claim}/settlement`, {
    refund: 0,
    voucher: 1020,
    transfer: 0,
    revision,
  })
  await expect(page.getByText('Settled', { exact: true })).toBeVisible()
  await expect(settle).toHaveCount(0)
})

/** Sends what somebody else does, beside the page. @returns the answer */
async function sent(client: APIRequestContext, path: string, data: object) {
  const answer = await client.post(path, { data })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return (await answer.json()) as { _id: string }
}
