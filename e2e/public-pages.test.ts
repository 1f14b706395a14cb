// What every page that needs no account owes to everyone, whatever their screen, theme or abilities.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

const PUBLIC = [
  '/',
  '/services',
  '/subscriptions',
  '/how-it-works',
  '/contact',
  '/help',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
  '/track-order',
  '/no-such-page',
]

for (const path of PUBLIC) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} is accessible and fits the window in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  }
}
