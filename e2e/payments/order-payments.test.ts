// Payment of an order: by saved card when the clothes are ready, in cash, and after a card fails.
// @phone @translated
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { chooseStatus } from '../steps/choose-status.ts'
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('an order is paid with the saved card when its clothes are ready', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, server.url, { token: 'tok_sim_ok', last4: '4242' })
  const number = await orderWithCard(page, '4242')

  await page.goto(`/track-order?orderId=${number}`)
  await expect(
    page.getByText('Your Visa ending 4242 is charged when your clothes are ready.'),
  ).toBeVisible()
  await expectUsable(page)

  const staff = await staffWindow(browser, server.url)
  await moveTo(staff, number, 'Ready for Delivery')
  await expect(page.getByText('₹70 paid with Visa ending 4242')).toBeVisible()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  await expectUsable(page)
  const payment = staff.getByRole('button', { name: `Paid: payment of order ${number}` })
  await expect(payment).toBeVisible()

  await payment.click()
  const dialog = staff.getByRole('dialog', { name: `Payment of ${number}` })
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await dialog.getByLabel('Amount, ₹').fill('20')
  await dialog.getByLabel('Reason').fill('A button came off.')
  await expectUsable(staff)
  await dialog.getByRole('button', { name: 'Refund ₹20' }).click()
  await expect(page.getByText('₹20 refunded to Visa ending 4242')).toBeVisible()
  await staff.context().close()
})

test('an order with a declined card is paid in cash on delivery', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, server.url, { number: '4000000000000341' })
  const number = await orderWithCard(page, '0341')
  await page.goto(`/track-order?orderId=${number}`)
  const staff = await staffWindow(browser, server.url)
  await moveTo(staff, number, 'Ready for Delivery')

  await expect(page.getByText('₹70 could not be charged with Visa ending 0341')).toBeVisible()
  await expect(page.getByText('Card declined. Please try a different card.')).toBeVisible()
  await expect(page.getByText('₹70 to pay')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: /unread/ }).click()
  await expect(page.getByText(/Please pay ₹70 in cash or by UPI/).first()).toBeVisible()

  await expect(staff.getByText('Card not charged').first()).toBeVisible()
  await staff.getByRole('button', { name: `Saved card: payment of order ${number}` }).click()
  const dialog = staff.getByRole('dialog', { name: `Payment of ${number}` })
  await expectUsable(staff)
  await dialog.getByRole('button', { name: 'Took ₹70 in cash' }).click()
  await expect(dialog.getByText('₹70 paid in cash')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo: ₹70 was marked by mistake' }).click()
  await expect(dialog.getByText('₹70 marked as paid in cash by mistake')).toBeVisible()
  await dialog.getByRole('button', { name: 'Took ₹70 by UPI' }).click()
  await expect(dialog.getByText('₹70 paid by UPI')).toBeVisible()
  await expect(page.getByText('₹70 paid by UPI')).toBeVisible()
  await staff.context().close()
})

