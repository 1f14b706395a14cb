// Promo codes: staff create one, a customer's link carries it to the review, another is typed.
// @phone @translated
import { signInAs } from '../sign-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('a promo code works from its link and typed, and takes off its stated discount', async ({
  page,
  context,
  browser,
  server,
}) => {
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  await staff.goto('/admin/settings?tab=promo-codes')
  await staff.getByRole('button', { name: 'Create a code' }).click()
  const form = staff.getByRole('region', { name: 'New promo code' })
  await expect(form.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await form.getByRole('button', { name: 'Create the code' }).click()
  await expect(form.getByText('A code takes off a percentage or a sum.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Code' }).fill('monsoon 10')
  await form.getByRole('textbox', { name: 'Percent off' }).fill('10')
  await form.getByRole('textbox', { name: /^Least order value/ }).fill('100')
  await expectAccessible(staff)
  await expectNoSidewaysScroll(staff)
  await form.getByRole('button', { name: 'Create the code' }).click()
  const card = staff.getByRole('listitem').filter({ hasText: 'MONSOON10' })
  await expect(card).toContainText('10 % off all services, orders from ₹100')
  await expectAccessible(staff)

  await signInAs(context, server.url, 'customer')
  await page.goto('/?code=monsoon10')
  await page.getByRole('link', { name: 'Schedule a pickup' }).first().click()
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('90')
  await next.click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(1).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await next.click()
  await expect(page.getByRole('radio', { name: /Cash/ })).toBeVisible()
  await next.click()
  await expect(page.getByRole('row', { name: /^Code MONSOON10/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('textbox', { name: /^Promo code/ }).fill('MONSUN10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('We have no code “MONSUN10”.', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: /^Promo code/ }).fill('MONSOON10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(/^Code MONSOON10 takes ₹\d+ off/)).toBeVisible()
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page).toHaveURL(/\/my-orders$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Code MONSOON10' })).toHaveCount(1)

  await staff.reload()
  await expect(card).toContainText(/Used\s*1/)
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card.getByText('Paused', { exact: true })).toBeVisible()
  await staff.context().close()
})
