// Offers: a customer agrees, is told of a promo code, and stops offers with one press of the mail's link.
// @desktop
import type { Page } from '@playwright/test'
import { endMessageWait, withDaytime } from '../steps/message-wait.ts'
import { awaitMailTo } from '../steps/mailbox.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a customer agrees to offers, gets one, and stops them with one press', async ({
  page,
  browser,
  server,
}) => {
  await endMessageWait(server.url)
  const email = await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/profile?tab=notifications')
  const promotions = page.getByRole('switch', { name: 'Promotions' })
  await expect(page.getByText('Send me offers and promo codes.')).toBeVisible()
  await promotions.click()
  await expect(page.getByText(/^You agreed on /)).toBeVisible()
  await expectUsable(page)

  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  const code = `RAIN${Date.now() % 100_000}`
  await withDaytime(server.url, () => tellOf(staff, code))

  const mail = await awaitMailTo(server, email, new RegExp(code))
  const [link] = /http\S+\/offer#key=[\w-]+/.exec(mail.text ?? '') ?? []
  const visitor = await openPrivateWindow(browser, server.url)
  await visitor.goto(link!)
  await expect(visitor.getByRole('heading', { name: 'No more offers?' })).toBeVisible()
  await expectUsable(visitor)
  await visitor.getByRole('button', { name: 'Stop offers' }).click()
  await expect(visitor.getByText('Offers are stopped')).toBeVisible()
  await expectUsable(visitor)

  await page.reload()
  await expect(promotions).not.toBeChecked()
})

test('a link that wasn’t copied in full says where offers are turned off', async ({ page }) => {
  await page.goto('/offer?code=WELCOME20#key=short')
  await expect(page.getByRole('heading', { name: 'Your code is WELCOME20' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop offers' }).click()
  await expect(page.getByText('This link doesn’t work', { exact: false })).toBeVisible()
  await page.goto('/offer')
  await expect(page.getByText('It wasn’t copied in full.', { exact: false })).toBeVisible()
  await expectUsable(page)
})

async function tellOf(staff: Page, code: string): Promise<void> {
  await staff.goto('/admin/settings?tab=promo-codes')
  await staff.getByRole('button', { name: 'Create a code' }).click()
  const form = staff.getByRole('region', { name: 'New promo code' })
  await form.getByRole('textbox', { name: 'Code' }).fill(code)
  await form.getByRole('textbox', { name: 'Percent off' }).fill('10')
  await form.getByRole('button', { name: 'Create the code' }).click()
  const card = staff.getByRole('listitem').filter({ hasText: code })
  await card.getByRole('button', { name: 'Tell customers' }).click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog.getByText('who agreed to offers will get it', { exact: false })).toBeVisible()
  await expectUsable(staff)
  await dialog.getByRole('button', { name: /^Tell \d/ }).click()
  await expect(staff.getByText(`Customers are being told of ${code}.`)).toBeVisible()
  await card.getByRole('button', { name: 'Tell customers' }).click()
  await expect(dialog.getByText('There is no customer left to tell.')).toBeVisible()
}
