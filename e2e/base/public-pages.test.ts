// Every page without login, on each screen size and theme, with accessibility checks.
import { PUBLIC_PAGES } from '../../web/app/public-pages.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

for (const path of [...PUBLIC_PAGES, '/no-such-page']) {
  test(`${path} is accessible and fits the window, in light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)
  })
}

test('a page follows the system from dark to light, even before its scripts run @phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the night theme covers the whole screen, and printed pages stay light @phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  await page.getByRole('contentinfo').getByText('Night', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const bar = page.locator('head [name=theme-color]')
  await expect(bar.first(), "the browser's bar").toHaveAttribute('content', 'rgb(13, 20, 48)')

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html'), 'on paper').toHaveCSS('color-scheme', 'light')
  await expect(page.locator('html'), 'on paper').toHaveCSS('color', 'rgb(23, 32, 61)')
})

test('the focus ring is visible on coloured grounds in the dark theme @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  const main = page.getByRole('main').getByRole('link', { name: 'Schedule a Pickup' })
  await main.focus()
  await expect(main).toHaveCSS('outline-color', 'rgb(43, 26, 0)')
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await footer.focus()
  await expect(footer).toHaveCSS('outline-color', 'rgb(247, 181, 58)')
})
