// The console's approved texts: what to register, its state and id, and the laundry's DLT registration.
// @desktop
import type { Route } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const TEXTS = '**/api/admin/approved-texts?*'
const ID = '1107160000000000001'

test.beforeEach(({ context, server }) => signInAs(context, server.url, 'admin'))

test('staff register a text, and one with a wrong id says what to enter', async ({ page }) => {
  await page.goto('/admin/outbox')
  await page.getByRole('link', { name: 'Approved texts' }).click()
  const orders = page.getByRole('region', { name: 'Orders' })
  const booked = orders.getByRole('listitem').filter({ hasText: 'order_booked' })
  await expect(booked).toContainText('Your pickup is booked for {#alphanumeric#}.')
  await expect(booked).toContainText('alphanumeric: Fri, 20 June, 9-11 AM')
  await expectUsable(page)

  await page.getByRole('button', { name: 'Update status of order_booked' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status').selectOption('Approved')
  await dialog.getByLabel('Template ID').fill('4711')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A template ID has 19 digits.')).toBeVisible()
  await expectUsable(page)
  await dialog.getByLabel('Template ID').fill(ID)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(booked).toContainText('Approved')
  await expect(booked).toContainText(ID)
  await page.getByText('To register', { exact: true }).first().click()
  await expect(booked).toHaveCount(0)

  await page.getByText('All texts').click()
  await page.getByRole('button', { name: 'Update status of order_booked' }).click()
  await dialog.getByLabel('Status').selectOption('To register')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(booked).not.toContainText(ID)
})

test('WhatsApp’s texts have numbered variables and a button', async ({ page }) => {
  await page.goto('/admin/outbox/texts')
  await page.getByText('WhatsApp', { exact: true }).click()
  const booked = page.getByRole('listitem').filter({ hasText: 'order_booked' })
  await expect(booked).toContainText('Your pickup is booked for {{1}}.')
  await expect(booked).toContainText('Track or change it')
})

test('of two texts, staff say which one they mean', async ({ page }) => {
  const withTwoTexts = async (route: Route) => {
    const answer = await route.fetch()
    const { texts, ...rest } = await answer.json()
    const registered = { version: 'before', form: 'Your pickup is booked.', buttons: [] }
    const [first, ...others] = texts
    const changed = { ...first, state: 'approved', registered, isChanged: true }
    await route.fulfill({ response: answer, json: { ...rest, texts: [changed, ...others] } })
  }
  await page.route(TEXTS, withTwoTexts, { times: 1 })
  await page.goto('/admin/outbox/texts')
  await expect(page.getByText('Changed: register again')).toBeVisible()
  await page
    .getByRole('button', { name: /^Update status of/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expectUsable(page)
  await dialog.getByText('The one registered before').click()
  await dialog.getByLabel('Template ID').fill(ID)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ version: 'before', templateId: ID })
  await expect(dialog.getByText('This has changed in the meantime.')).toBeVisible()
})

test('an entity ID or a header of a wrong form says what to enter', async ({ page }) => {
  await page.goto('/admin/outbox/texts')
  const dlt = page.getByRole('region', { name: 'Your DLT registration' })
  await dlt.getByLabel('Entity ID').fill('12')
  await dlt.getByLabel('Header').fill('SUNRSE-S')
  await dlt.getByRole('button', { name: 'Save changes' }).click()
  await expect(dlt.getByText('An entity ID has 19 digits.')).toBeVisible()
  await expect(dlt.getByText('A header has 6 capital letters.')).toBeVisible()
})

test('texts that can’t be loaded can be asked for again, in the dark too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route(TEXTS, (route) => route.abort())
  await page.goto('/admin/outbox/texts')
  await expect(page.getByText('The texts couldn’t be loaded.')).toBeVisible()
  await expectUsable(page)
  await page.unroute(TEXTS)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Orders' })).toBeVisible()
  await expectUsable(page)
})
