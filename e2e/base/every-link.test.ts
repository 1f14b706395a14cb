// Every link of header and footer, for visitors, customers and staff, and the address aliases.
// @desktop
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

test.describe('Every link in header and footer leads to a page', () => {
  for (const person of ['visitor', 'customer', 'admin'] as const) {
    test(`for a ${person}`, async ({ page, context, server }) => {
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
      const built = [...new Set(paths)]
      expect(built.length).toBeGreaterThan(7)
      for (const path of built) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(['404'])
        await expect(page.getByText('Oops! Page not found'), path).toBeHidden()
      }
    })
  }

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
})
