// Loyalty: points and tier, redeeming a reward, using it on an order, and inviting a friend.
// @phone @translated
import type { Page } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a customer redeems a reward, and the next order uses it', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'customer')
  await page.goto('/profile?tab=loyalty')
  await expect(page.getByRole('tab', { name: 'Loyalty' })).toHaveAttribute('aria-selected', 'true')
  const card = page.getByRole('region', { name: 'Points and tier' })
  await expect(card).toContainText(/(Gold|Platinum) member/)
  const before = await pointsOn(page)
  await expectUsable(page)

  const redeem = page.getByRole('button', { name: 'Redeem ₹5 off' })
  await redeem.click()
  const dialog = page.getByRole('dialog', { name: 'Redeem “₹5 off”?' })
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  await redeem.click()
  await dialog.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(page.getByText('“₹5 off” is yours.')).toBeVisible()
  await expect.poll(() => pointsOn(page)).toBe(before - 500)
  await expect(page.getByRole('heading', { name: 'Waiting for your next order' })).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toHaveText(/₹5 off.*−500 points/)
  await expectUsable(page)

  await orderLaundry(page)
  const reward = page.getByRole('row', { name: /Your reward: ₹5 off/ })
  await expect(reward).toHaveText(/− ₹5$/)
  await expectUsable(page)
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page).toHaveURL(/\/my-orders$/)
  const order = page.getByRole('listitem').filter({ hasText: '90 kg Wash & Fold' }).first()
  await expect(order).toContainText(/Your reward: ₹5 off\s*− ₹5/)
  await order.getByRole('link', { name: /^View Details/ }).click()
  await expect(page.getByRole('row', { name: /^Your reward/ })).toHaveText(/− ₹5$/)
  await page.goto('/profile?tab=loyalty')
  await expect(card).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for your next order' })).toHaveCount(0)
})

test('a new customer sees the rewards, and an error when they can’t be loaded', async ({
  page,
}) => {
  await signUp(page)
  await page.route('**/api/loyalty', (route) =>
    route.fulfill({ status: 500, json: { code: 'server_error', message: 'Something broke.' } }),
  )
  await page.goto('/profile?tab=loyalty')
  const failed = page.getByText('Your points couldn’t be loaded.')
  await expect(failed).toBeVisible()
  await expectUsable(page)
  await page.unroute('**/api/loyalty')
  await page.getByRole('button', { name: 'Retry' }).click()

  await expect(page.getByText('Silver member')).toBeVisible()
  await expect(page.getByText('500 more points needed', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No points yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Redeem/ })).toHaveCount(0)
  await expectUsable(page)
})

test('a customer copies the invitation link, and the signup page names its reward', async ({
  page,
  context,
  browser,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(context, server.url, 'customer')
  await page.goto('/profile?tab=loyalty')
  const link = await page.getByLabel('Your invitation link').inputValue()
  expect(link).toMatch(/\/signup\?ref=[0-9A-F]{10}$/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(link)
  await expect(friend.getByText(/^A friend invited you\. .* 200 points/)).toBeVisible()
  await expectUsable(friend)
  // Nor does it get lost on the way to the login and back.
  await friend.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await friend.getByRole('link', { name: 'Create an account' }).click()
  await expect(friend.getByText(/^A friend invited you\. .* 200 points/)).toBeVisible()
  const sent = friend.waitForRequest('**/api/auth/signup')
  await friend.getByLabel('First name').fill('Meera')
  await friend.getByLabel('Last name').fill('Pillai')
  await friend.getByLabel('Email').fill(`meera-${Date.now()}@example.com`)
  await friend.getByLabel('Password', { exact: true }).fill('monsoon-terrace-7')
  await friend.getByLabel('Confirm password').fill('monsoon-terrace-7')
  await friend.getByLabel(/I agree/).check()
  await friend.getByRole('button', { name: 'Create Account' }).click()
  const request = await sent
  expect(request.postDataJSON()).toMatchObject({ referral: link.split('ref=')[1] })
  expect((await (await request.response())!.json()).message).toContain('200 points')
  await friend.context().close()
})

/** Goes through the wizard as far as the review, with more than any Laundry Club plan covers. */
async function orderLaundry(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByRole('link', { name: 'Schedule a pickup' }).click()
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('90')
  await next.click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(1).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await next.click()
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeVisible()
  await next.click()
}

async function pointsOn(page: Page): Promise<number> {
  const card = page.getByRole('region', { name: 'Points and tier' })
  const text = await card.locator('h2 + p').textContent()
  return Number(text!.replaceAll(',', ''))
}

async function signUp(page: Page): Promise<void> {
  const answer = await page.context().request.post('/api/auth/signup', {
    data: {
      name: 'Nila Rao',
      email: `nila-${Date.now()}@example.com`,
      password: 'monsoon-terrace-7',
    },
  })
  expect(answer.ok()).toBe(true)
}
