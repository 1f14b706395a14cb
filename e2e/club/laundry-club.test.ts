// A Laundry Club member: orders on the allowance, change, pause and cancellation.
// @phone @translated
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { fillCard, subscribeByCall, signUp } from '../steps/club-member.ts'

test('an order uses the allowance, and says so before it is placed', async ({ page, server }) => {
  await signUp(page, server.url)
  await subscribeByCall(page, server.url, 'basic')
  await page.goto('/new-order')
  const kilograms = page.getByRole('textbox', { name: 'Wash & Fold, kg' })
  await kilograms.fill('6')
  // 6 kg at ₹70, of which 5 kg are the plan's.
  await expect(page.getByText('Club covers ₹350')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await fillAddress(page, LAVELLE_ROAD)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('5 kg from your Laundry Club, 1 kg at ₹70')).toBeVisible()
  await expect(page.getByText('Leaves you with 0 kg and 1 pickup.')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/my-orders$/)
  const order = page.getByRole('listitem').filter({ hasText: '6 kg Wash & Fold' }).first()
  await expect(order).toContainText('₹70')

  await page.goto('/subscription-management')
  await expect(page.getByText('0 of 5 kg left')).toBeVisible()
  await expect(page.getByText('1 of 2 pickups left')).toBeVisible()
})

test('a member changes plan, pauses, cancels and resumes', async ({ page, server }) => {
  await signUp(page, server.url)
  await subscribeByCall(page, server.url, 'premium')
  await page.goto('/subscription-management')
  await expect(page.getByText('20 of 20 kg left').first()).toBeVisible()
  await expect(page.getByText('5 of 5 items left')).toBeVisible()
  await expectUsable(page)

  await page.getByRole('button', { name: 'Change plan' }).click()
  const plans = page.getByRole('dialog', { name: 'Change plan' })
  await plans.getByRole('radio', { name: /Basic/ }).check()
  await expectUsable(page)
  await plans.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText('Basic, ₹29.99 a month')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  const resting = page.getByRole('dialog', { name: 'Pause your subscription' })
  await resting.getByLabel('For how long?').selectOption('14 days')
  await resting.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused until/)).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'End the pause' }).click()
  await expect(page.getByText(/^Paused until/)).toBeHidden()

  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Subscription cancelled successfully.')).toBeVisible()
  await expect(
    page.getByText(
      'You can continue using your remaining allowance until the end of your billing period.',
    ),
  ).toBeVisible()
  await expect(page.getByText('None: it ends with this period')).toBeVisible()
  await page.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
})

test('a member sees what rolled over, and pays with another card', async ({
  page,
  context,
  server,
}) => {
  const id = await signInAs(context, server.url, 'customer')
  // Orders of other tests may have used some of them.
  const active = await page.request.get(`${server.url}/api/subscriptions/user/${id}/active`)
  const { lots } = (await active.json()) as {
    lots: { rolledOver: boolean; kilogramsLeft: number }[]
  }
  const left = lots.filter(({ kilogramsLeft }) => kilogramsLeft > 0)
  const rolledOver = left.filter((lot) => lot.rolledOver)
  await page.goto('/subscription-management')
  await expect(page.getByText(/Use by/)).toHaveCount(left.length)
  await expect(page.getByText('Rolled over', { exact: true })).toHaveCount(rolledOver.length)
  await page.getByRole('button', { name: 'Use another card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use another card' })
  await fillCard(page, '4111 1111 1111 1111', 'Use another card')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
})

test('the page leads a customer without a subscription to the plans, and retries a failed load', async ({
  page,
  server,
}) => {
  await page.goto('/subscription-management')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()

  await signUp(page, server.url)
  await page.route('**/api/subscriptions/user/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'server_error', message: 'Broken.' } }),
  )
  await page.goto('/subscription-management')
  // It is asked for again some times first.
  await expect(page.getByText('Your subscription couldn’t be loaded.')).toBeVisible()
  await page.unroute('**/api/subscriptions/user/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/subscriptions"]')).toBeVisible()
  await expect(main.locator('a[href="/new-order"]')).toBeVisible()
  await expectUsable(page)
})
