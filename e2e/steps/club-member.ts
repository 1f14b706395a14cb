// Laundry Club screens for browser tests: plans, the payment form, and members made without it.
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

export const PASSWORD = 'monsoon-terrace-7'

export function planCard(page: Page, name: string) {
  return page.getByRole('article', { name })
}

export function paymentDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Complete Subscription' })
}

export async function pressSubscribe(page: Page): Promise<void> {
  await paymentDialog(page).getByRole('button', { name: 'Subscribe' }).click()
}

export async function fillCard(
  page: Page,
  number: string,
  name = 'Complete Subscription',
): Promise<void> {
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('Card number').fill(number)
  await dialog.getByLabel('Name on the card').fill('Asha Rao')
  await dialog.getByLabel('Expiry').fill('08/31')
  await dialog.getByLabel('CVV').fill('987')
  await dialog.getByLabel('Billing address').fill('Flat 4B, Rosewood Court, 12 Lavelle Road')
  await dialog.getByLabel('City').fill('Bengaluru')
  await dialog.getByLabel('PIN code').fill('560001')
}

let people = 0

/** Makes an account that the page's browser is signed in to. */
export async function signUp(page: Page, url: string): Promise<{ email: string }> {
  people += 1
  const email = `club-${people}-${Date.now()}@example.com`
  const data = { name: 'Asha Rao', email, phone: '+91 98450 55557', password: PASSWORD }
  const answer = await page.request.post(`${url}/api/auth/signup`, { data })
  expect(answer.ok()).toBe(true)
  return { email }
}

/** Subscribes the signed-in person without the screen. */
export async function subscribeByCall(page: Page, url: string, planId: string): Promise<void> {
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
