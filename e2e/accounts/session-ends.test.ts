// A session ended elsewhere: every open screen ends it and hides personal data.
// @phone
import type { BrowserContext, Page } from '@playwright/test'
import { PASSWORD, signUpAs } from '../steps/new-customer.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { expect, test } from '../test.ts'

const STREET = '12 Church Street'

/** Ends all other sessions of somebody, as they would do from another device. */
async function endSessions(context: BrowserContext, url: string, email: string): Promise<void> {
  const device = await context.browser()!.newContext({ baseURL: url })
  await device.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect((await device.request.delete('/api/account/devices')).ok()).toBe(true)
  await device.close()
}

async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return page
}

test('open screens hide the customer’s address and orders when the session ends', async ({
  context,
  server,
}) => {
  const email = await signUpAs(context, server.url, 'Meera Pillai')
  const order = await placeOrderAs(context, server.url)
  const tracked = await opened(context, `/track-order?orderId=${order.number}`)
  await expect(tracked.getByText(STREET).first()).toBeVisible()
  const listed = await opened(context, '/my-orders')
  await expect(listed.getByText(order.number).first()).toBeVisible()
  const profile = await opened(context, '/profile')
  await expect(profile.getByText(email).first()).toBeVisible()

  await endSessions(context, server.url, email)
  await expect(listed.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expect(profile.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expect(tracked.getByText(STREET)).toHaveCount(0)
  await expect(tracked.getByText(order.number).first()).toBeVisible()
})
