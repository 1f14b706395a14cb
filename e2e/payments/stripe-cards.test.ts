// Card payment with Stripe's keys set, against a stand-in for Stripe: its fields, the bank's question, declines.
// @phone
import type { Page } from '@playwright/test'
import { signUpAs } from '../steps/new-customer.ts'
import { test } from '../steps/test-with-stripe.ts'
import { expect, expectUsable } from '../test.ts'

const PAYS = '4242 4242 4242 4242'
const NO_MONEY = '4000 0000 0000 9995'
const ASKS = '4000 0025 0000 3155'

// One server for all of them: a worker that is given another one begins again.
test.describe.configure({ mode: 'default' })

test('only Stripe’s fields take the card number, and a decline is shown', async ({
  page,
  server,
}) => {
  const toUs: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(server.url)) toUs.push(`${request.url()} ${request.postData()}`)
  })
  await choose(page, server.url, 'premium')
  await expect(page.getByText('Your card goes to Stripe alone.')).toBeVisible()
  await expect(dialog(page).locator('iframe')).toHaveCount(3)

  await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(problem(page)).toContainText('Please fill in all required fields.')
  await expect(dialog(page).getByLabel('Name on the card')).toBeFocused()
  await fill(page, '4242')
  await subscribe(page)
  await expect(problem(page)).toContainText('Your card number is incomplete.')
  await fill(page, NO_MONEY)
  await subscribe(page)
  await expect(problem(page)).toContainText('Insufficient funds.')
  await expectUsable(page)

  await fill(page, PAYS)
  await subscribe(page)
  await expect(page.getByRole('dialog', { name: 'Welcome to the Laundry Club!' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/subscription-management')
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  expect(toUs.join('\n')).toContain('pm_ok')
  expect(toUs.join('\n')).not.toMatch(/\d{4} ?\d{4} ?\d{4} ?\d{4}/)
})

test('a payment goes through after the bank’s confirmation', async ({ page, server }) => {
  await choose(page, server.url, 'premium')
  await fill(page, ASKS)
  await subscribe(page)
  await answerBank(page, 'Complete')
  await expect(page.getByRole('dialog', { name: 'Welcome to the Laundry Club!' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a customer whose bank confirmation fails reads so, and can pay with another card', async ({
  page,
  server,
}) => {
  await choose(page, server.url, 'basic')
  await fill(page, ASKS)
  await subscribe(page)
  await answerBank(page, 'Fail')
  await expect(problem(page)).toContainText('Your bank did not confirm this payment.')
  await expect(dialog(page).getByLabel('City')).toHaveValue('Bengaluru')
  await fill(page, PAYS)
  await subscribe(page)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a customer who leaves during the bank’s confirmation can start again', async ({
  page,
  server,
}) => {
  await choose(page, server.url, 'basic')
  await fill(page, ASKS)
  await subscribe(page)
  await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeVisible()
  await page.goto('/subscriptions?plan=premium')
  await fill(page, PAYS)
  await subscribe(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/subscription-management')
  await expect(page.getByRole('heading', { name: 'Premium' })).toBeVisible()
})

test('a trial saves the card after the bank’s confirmation, and another card can replace it', async ({
  page,
  server,
}) => {
  await choose(page, server.url, 'family')
  await fill(page, ASKS)
  await dialog(page).getByRole('button', { name: 'Start Free Trial' }).click()
  await answerBank(page, 'Fail')
  await expect(problem(page)).toContainText('We are unable to authenticate your payment method.')
  await dialog(page).getByRole('button', { name: 'Start Free Trial' }).click()
  await answerBank(page, 'Complete')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/subscription-management')
  await expect(page.getByText('Visa ending in 3155')).toBeVisible()
  await expect(page.getByText('Nothing has been charged so far.')).toBeVisible()
  await page.getByRole('button', { name: 'Use another card' }).click()
  const changing = page.getByRole('dialog', { name: 'Use another card' })
  await fill(page, PAYS, 'Use another card')
  await changing.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
})

test('the profile saves a card after the bank’s confirmation', async ({ page, server }) => {
  await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/profile?tab=payment')
  await page.getByRole('button', { name: 'Add your first card' }).click()
  const adding = dialog(page, 'Add card')
  await typeCard(page, ASKS, 'Add card')
  await adding.getByRole('button', { name: 'Save card' }).click()
  await answerBank(page, 'Fail')
  await expect(adding.getByRole('alert')).toContainText(
    'We are unable to authenticate your payment method.',
  )
  await expectUsable(page)
  await adding.getByRole('button', { name: 'Save card' }).click()
  await answerBank(page, 'Complete')
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toContainText('Visa ending in 3155')
})

test('the payment form retries a blocked Stripe script', async ({ page, server, stripe }) => {
  await page.route(`${stripe.url}/**`, (route) => route.abort())
  await choose(page, server.url, 'basic')
  await expect(dialog(page).getByText('The card fields couldn’t be loaded.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Subscribe' })).toBeDisabled()
  await expectUsable(page)
  await page.unroute(`${stripe.url}/**`)
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await fill(page, PAYS)
  await subscribe(page)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('pages without a payment form load nothing from Stripe', async ({ page, server, stripe }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signUpAs(page.context(), server.url, 'Asha Rao')
  for (const path of ['/', '/subscriptions', '/subscription-management']) await page.goto(path)
  await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible()
  expect(asked.filter((url) => url.startsWith(stripe.url))).toEqual([])
})

function dialog(page: Page, name = 'Complete Subscription') {
  return page.getByRole('dialog', { name })
}

function problem(page: Page) {
  return dialog(page).getByRole('alert')
}

function bank(page: Page) {
  return page.locator('body > iframe').contentFrame()
}

/** Pressed from inside: the press takes the window away with it, which a press from outside would wait for. */
async function answerBank(page: Page, name: 'Complete' | 'Fail'): Promise<void> {
  const button = bank(page).getByRole('button', { name })
  await expect(button).toBeVisible()
  await button.evaluate((element: HTMLElement) => void setTimeout(() => element.click()))
}

async function choose(page: Page, url: string, planId: string): Promise<void> {
  await signUpAs(page.context(), url, 'Asha Rao')
  await page.goto(`/subscriptions?plan=${planId}`)
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, number: string, name?: string): Promise<void> {
  await typeCard(page, number, name)
  const form = dialog(page, name)
  await form.getByLabel('Billing address').fill('Flat 4B, Rosewood Court, 12 Lavelle Road')
  await form.getByLabel('City').fill('Bengaluru')
  await form.getByLabel('PIN code').fill('560001')
}

async function typeCard(page: Page, number: string, name?: string): Promise<void> {
  const form = dialog(page, name)
  const frame = (index: number) => form.locator('iframe').nth(index).contentFrame()
  await frame(0).getByRole('textbox').fill(number)
  await frame(1).getByRole('textbox').fill('08/31')
  await frame(2).getByRole('textbox').fill('987')
  await form.getByLabel('Name on the card').fill('Asha Rao')
}

async function subscribe(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Subscribe' }).click()
}
