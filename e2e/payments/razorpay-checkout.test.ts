// Payment with Razorpay's keys set, against a stand-in for Razorpay: its window, paid, failed and closed.
// @phone
import type { Page } from '@playwright/test'
import { type FakeRazorpay, openFakeRazorpay } from '#server/testing/stand-ins/fake-razorpay.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { startServer } from '../server.ts'
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from '../test.ts'

const test = base.extend<object, { razorpay: FakeRazorpay }>({
  razorpay: [
    async ({}, use) => {
      const razorpay = await openFakeRazorpay()
      await use(razorpay)
      await razorpay.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ razorpay }, use) => {
      const env = {
        RAZORPAY_KEY_ID: 'rzp_test_laundry',
        RAZORPAY_KEY_SECRET: 'secret',
        RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
        RAZORPAY_API_URL: razorpay.url,
        RAZORPAY_JS_URL: `${razorpay.url}/v1/checkout.js`,
      }
      const server = await startServer({ env })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// One server for both: a worker that is given another one begins again.
test.describe.configure({ mode: 'default' })

test('a customer pays by card in Razorpay’s window, and the card is saved', async ({
  page,
  server,
}) => {
  await open(page, server.url)
  await expect(dialog(page)).toContainText('Razorpay’s own window takes your card.')
  await expect(dialog(page).getByLabel('Card number')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await subscribe(page)
  await expect(problem(page)).toContainText('Please fill in all required fields.')
  await fill(page)
  await subscribe(page)
  await checkout(page).getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome to the Laundry Club!' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/subscription-management')
  await expect(page.getByText('RuPay ending in 0008')).toBeVisible()
  await expect(page.getByText('Expires 04/30')).toBeVisible()
  // Only a payment keeps a card, and none is due.
  await expect(page.getByRole('button', { name: 'Use another card' })).toHaveCount(0)
})

test('a customer who closes the window has paid nothing, and can open it again', async ({
  page,
  server,
}) => {
  await open(page, server.url)
  await fill(page)
  await subscribe(page)
  await checkout(page).getByRole('button', { name: 'Close checkout' }).click()
  await expect(problem(page)).toContainText(
    'The payment was not finished, and nothing was charged.',
  )

  await subscribe(page)
  await checkout(page).getByRole('button', { name: 'Fail' }).click()
  await checkout(page).getByRole('button', { name: 'Close checkout' }).click()
  await expect(problem(page)).toContainText('Your bank declined it.')

  await page.goto('/subscriptions?plan=premium')
  await fill(page)
  await subscribe(page)
  await checkout(page).getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/subscription-management')
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Invoice/ })).toHaveCount(1)
})

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Complete Subscription' })
}

function problem(page: Page) {
  return dialog(page).getByRole('alert')
}

function checkout(page: Page) {
  return page.getByTitle('Razorpay Checkout').contentFrame()
}

async function open(page: Page, url: string): Promise<void> {
  await signUpAs(page.context(), url, 'Asha Rao')
  await page.goto('/subscriptions?plan=basic')
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page): Promise<void> {
  await dialog(page).getByLabel('Billing address').fill('Flat 4B, Rosewood Court')
  await dialog(page).getByLabel('City').fill('Bengaluru')
  await dialog(page).getByLabel('PIN code').fill('560001')
}

async function subscribe(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
}
