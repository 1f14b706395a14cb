// A customer's own quiet hours, chosen in the profile.
// @phone
import { signUpAs } from '../steps/new-customer.ts'
import { expect, expectUsable, test } from '../test.ts'

const HOURS = '**/api/users/*/quiet-hours'

test.beforeEach(async ({ context, server, page }) => {
  await signUpAs(context, server.url, 'Asha Rao')
  await page.goto('/profile?tab=notifications')
})

test('a customer chooses quiet hours of their own, and goes back to everyone’s', async ({
  page,
}) => {
  const panel = page.getByRole('region', { name: 'Quiet hours' })
  // The demo of browser tests has no quiet hours.
  await expect(panel.getByText('Now messages come at any hour, as for everyone.')).toBeVisible()
  await panel.getByRole('switch', { name: 'My own hours' }).click()
  await expect(panel.getByLabel('From')).toHaveValue('21:00')
  await panel.getByLabel('From').selectOption('11 pm')
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/quiet-hours') &&
      answer.request().postData()?.includes('11:00') === true,
  )
  await panel.getByLabel('Until, next day').selectOption('11 am')
  expect((await saved).status()).toBe(200)
  await expectUsable(page)

  await page.reload()
  await expect(panel.getByLabel('From')).toHaveValue('23:00')
  await expect(panel.getByLabel('Until, next day')).toHaveValue('11:00')
  await panel.getByLabel('From').selectOption('9 am')
  await expect(panel.getByLabel('Until', { exact: true })).toHaveValue('11:00')

  await panel.getByRole('switch', { name: 'My own hours' }).click()
  await expect(panel.getByText('Now messages come at any hour, as for everyone.')).toBeVisible()
})

test('quiet hours that couldn’t be saved are taken back', async ({ page }) => {
  const own = page.getByRole('switch', { name: 'My own hours' })
  await expect(own).not.toBeChecked()
  await page.route(HOURS, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'busy', message: 'Please try again.' } })
      : route.fallback(),
  )
  await own.click()
  await expect(page.getByText('That couldn’t be saved.')).toBeVisible()
  await expect(own).not.toBeChecked()
})
