// The Laundry Club as people use it: choosing a plan, paying with each kind of card, ordering on the allowance, changing and cancelling.
import type { Page } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

const PASSWORD = 'monsoon-terrace-7'

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
  await expect(plan(page, 'Basic')).toContainText('₹29.99')
  await expect(plan(page, 'Basic')).toContainText('Save 25%')
  await expect(plan(page, 'Family')).toContainText('Most popular')
  await expect(plan(page, 'Family').getByRole('button')).toHaveText('Start Free Trial')
  await expect(plan(page, 'Premium')).toContainText('Free dry cleaning, up to 5 items')
  await expect(page.getByRole('heading', { name: 'Please login' })).toBeVisible()

  await plan(page, 'Premium').getByRole('button', { name: 'Choose Plan' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()

  await expect(page).toHaveURL(/\/subscriptions\?plan=premium$/)
  await expect(payment(page)).toContainText('Premium plan')
  await expect(payment(page)).toContainText('₹40.00 today, then ₹79.99 a month')
  await expectSound(page)
  await payment(page).getByRole('button', { name: 'Close' }).click()
  await expect(payment(page)).toBeHidden()
  await expect(page).toHaveURL(/\/subscriptions$/)
})

test('the alias leads to the plans', async ({ page }) => {
  await page.goto('/membership')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laundry Club')
})

test('the payment form shapes what is typed and says what is wrong', async ({ page, server }) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions?plan=basic')
  const error = payment(page).getByRole('alert')
  const number = payment(page).getByLabel('Card number')
  const expiry = payment(page).getByLabel('Expiry')
  const cvv = payment(page).getByLabel('CVV')

  await pay(page)
  await expect(error).toHaveText(/Payment Error.*Please fill in all required fields\./)
  await expect(number).toBeFocused()
  await expectSound(page)

  await fillCard(page, '4242 4242 4242 42')
  await pay(page)
  await expect(error).toContainText('Please enter a valid 16-digit card number.')
  await number.fill('4242-4242x42424242')
  await number.blur()
  await expect(number).toHaveValue('4242 4242 4242 4242')

  await expiry.fill('1/3')
  await pay(page)
  await expect(error).toContainText('Please enter a valid expiry date (MM/YY).')
  await expiry.fill('1230')
  await expiry.blur()
  await expect(expiry).toHaveValue('12/30')

  await cvv.fill('1a2')
  await expect(cvv).toHaveValue('12')
  await pay(page)
  await expect(error).toContainText('Please enter a valid CVV.')

  await payment(page).getByRole('button', { name: 'Cancel' }).click()
  await plan(page, 'Basic').getByRole('button', { name: 'Choose Plan' }).click()
  await expect(number).toHaveValue('')
  await expect(error).toBeHidden()
})

