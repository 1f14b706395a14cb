// The console under a browser's page translation: every screen opens and closes.
import { CONSOLE_PLACES } from '#web/app/console/console-places.ts'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

test('staff open and leave every screen of the console', async ({ page, context, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(context, server.url, 'admin')
  for (const { to } of CONSOLE_PLACES) {
    await page.goto(to)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('h1 font').first()).toBeVisible()
    const next = to === '/admin/now' ? '/admin/dashboard' : '/admin/now'
    await page.locator(`[data-rail] a[href="${next}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${next}`))
    await expect(page.locator('h1 font').first()).toBeVisible()
  }
  await expect(page.getByText('This page came off the line')).toHaveCount(0)
})
