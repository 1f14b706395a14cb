// The console's reports: each chart with its table, over the chosen range.
// @desktop
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

test('reports cover a day, a week and a year, each chart with its table and file', async ({
  page,
  server,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  // As a browser on Linux without a locale says it: no language at all for its own formats.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true }),
  )
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/dashboard?view=charts')
  await expect(page).toHaveURL(/admin\/reports/)
  const orders = page.getByRole('region', { name: 'Orders per day', exact: true })
  await expect(orders.locator('canvas')).toBeVisible()
  await expectUsable(page)

  await page.getByRole('radio', { name: 'Week' }).click({ force: true })
  await expect(page).toHaveURL(/by=week&at=/)
  const thisWeek = page.url()
  await page.getByRole('button', { name: 'The week before' }).click()
  await expect(page).not.toHaveURL(thisWeek)
  const lastDay = new URL(page.url()).searchParams.get('at')
  // Until the week before has come, this week's stands there.
  const file = orders.getByRole('link', { name: 'Orders per day as CSV' })
  await expect(file).toHaveAttribute('href', new RegExp(`to=${lastDay}`))
  await expect(orders.getByRole('figure')).toHaveAccessibleName(/^Orders per day: \d+ in total/)
  const [, head, ...days] = /^([^\n]*)\n(.*)$/s.exec(
    await (await page.request.get((await file.getAttribute('href'))!)).text(),
  )!
  expect(head).toContain('Orders,')
  await orders.getByText('Show as a table').click()
  const placed = days[0]!
    .trim()
    .split('\r\n')
    .map((line) => line.split(',')[1]!)
  await expect(orders.locator('tbody td:nth-of-type(1)')).toHaveText(placed)
  await expect(page.getByRole('table', { name: 'Share of services' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'How it was paid' })).toBeVisible()
  const slots = page.getByRole('table', { name: /^How full pickup slots were/ })
  await expect(slots.getByRole('row')).toHaveCount(8)
  await expect(slots.getByRole('cell', { name: 'No pickups' })).toHaveCount(1)

  await page.goto('/admin/reports?by=own&from=2025-01-01&to=2025-12-31')
  const months = page.getByRole('region', { name: 'Orders per month', exact: true })
  await expect(months.getByRole('rowheader', { includeHidden: true })).toHaveCount(12)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectUsable(page)
  expect(refused).toEqual([])
})
