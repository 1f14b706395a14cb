// Every link of header and footer, for visitors, customers and staff, and the address aliases.
// @desktop
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

test('every link in header and footer leads to a page, for visitors, customers and staff', async ({
  page,
  context,
  server,
}) => {
  const opened = new Set<string>()
  for (const person of ['visitor', 'customer', 'admin'] as const) {
    if (person !== 'visitor') await signInAs(context, server.url, person)
    await page.goto('/about')
    if (person !== 'visitor')
      await expect(
        page
          .getByRole('button', { name: /menu/i })
          .or(page.getByRole('navigation', { name: 'Main' }))
          .first(),
      ).toBeVisible()
    const paths = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    expect(new Set(paths).size).toBeGreaterThan(7)
    for (const path of paths) {
      // Whom else it is shown to makes no other page of it.
      if (opened.has(path)) continue
      opened.add(path)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(['404'])
      await expect(page.getByText('Oops! Page not found'), path).toBeHidden()
    }
  }
})

test('address aliases lead to pages', async ({ page, context, server }) => {
  await signInAs(context, server.url, 'customer')
  await page.goto('/MyOrders')
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  await signInAs(context, server.url, 'admin')
  for (const path of ['/AdminDashboard', '/admin/orders']) {
    await page.goto(`${path}?status=ready`)
    await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Ready for Delivery' })).toBeChecked()
  }
})