test('a card that fails says why, a good one joins, and no number leaves the browser', async ({
  page,
  server,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await signUp(page, server.url)
  await page.goto('/subscriptions')
  await plan(page, 'Basic').getByRole('button', { name: 'Choose Plan' }).click()
  await expect(payment(page)).toContainText('₹15.00 today, then ₹29.99 a month')

  for (const [number, message] of [
    ['4000 0000 0000 0002', 'Card declined. Please try a different card.'],
    ['4000 0000 0000 9995', 'Insufficient funds.'],
    ['4000 0000 0000 9987', 'Card expired.'],
    ['5500 0000 0000 0004', 'Invalid card number.'],
  ] as const) {
    await fillCard(page, number)
    await pay(page)
    await expect(payment(page).getByRole('alert')).toContainText(message)
  }
  await expectSound(page)

  await fillCard(page, '4242 4242 4242 4242')
  await pay(page)
  await expect(page.getByRole('dialog', { name: 'Welcome to the Laundry Club!' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  const all = sent.join('\n')
  expect(all).toContain('tok_sim_ok')
  expect(all).not.toMatch(/\d{4} ?\d{4} ?\d{4} ?\d{4}/)
  expect(all).not.toContain('cvv')

  await page.goto('/subscriptions')
  await expect(plan(page, 'Basic').getByRole('link', { name: 'Your plan' })).toBeVisible()
  await page.goto('/subscription-management')
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Charges and invoices' })).toContainText('₹15')
  const invoice = page.getByRole('link', { name: /^Invoice/ })
  const answer = await page.request.get((await invoice.getAttribute('href'))!)
  expect(answer.headers()['content-type']).toContain('application/pdf')
})

test('a free trial charges nothing today and says when it will', async ({ page, server }) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions')
  await plan(page, 'Family').getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(payment(page)).toContainText(/7 days free, first charge on \w{3}, \d/)
  await expect(payment(page)).toContainText(/Nothing today, ₹25\.00 on .*, then ₹49\.99 a month/)
  await fillCard(page, '4242 4242 4242 4242')
  await payment(page).getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/subscription-management')
  await expect(page.getByText('Free trial', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing has been charged so far.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('dialog')).toContainText('Nothing will be charged.')
})

test('who joined in another window is told so', async ({ page, server }) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions?plan=basic')
  await fillCard(page, '4242 4242 4242 4242')
  await join(page, server.url, 'basic')
  await pay(page)
  const error = payment(page).getByRole('alert')
  await expect(error).toContainText('You already have a Laundry Club subscription.')
  await error.getByRole('link', { name: 'See your subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
})

test('an answer that got lost is asked for again, and it is still one subscription', async ({
  page,
  server,
}) => {
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
  await pay(page)
  await expect(payment(page).getByRole('alert')).toContainText(
    'An error occurred during payment processing.',
  )
  await pay(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/subscription-management')
  await expect(page.getByRole('link', { name: /^Invoice/ })).toHaveCount(1)
})

test('who is signed out in the meantime is told so', async ({ page, context, server }) => {
  await signUp(page, server.url)
  await page.goto('/subscriptions?plan=basic')
  await fillCard(page, '4242 4242 4242 4242')
  await context.clearCookies()
  await pay(page)
  await expect(payment(page).getByRole('alert')).toContainText(
    'Your session has expired. Please log out and log back in.',
  )
})

test('an order draws on the allowance, and says so before it is placed', async ({
  page,
  server,
}) => {
  await signUp(page, server.url)
  await join(page, server.url, 'basic')
  await page.goto('/new-order')
  const kilograms = page.getByRole('textbox', { name: 'Wash & Fold, kg' })
  await kilograms.fill('6')
  // 6 kg at ₹70, of which 5 kg are the plan's.
  await expect(page.getByText('Club covers ₹350')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page
    .getByRole('textbox', { name: 'Pickup address' })
    .fill('Flat 4B, Rosewood Court, 12 Lavelle Road, Bengaluru 560001')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('5 kg from your Laundry Club, 1 kg at ₹70')).toBeVisible()
  await expect(page.getByText('Leaves you 0 kg and 1 pickup.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/my-orders$/)
  const order = page.getByRole('listitem').filter({ hasText: '6 kg Wash & Fold' }).first()
  await expect(order).toContainText('₹70')

  await page.goto('/subscription-management')
  await expect(page.getByText('5 of 5 kg used')).toBeVisible()
  await expect(page.getByText('1 of 2 pickups used')).toBeVisible()
})

test('a member changes plan, pauses, cancels and resumes', async ({ page, server }) => {
  await signUp(page, server.url)
  await join(page, server.url, 'premium')
  await page.goto('/subscription-management')
  await expect(page.getByText('0 of 20 kg used')).toBeVisible()
  await expect(page.getByText('0 of 5 items used')).toBeVisible()
  await expect(page.getByText('20 of 20 kg left')).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Change plan' }).click()
  const plans = page.getByRole('dialog', { name: 'Change plan' })
  await plans.getByRole('radio', { name: /Basic/ }).check()
  await expectSound(page)
  await plans.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText('Basic, ₹29.99 a month')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  const resting = page.getByRole('dialog', { name: 'Pause your subscription' })
  await resting.getByLabel('For how long?').selectOption('14 days')
  await resting.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused until/)).toBeVisible()
  await expectSound(page)
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
  await signInAs(context, server.url, 'customer')
  await page.goto('/subscription-management')
  await expect(page.getByText('Rolled over', { exact: true })).toBeVisible()
  await expect(page.getByText(/Use by/)).toHaveCount(2)
  await page.getByRole('button', { name: 'Use another card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use another card' })
  await fillCard(page, '4111 1111 1111 1111', 'Use another card')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
})

test('without a subscription there is a way to one; without an answer, to try again', async ({
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
  await expect(page.getByText("Your subscription couldn't be loaded.")).toBeVisible()
  await page.unroute('**/api/subscriptions/user/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/subscriptions"]')).toBeVisible()
  await expect(main.locator('a[href="/new-order"]')).toBeVisible()
  await expectSound(page)
})

function plan(page: Page, name: string) {
  return page.getByRole('article', { name })
}

function payment(page: Page) {
  return page.getByRole('dialog', { name: 'Complete Subscription' })
}

async function pay(page: Page): Promise<void> {
  await payment(page).getByRole('button', { name: 'Subscribe' }).click()
}

async function fillCard(page: Page, number: string, name = 'Complete Subscription'): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('Card number').fill(number)
  await dialog.getByLabel('Name on the card').fill('Asha Rao')
  await dialog.getByLabel('Expiry').fill('08/31')
  await dialog.getByLabel('CVV').fill('987')
  await dialog.getByLabel('Billing address').fill('Flat 4B, Rosewood Court, 12 Lavelle Road')
  await dialog.getByLabel('City').fill('Bengaluru')
  await dialog.getByLabel('Pin code').fill('560001')
}

let people = 0

/** Makes an account that the page's browser is signed in to. */
async function signUp(page: Page, url: string): Promise<{ email: string }> {
  people += 1
  const email = `club-${people}-${Date.now()}@example.com`
  const data = { name: 'Asha Rao', email, phone: '+91 98450 55557', password: PASSWORD }
  const answer = await page.request.post(`${url}/api/auth/signup`, { data })
  expect(answer.ok()).toBe(true)
  return { email }
}

/** Subscribes the signed-in person without the screen. */
async function join(page: Page, url: string, planId: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/subscriptions`, {
    data: {
      planId,
      paymentMethod: {
        cardLast4: '4242',
        cardBrand: 'Visa',
        expiryMonth: '08',
        expiryYear: '2031',
        token: 'tok_sim_ok',
      },
      billingAddress: { address: '12 Lavelle Road', city: 'Bengaluru', zipCode: '560001' },
    },
  })
  expect(answer.status()).toBe(201)
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
