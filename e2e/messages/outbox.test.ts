// The staff's outbox and exports: finding, reading and resending messages; spreadsheet files.
// @desktop
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a visitor is asked to log in, and a customer reads that the page is for staff', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/admin/outbox')
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await signInAs(context, server.url, 'customer')
  await page.goto('/admin/exports')
  await expect(page.getByRole('heading', { name: 'For staff only' })).toBeVisible()
})

test('staff find a failed message, open it and resend it once', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'admin')
  await page.goto('/admin/outbox')
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await expect(page.getByText('never stored')).toBeVisible()
  await expect(messages(page).first()).toBeVisible()
  await expectUsable(page)

  await page.getByLabel('Filter by state').selectOption('Failed')
  await expect(page).toHaveURL(/state=failed/)
  await messages(page).filter({ hasText: 'The operator doesn’t know this text.' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The operator doesn’t know this text.')).toBeVisible()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Send again' }).dblclick()
  await expect(page.getByText('It is on its way again')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Filter by state').selectOption('Every state')
  await page.getByLabel('Filter by channel').selectOption('Text messages')
  const again = messages(page).filter({ hasText: 'Sent again' })
  await expect(again).toHaveCount(1)
  await expect(again.getByText('Sent', { exact: true })).toBeVisible()
})

test('a mail is shown as its reader sees it, without scripts, and can be downloaded', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'admin')
  await page.goto('/admin/outbox?channel=email&q=priya')
  await messages(page).filter({ hasText: 'is booked' }).first().click()
  const dialog = page.getByRole('dialog')
  const mail = dialog.frameLocator('iframe')
  await expect(mail.getByText('Hello Priya')).toBeVisible()
  await expect(mail.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    /\/track-order\?orderId=/,
  )
  await dialog.getByText('As plain text').click()
  await expect(dialog.getByText(/^Hello Priya/)).toBeVisible()
  // The demo's mails never left; sent again, one is a file.
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(dialog.getByText('Sent again')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const again = messages(page).filter({ hasText: 'Sent again' }).first()
  await expect(again.getByText('Sent', { exact: true })).toBeVisible()
  await again.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download the .eml file' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('Subject: ')
})

test('an empty search says that nothing was found, and a short one asks for more characters', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'admin')
  await page.goto('/admin/outbox')
  const search = page.getByRole('searchbox')
  await search.fill('zz')
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible()
  await search.fill('nobody@nowhere.example')
  await expect(page.getByRole('heading', { name: 'Nothing found.' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(messages(page).first()).toBeVisible()
})

test('staff download orders, customers and invoices for a period', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'admin')
  await page.goto('/admin/exports')
  await expect(page.getByRole('heading', { name: 'Exports' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download orders' })).toBeVisible()
  await expectUsable(page)

  await page.getByText('Everything', { exact: true }).click()
  for (const [name, head] of [
    ['orders', 'Order,Status,Placed'],
    ['customers', 'Customer,Email,Phone'],
    ['invoices', 'Invoice,Issued,For'],
  ]) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Download ${name}` }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith(`\uFEFF${head}`)).toBe(true)
    expect(text.split('\r\n').length).toBeGreaterThan(5)
  }

  await page.getByText('Custom dates', { exact: true }).click()
  await page.getByLabel('First day').fill('2026-02-02')
  await page.getByLabel('Last day').fill('2026-02-01')
  await expect(page.getByText('This is before the first day.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download orders' })).toBeHidden()
  await expectUsable(page)
  await page.getByLabel('Last day').fill('2026-02-28')
  await expect(page.getByRole('link', { name: 'Download orders' })).toHaveAttribute(
    'href',
    '/api/admin/exports/orders.csv?from=2026-02-02&to=2026-02-28',
  )
})

function messages(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
}
