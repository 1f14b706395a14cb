// Slow and broken lines: forms used before their page's scripts run, and parts that fail to load.
// @phone
import type { Page } from '@playwright/test'
import { holdResponses } from '../steps/hold-responses.ts'
import { PASSWORD, signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const SCRIPTS = '**/assets/*.js'

test('a press on Login before the scripts run logs in once they do', async ({
  page,
  context,
  server,
}) => {
  const email = await signUpAs(context, server.url, 'Asha Rao')
  await context.clearCookies()
  const come = await holdResponses(context, SCRIPTS)
  const arrived = page.goto('/login')
  const login = page.getByRole('button', { name: 'Login', exact: true })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.click()
  await expect(page.locator('form[data-held]')).toHaveAttribute('data-held', /still loading/)
  await expect(page).toHaveURL(/\/login$/)
  come()
  await arrived
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a message sent before the scripts run arrives, and the address holds none of its text', async ({
  page,
  context,
}) => {
  const come = await holdResponses(context, SCRIPTS)
  const arrived = page.goto('/contact')
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Email').fill('asha.rao@example.com')
  await page.getByLabel('Subject').fill('Curtains')
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Do you clean curtains?')
  await page.getByLabel(/What is it about/).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  come()
  await arrived
  await expect(page.getByRole('button', { name: /another/i })).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a skeleton shows after login until the next screen has loaded', async ({
  page,
  context,
  server,
}) => {
  const email = await signUpAs(context, server.url, 'Asha Rao')
  await context.clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const come = await holdResponses(context, SCRIPTS)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('main').getByText('Loading your page')).toBeAttached()
  come()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a part that fails to load shows an error in its place, and typed text beside it stays', async ({
  page,
  context,
  server,
}) => {
  await signUpAs(context, server.url, 'Asha Rao')
  await openHelp(page)
  await context.route(SCRIPTS, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Open the chat' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This part couldn’t be loaded.')
  await expect(page.getByLabel('Subject')).toHaveValue('Curtains')
  await expectUsable(page)
  await context.unroute(SCRIPTS)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Curtains')
})

test('a search that fails to load shows an error in its dialog, and loads after a retry', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.route(SCRIPTS, (route) => route.abort('connectionreset'))
  const failed = page.getByRole('dialog', { name: 'Couldn’t be loaded' })
  await page.keyboard.press('Control+k')
  await expect(failed.getByRole('alert')).toContainText('This part couldn’t be loaded.')
  await expectUsable(page)
  await failed.getByRole('button', { name: 'Close' }).click()
  await expect(failed).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(failed).toBeVisible()
  await context.unroute(SCRIPTS)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await expect(failed).toHaveCount(0)
})

test('the page recovers from one reset connection without an error', async ({
  page,
  context,
  server,
}) => {
  await signUpAs(context, server.url, 'Asha Rao')
  await openHelp(page)
  const failed = new Set<string>()
  await context.route(SCRIPTS, (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Open the chat' }).click()
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  expect(failed.size).toBeGreaterThan(0)
})

test('a link pressed without a network leaves the screen unchanged', async ({
  page,
  context,
  server,
}) => {
  await signUpAs(context, server.url, 'Asha Rao')
  await openHelp(page)
  await context.setOffline(true)
  const link = page.getByRole('main').locator('a[href="/contact"]').first()
  const open = () => link.evaluate((element: HTMLElement) => element.click())
  await open()
  await expect(page.getByText('This page couldn’t be opened.')).toBeVisible()
  await expect(page).toHaveURL(/\/help/)
  await expect(page.getByLabel('Subject')).toHaveValue('Curtains')
  await context.setOffline(false)
  await open()
  await expect(page).toHaveURL(/\/contact/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Opens Help as a customer and begins a ticket. */
async function openHelp(page: Page): Promise<void> {
  await page.goto('/help')
  await page.getByLabel('Subject').fill('Curtains')
}
