// The order in which a customer's channels are tried, changed in the profile.
// @phone
import type { Page } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { openStaffWindowAt } from '../steps/open-staff-window-at.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { expect, expectNoSidewaysScroll, expectUsable, test } from '../test.ts'

const ORDER = '**/api/users/*/channel-order'

test('the next message leaves by the channel that a customer moved to the front', async ({
  browser,
  context,
  page,
  server,
}) => {
  await signInAs(context, server.url, 'customer')
  await page.goto('/profile?tab=notifications')
  const records = listOf(page, 'For your records')
  await expect(records.getByRole('listitem')).toHaveText([/^Email/, /^SMS/, /^Push/])
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/channel-order'))
  await records.getByRole('button', { name: 'Move SMS up' }).click()
  expect((await saved).status()).toBe(200)
  await expect(records.getByRole('listitem').first()).toHaveText(/^SMS\s*First/)

  const { number } = await placeOrderAs(context, server.url)
  const staff = await openStaffWindowAt(browser, server.url, `/admin/outbox?q=${number}`)
  const messages = staff.getByRole('main').getByRole('listitem')
  await expect(messages).toHaveText([/^Text message: Order/])
  await staff.context().close()
})

test('news of one kind leaves first by the channel that a customer chose for it', async ({
  browser,
  context,
  page,
  server,
}) => {
  await signInAs(context, server.url, 'customer')
  await page.goto('/profile?tab=notifications')
  const panel = page.getByRole('region', { name: 'How we reach you' })
  const choice = panel.getByLabel('Bookings and changes of an order')
  await expect(choice).toBeHidden()
  await panel.getByText('Choose by kind').last().click()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/channel-order'))
  await choice.selectOption('SMS first')
  expect((await saved).status()).toBe(200)
  await expect(panel.getByText('Choose by kind: 1 of your own')).toBeVisible()
  await expectUsable(page)
  await page.reload()
  await panel.getByText('Choose by kind: 1 of your own').click()
  await expect(choice).toHaveValue('sms')

  const { number } = await placeOrderAs(context, server.url)
  const staff = await openStaffWindowAt(browser, server.url, `/admin/outbox?q=${number}`)
  const messages = staff.getByRole('main').getByRole('listitem')
  await expect(messages).toHaveText([/^Text message: Order/])
  await staff.context().close()

  await choice.selectOption('As above')
  await expect(panel.getByText('1 of your own')).toBeHidden()
})

test.describe('in the profile of a new customer', () => {
  test.beforeEach(async ({ context, server, page }) => {
    await signUpAs(context, server.url, 'Asha Rao')
    await page.goto('/profile?tab=notifications')
  })

  test('a customer moves a channel by keyboard, and every change is saved', async ({ page }) => {
    const now = listOf(page, 'For right now')
    await expect(now.getByRole('listitem')).toHaveText([/^Push/, /^SMS/, /^Email/])
    // Until a browser or a number is theirs, the first that reaches them is the email.
    await expect(now.getByRole('listitem')).toHaveText([
      /No browser of yours is subscribed\. We use the next one\./,
      /No number of yours is confirmed\. We use the next one\./,
      /^Email\s*First/,
    ])
    await expectUsable(page)

    const up = now.getByRole('button', { name: 'Move Email up' })
    await up.focus()
    for (const place of [2, 1]) {
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/channel-order'))
      await page.keyboard.press('Enter')
      expect((await saved).status()).toBe(200)
      await expect(page.getByText(`Email is number ${place} now.`)).toBeAttached()
      await expect(up).toBeFocused()
    }
    await expect(up).toBeDisabled()
    await expect(now.getByRole('listitem').first()).toHaveText(/^Email\s*First/)
    await page.reload()
    await expect(now.getByRole('listitem')).toHaveText([/^Email/, /^Push/, /^SMS/])
    await expect(listOf(page, 'For your records').getByRole('listitem')).toHaveText([
      /^Email/,
      /^SMS/,
      /^Push/,
    ])
  })

  test('lists only channels that are on, and no order of one', async ({ page }) => {
    await page.getByRole('switch', { name: 'SMS' }).click()
    await expect(listOf(page, 'For right now').getByRole('listitem')).toHaveText([
      /^Push/,
      /^Email/,
    ])
    await page.getByRole('switch', { name: 'Push' }).click()
    await expect(page.getByRole('region', { name: 'How we reach you' })).toBeHidden()
  })

  test('takes a move back that couldn’t be saved', async ({ page }) => {
    const now = listOf(page, 'For right now')
    await expect(now.getByRole('listitem').first()).toHaveText(/^Push/)
    await page.route(ORDER, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, json: { code: 'busy', message: 'Please try again.' } })
        : route.fallback(),
    )
    await now.getByRole('button', { name: 'Move Push down' }).click()
    await expect(page.getByText('That couldn’t be saved.')).toBeVisible()
    await expect(now.getByRole('listitem').first()).toHaveText(/^Push/)
  })

  test('an order that can’t be loaded can be asked for again, also on a narrow phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.route(ORDER, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('How we reach you couldn’t be loaded.')).toBeVisible()
    await page.unroute(ORDER)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(listOf(page, 'For your records').getByRole('listitem').first()).toHaveText(
      /^Email/,
    )
    await expectNoSidewaysScroll(page)
  })
})

function listOf(page: Page, title: string) {
  return page.getByRole('list', { name: title })
}
