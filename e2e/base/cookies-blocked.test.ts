// A browser that blocks cookies: login and sign-up ask to allow them.
// @phone
import { expect, expectUsable, test } from '../test.ts'

for (const [path, title] of [
  ['/login', 'Login'],
  ['/signup', 'Create your account'],
] as const)
  test(`${path} asks to allow cookies in a browser that blocks them`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Your browser blocks cookies',
    )
    await expectUsable(page)
  })