test('a customer changes the way to pay, and pays with another card after a declined one', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, server.url, { number: '4000000000000341' })
  const number = await orderWithCard(page, '0341')
  await page.goto(`/track-order?orderId=${number}`)
  const another = page.getByRole('button', { name: 'Pay another way' })
  const dialog = page.getByRole('dialog', { name: 'Pay another way' })

  await another.click()
  await expect(dialog.getByText(`₹70 is due for order ${number}.`)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Pay this way' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'UPI on delivery' }).check()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Pay this way' }).click()
  await expect(page.getByText('Payment changed')).toBeVisible()
  await expect(page.getByText('UPI on delivery')).toBeVisible()
  await another.click()
  await dialog.getByRole('radio', { name: 'Visa ending 0341' }).check()
  await dialog.getByRole('button', { name: 'Pay this way' }).click()
  await expect(
    page.getByText('Your Visa ending 0341 is charged when your clothes are ready.'),
  ).toBeVisible()

  const staff = await staffWindow(browser, server.url)
  await moveTo(staff, number, 'Ready for Delivery')
  await expect(page.getByText('₹70 could not be charged with Visa ending 0341')).toBeVisible()
  await another.click()
  await dialog.getByRole('radio', { name: 'Visa ending 0341' }).check()
  await dialog.getByRole('button', { name: 'Pay ₹70 now' }).click()
  await expect(dialog.getByText('Card declined. Please try a different card.')).toBeVisible()
  await expectUsable(page)

  await dialog.getByRole('button', { name: 'Add a card' }).click()
  const adding = page.getByRole('dialog', { name: 'Add card' })
  await adding.getByLabel('Card number').fill('4242424242424242')
  await adding.getByLabel('Name on the card').fill('Meera Iyer')
  await adding.getByLabel('Expiry').fill('0931')
  await adding.getByLabel('CVV').fill('123')
  await adding.getByRole('button', { name: 'Save card' }).click()
  await expect(dialog.getByRole('radio', { name: 'Visa ending 4242' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Pay ₹70 now' }).click()
  await expect(page.getByText('₹70 paid with Visa ending 4242')).toBeVisible()
  await expect(another).toBeHidden()
  await expectUsable(page)
  await staff.context().close()
})

/** Somebody new with a saved card: given by its token, or typed into the profile. */
async function signUp(
  page: Page,
  url: string,
  card: { token: string; last4: string } | { number: string },
): Promise<void> {
  const { request } = page.context()
  const email = `card.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`
  const answer = await request.post(`${url}/api/auth/signup`, {
    data: { name: 'Meera Iyer', email, phone: '+91 98450 55556', password: 'monsoon-terrace-7' },
  })
  const { user } = (await answer.json()) as { user: { _id: string } }
  if ('token' in card) return saveCard(request, url, user._id, card)
  await page.goto('/profile?tab=payment')
  await page.getByRole('button', { name: 'Add your first card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add card' })
  await dialog.getByLabel('Card number').fill(card.number)
  await dialog.getByLabel('Name on the card').fill('Meera Iyer')
  await dialog.getByLabel('Expiry').fill('0931')
  await dialog.getByLabel('CVV').fill('123')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Card saved.')).toBeVisible()
}

async function saveCard(
  request: APIRequestContext,
  url: string,
  userId: string,
  { token, last4 }: { token: string; last4: string },
): Promise<void> {
  const facts = { brand: 'Visa', expiryMonth: '09', expiryYear: '2031', holder: 'Meera Iyer' }
  const answer = await request.post(`${url}/api/users/${userId}/cards`, {
    data: { ...facts, token, last4 },
  })
  expect(answer.status()).toBe(201)
}

/** Orders a kilogram of wash and fold in the wizard; gives the order's number. */
async function orderWithCard(page: Page, last4: string): Promise<string> {
  const next = page.getByRole('button', { name: 'Next' })
  await page.goto('/new-order')
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('1')
  await next.click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await next.click()
  await fillAddress(page, LAVELLE_ROAD)
  await page.getByRole('radio', { name: `Visa ending ${last4}` }).check()
  await expectUsable(page)
  await next.click()
  await expect(
    page.getByText(`Your Visa ending ${last4} is charged when your clothes are ready.`),
  ).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page).toHaveURL(/\/my-orders$/)
  const card = page.getByRole('listitem').filter({ hasText: '1 kg Wash & Fold' })
  return card.getByRole('heading').first().innerText()
}

async function staffWindow(browser: Browser, baseURL: string): Promise<Page> {
  const page = await openPrivateWindow(browser, baseURL)
  await signInAs(page.context(), baseURL, 'admin')
  return page
}

async function moveTo(staff: Page, number: string, status: string): Promise<void> {
  await staff.goto('/admin/dashboard')
  await staff.getByRole('searchbox', { name: 'Search orders' }).fill(number)
  await chooseStatus(staff, number, status)
}
