// The console's reports: each chart with its table, over the range that is chosen.
import { signInAs } from './sign-in.ts'
import { expect, expectSound, test } from './test.ts'

test('charts tell of a week and of a year, each with its table', async ({ page, server }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/dashboard?view=charts')
  await expect(page).toHaveURL(/admin\/reports/)
  const orders = page.getByRole('region', { name: 'Orders per day', exact: true })
  await expect(orders.locator('canvas')).toBeVisible()
  await expectSound(page)

  const answer = await page.request.get(`${server.url}/api/admin/figures?range=7d`)
  const reports = (await answer.json()) as {
    days: { orders: number }[]
    services: { name: string }[]
  }
  await page.getByRole('radio', { name: '7 days' }).click({ force: true })
  await expect(orders.getByRole('figure')).toHaveAccessibleName(/^Orders per day: \d+ in all/)
  await orders.getByText('Show as a table').click()
  const cells = orders.getByRole('cell')
  await expect(cells).toHaveText(reports.days.map(({ orders: count }) => String(count)))
  const shares = page.getByRole('table', { name: 'Share of services' })
  await expect(shares.getByRole('row')).toHaveCount(reports.services.length + 1)
  const slots = page.getByRole('table', { name: /^How full pickup slots were/ })
  await expect(slots.getByRole('row')).toHaveCount(8)
  await expect(slots.getByRole('cell', { name: 'No pickups' })).toHaveCount(1)

  await page.getByRole('radio', { name: '12 months' }).click({ force: true })
  const months = page.getByRole('region', { name: 'Orders per month', exact: true })
  await expect(months.getByRole('rowheader')).toHaveCount(12)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page)
  expect(refused).toEqual([])
})
