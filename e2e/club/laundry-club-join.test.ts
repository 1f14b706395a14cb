// Joining the Laundry Club: plan, payment with each kind of card, a trial, and failures.
// @phone @translated
import { expect, expectUsable, test } from '../test.ts'
import {
  PASSWORD,
  fillCard,
  subscribeByCall,
  pressSubscribe,
  paymentDialog,
  planCard,
  signUp,
} from '../steps/club-member.ts'

test('a visitor sees the plans, and comes back from login to the one they chose', async ({
  page,
  server,
}) => {
  const { email } = await signUp(page, server.url)
  await page.context().clearCookies()
  await page.goto('/subscriptions')
  await page.evaluate(() => localStorage.clear())
  await page.reload()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laundry Club')
  await expect(page.getByText('first month 50% off')).toBeVisible()
  await expect(planCard(page, 'Basic')).toContainText('₹29.99')
  await expect(planCard(page, 'Basic')).toContainText('Save 25%')
  await expect(planCard(page, 'Family')).toContainText('Most popular')
  await expect(planCard(page, 'Family').getByRole('button')).toHaveText('Start Free Trial')
  await expect(planCard(page, 'Premium')).toContainText('Free dry cleaning, up to 5 items')
  await expect(page.getByRole('heading', { name: 'Please login' })).toBeVisible()

  await planCard(page, 'Premium').getByRole('button', { name: 'Choose Plan' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()

  await expect(page).toHaveURL(/\/subscriptions\?plan=premium$/)
  await expect(paymentDialog(page)).toContainText('Premium plan')
  await expect(paymentDialog(page)).toContainText('₹40.00 today, then ₹79.99 a month')
  await expectUsable(page)
  await paymentDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(paymentDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/subscriptions$/)
})

test('the alias address opens the plans', async ({ page }) => {
  await page.goto('/membership')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laundry Club')
})

test('the payment form formats typed values and names each mistake', async ({ page, server }) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions?plan=basic')
  const error = paymentDialog(page).getByRole('alert')
  const number = paymentDialog(page).getByLabel('Card number')
  const expiry = paymentDialog(page).getByLabel('Expiry')
  const cvv = paymentDialog(page).getByLabel('CVV')

  await pressSubscribe(page)
  await expect(error).toHaveText(/Payment Error.*Please fill in all required fields\./)
  await expect(number).toBeFocused()
  await expectUsable(page)

  await fillCard(page, '4242 4242 4242 42')
  await pressSubscribe(page)
  await expect(error).toContainText('Please enter a valid 16-digit card number.')
  await number.fill('4242-4242x42424242')
  await number.blur()
  await expect(number).toHaveValue('4242 4242 4242 4242')

  await expiry.fill('1/3')
  await pressSubscribe(page)
  await expect(error).toContainText('Please enter a valid expiry date (MM/YY).')
  await expiry.fill('1230')
  await expiry.blur()
  await expect(expiry).toHaveValue('12/30')

  await cvv.fill('1a2')
  await expect(cvv).toHaveValue('12')
  await pressSubscribe(page)
  await expect(error).toContainText('Please enter a valid CVV.')

  await paymentDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await planCard(page, 'Basic').getByRole('button', { name: 'Choose Plan' }).click()
  await expect(number).toHaveValue('')
  await expect(error).toBeHidden()
})

test('a declined card shows the reason, a good one joins, and no card number leaves the browser', async ({
  page,
  server,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await signUp(page, server.url)
  await page.goto('/subscriptions')
  await planCard(page, 'Basic').getByRole('button', { name: 'Choose Plan' }).click()
  await expect(paymentDialog(page)).toContainText('₹15.00 today, then ₹29.99 a month')

  for (const [number, message] of [
    ['4000 0000 0000 0002', 'Card declined. Please try a different card.'],
    ['4000 0000 0000 9995', 'Insufficient funds.'],
    ['4000 0000 0000 9987', 'Card expired.'],
    ['5500 0000 0000 0004', 'Invalid card number.'],
  ] as const) {
    await fillCard(page, number)
    await pressSubscribe(page)
    await expect(paymentDialog(page).getByRole('alert')).toContainText(message)
  }
  await expectUsable(page)

  await fillCard(page, '4242 4242 4242 4242')
  await pressSubscribe(page)
  await expect(page.getByRole('dialog', { name: 'Welcome to the Laundry Club!' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  const all = sent.join('\n')
  expect(all).toContain('tok_sim_ok')
  expect(all).not.toMatch(/\d{4} ?\d{4} ?\d{4} ?\d{4}/)
  expect(all).not.toContain('cvv')

  await page.goto('/subscriptions')
  await expect(planCard(page, 'Basic').getByRole('link', { name: 'Your plan' })).toBeVisible()
  // Their first month is over.
  await expect(page.getByText('first month 50% off')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'half price' })).toHaveCount(0)
  await page.goto('/subscription-management')
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Charges and invoices' })).toContainText('₹15')
  const invoice = page.getByRole('link', { name: /^Invoice/ })
  const answer = await page.request.get((await invoice.getAttribute('href'))!)
  expect(answer.headers()['content-type']).toContain('application/pdf')
})

test('a free trial charges nothing today and says when the first charge is due', async ({
  page,
  server,
}) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions')
  await planCard(page, 'Family').getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(paymentDialog(page)).toContainText(/7 days free, first charge on \w{3}, \d/)
  await expect(paymentDialog(page)).toContainText(
    /Nothing today, ₹25\.00 on .*, then ₹49\.99 a month/,
  )
  await fillCard(page, '4242 4242 4242 4242')
  await paymentDialog(page).getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/subscription-management')
  await expect(page.getByText('Free trial', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing has been charged so far.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nothing will be charged.')
})

test('a customer who already joined in another window reads that they are a member', async ({
  page,
  server,
}) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions?plan=basic')
  await fillCard(page, '4242 4242 4242 4242')
  await subscribeByCall(page, server.url, 'basic')
  await pressSubscribe(page)
  const error = paymentDialog(page).getByRole('alert')
  await expect(error).toContainText('You already have a Laundry Club subscription.')
  await error.getByRole('link', { name: 'See your subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
})

test('a retry after a lost answer makes no second subscription', async ({ page, server }) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions?plan=basic')
  await fillCard(page, '4242 4242 4242 4242')
  await page.route(
    '**/api/subscriptions',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await pressSubscribe(page)
  await expect(paymentDialog(page).getByRole('alert')).toContainText(
    'An error occurred during payment processing.',
  )
  await pressSubscribe(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/subscription-management')
  await expect(page.getByRole('link', { name: /^Invoice/ })).toHaveCount(1)
})

test('a customer signed out before paying reads that the session has expired', async ({
  page,
  context,
  server,
}) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions?plan=basic')
  await fillCard(page, '4242 4242 4242 4242')
  await context.clearCookies()
  await pressSubscribe(page)
  await expect(paymentDialog(page).getByRole('alert')).toContainText(
    'Your session has expired. Please log out and log back in.',
  )
})
