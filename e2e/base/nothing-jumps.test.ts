// Pages that don't move while their content loads.
import type { Locator, Page } from '@playwright/test'
import { holdResponses } from '../steps/hold-responses.ts'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

/** What browsers' makers call good is 0.1. */
const MOST_SHIFT = 0.02

test('the login page shows every way to log in from the start', async ({ page }) => {
  const release = await holdResponses(page, '**/api/**')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use a code by SMS' })).toBeVisible()
  await expect(page.getByText('priya@washline.example')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('priya@washline.example')
  release()
  await expectStill(page, page.getByRole('button', { name: 'Login', exact: true }))
})

test('the price list stays in place when staff’s new prices have loaded', async ({ page }) => {
  await page.route('**/api/catalogue', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { items: { name: string; listPrice: number }[] }
    for (const item of body.items) if (item.name === 'Lehenga') item.listPrice = 425
    await route.fulfill({ json: body })
  })
  await page.goto('/services')
  await expectStill(page, page.getByRole('row', { name: /^Lehenga .*₹425/ }))
})

test('the contact page stays in place when today’s hours have loaded', async ({ page }) => {
  await page.goto('/contact')
  await expectStill(page, page.getByRole('main').getByText(/^(Open|Closed) now$/))
})

test('a customer’s pages reserve room for content that is still loading', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'customer')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Recent Orders' }).waitFor()
  for (const [path, shown] of [
    ['/dashboard', page.getByRole('heading', { name: 'Recent Orders' })],
    ['/track-order', page.getByText('Live', { exact: true })],
    ['/my-orders', page.getByRole('link', { name: /^View Details/ }).first()],
    ['/garments', page.getByRole('searchbox')],
  ] as const) {
    const release = await holdResponses(page, '**/api/**')
    await page.goto(path)
    // What is grey stands for what comes.
    await expect(page.getByRole('main').locator('.animate-pulse').first()).toBeVisible()
    release()
    await expectStill(page, shown)
  }
})

test('the search for an order stays one line while another order loads', async ({
  page,
  server,
}) => {
  const userId = await signInAs(page.context(), server.url, 'customer')
  const answer = await page.request.get(`${server.url}/api/orders/${userId}?limit=50`)
  const orders = (await answer.json()) as { number: string; status: string }[]
  const cancelled = orders.find(({ status }) => status === 'cancelled')!
  await page.goto('/track-order')
  await page.getByText('Live', { exact: true }).waitFor()
  const field = page.getByRole('textbox', { name: 'Order ID' })
  const button = page.getByRole('button', { name: 'Track Order', exact: true })
  const boxes = async () => [await field.boundingBox(), await button.boundingBox()]
  const before = await boxes()
  const release = await holdResponses(page, '**/api/**')
  await field.fill(cancelled.number)
  await field.press('Enter')
  await expect(page.getByRole('main').locator('.animate-pulse').first()).toBeVisible()
  expect(await boxes()).toEqual(before)
  release()
  await expect(page.getByText('This order is cancelled')).toBeVisible()
  expect(await boxes()).toEqual(before)
})

test('the Laundry Club page doesn’t move while a member is recognised', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'customer')
  await page.goto('/membership')
  await expectStill(page, page.getByRole('heading', { name: 'You are in the Club' }))
})

/** Waits until something is there, and adds up how far things moved on the way. */
async function expectStill(page: Page, shown: Locator): Promise<void> {
  await shown.waitFor()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          done(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Where nothing moved, nothing is told.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100, 0)))
      }),
  )
  expect(moved).toBeLessThanOrEqual(MOST_SHIFT)
}
