// The phone's Back button in the order form, after a reload too.
// @phone @translated
import { expect, test } from '../test.ts'

test('Back goes one step back at a time after a reload', async ({ page }) => {
  await page.goto('/new-order')
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('3')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(1).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  const step = (name: string) => page.getByRole('heading', { level: 2, name })
  await expect(step('Address and payment')).toBeVisible()

  await page.reload()
  await expect(step('Address and payment')).toBeVisible()
  await page.goBack()
  await expect(step('Pickup and delivery')).toBeVisible()
  await page.goBack()
  await expect(step('Select services')).toBeVisible()
  await page.goForward()
  await expect(step('Pickup and delivery')).toBeVisible()

  // Who comes again in the same tab goes on where they were.
  await page.goto('/faq')
  await page.goto('/new-order')
  await expect(step('Pickup and delivery')).toBeVisible()
})
