// The profile: every tab by address and keyboard, on a phone and at a desk.
// @phone @translated
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { PASSWORD, signUpAs } from '../steps/new-customer.ts'
import { expect, expectUsable, test } from '../test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('asks a visitor to log in, and leads back to the tab', async ({ page, server }) => {
  const email = await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.context().clearCookies()
  await page.goto('/profile?tab=payment')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/profile\?tab=payment$/)
  await expect(tab(page, 'Payment')).toHaveAttribute('aria-selected', 'true')
})

test('requests the signed-in account once, even while the page’s code is loading', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Hello, Asha!' })).toBeVisible()
  expect(asked.filter((path) => path === '/api/auth/me')).toHaveLength(1)
})

test('opens tabs by address, press and arrow keys', async ({ page, server }) => {
  await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/profile?tab=notifications')
  await expect(page.getByRole('tabpanel', { name: 'Notifications' })).toBeVisible()
  await tab(page, 'Addresses').click()
  await expect(page).toHaveURL(/\?tab=addresses$/)
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Payment')).toBeFocused()
  await expect(page).toHaveURL(/\?tab=payment$/)
  await page.keyboard.press('Home')
  await expect(tab(page, 'Profile')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Profile' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab').last()).toBeFocused()
  await page.goto('/profile?tab=no-such-tab')
  await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true')
})

test('changes details, but the email only with the password', async ({ page, server }) => {
  const email = await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/profile')
  await expectUsable(page)
  await expect(page.getByText('Customer', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit your details' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Asha R. Rao')
  await page.getByLabel(/^Phone/).fill('+91 98450 12345')
  await expect(page.getByLabel('Account type')).toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByText(`Asha R. Rao · ${email}`)).toBeVisible()

  await page.getByRole('button', { name: 'Edit your details' }).click()
  await page.getByLabel('Email').fill(`new.${email}`)
  const details = page.getByRole('region', { name: 'Your details' })
  await details.getByLabel('Current password').fill('not mine')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Failed to update profile.')).toBeVisible()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await expectUsable(page)
  await expect(page.getByText(`Asha R. Rao · ${email}`)).toBeVisible()
})

test('changes the password, which signs out the other devices', async ({
  page,
  browser,
  server,
}) => {
  const email = await signUpAs(page.context(), server.url, 'Asha Rao')
  const other = await browser.newContext({ baseURL: server.url })
  await other.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  await page.goto('/profile')
  const devices = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toBeVisible()

  const panel = page.getByRole('region', { name: 'Password' })
  await panel.getByLabel('Current password').fill(PASSWORD)
  await panel.getByLabel('New password', { exact: true }).fill('umbrella-stand-12')
  await panel.getByLabel('Confirm new password').fill('umbrella-stand-13')
  await panel.getByRole('button', { name: 'Change password' }).click()
  await expect(panel.getByText('Passwords do not match.')).toBeVisible()
  await panel.getByLabel('Confirm new password').fill('umbrella-stand-12')
  await panel.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect(await (await other.request.get('/api/auth/me')).json()).toMatchObject({ success: false })
  await other.close()
})

test('signs out one device, and all the others', async ({ page, browser, server }) => {
  const email = await signUpAs(page.context(), server.url, 'Asha Rao')
  for (let count = 0; count < 3; count += 1) {
    const other = await browser.newContext({ baseURL: server.url })
    await other.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
    await other.close()
  }
  await page.goto('/profile')
  const devices = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(devices.getByRole('listitem')).toHaveCount(4)
  await expectUsable(page)
  await devices
    .getByRole('button', { name: /^Log out .+/ })
    .nth(1)
    .click()
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await devices.getByRole('button', { name: 'Log out elsewhere' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
})

test('saves cards without sending their number', async ({ page, server }) => {
  await signUpAs(page.context(), server.url, 'Asha Rao')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.goto('/profile?tab=payment')
  await expect(page.getByRole('heading', { name: 'No Saved Cards' })).toBeVisible()
  await page.getByRole('button', { name: 'Add your first card' }).click()
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
  await expectUsable(page)
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Name on the card').fill('Asha Rao')
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.getByLabel('Expiry').fill('0932')
  await page.getByLabel('CVV').fill('937')
  await expect(page.getByLabel('Expiry')).toHaveValue('09/32')
  await page.getByRole('button', { name: 'Save card' }).click()
  const cards = page.getByRole('tabpanel').getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Visa ending in 4242')
  await expect(cards.first()).toContainText('Expires 09/32')
  await expectUsable(page)
  const everything = sent.join('\n').replaceAll(' ', '')
  expect(everything).toContain('tok_sim_ok')
  expect(everything).not.toContain('4242424242424242')
  expect(everything).not.toContain('937')

  await cards
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText('Cannot delete default payment method')).toBeVisible()
})

test('saves each notification switch when it is pressed', async ({ page, server }) => {
  await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/profile?tab=notifications')
  await expect(page.getByRole('switch', { name: 'Order updates' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Promotions' })).not.toBeChecked()
  await expectUsable(page)
  const saved = () =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/notification-settings') && response.request().method() === 'PUT',
    )
  for (const name of ['Promotions', 'SMS']) {
    const stored = saved()
    await page.getByRole('switch', { name }).click()
    expect((await stored).status()).toBe(200)
  }
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Promotions' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'SMS' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Email' })).toBeChecked()
})

test('downloads the customer’s data, and deletes the account', async ({ page, server }) => {
  const email = await signUpAs(page.context(), server.url, 'Asha Rao')
  await page.goto('/profile')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^washline-data-\d{4}-\d{2}-\d{2}\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(new TextDecoder().decode(files['profile.json'])).toContain(email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await page.getByLabel('Your password').fill('not mine')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await expectUsable(page)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  const answer = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(answer.status()).toBe(401)
})
