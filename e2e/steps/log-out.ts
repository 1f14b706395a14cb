// Logs out, on a phone and on a desktop.
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Staff have their account in the header; so have customers, but on a phone, where it stands in the menu. */
export async function logOut(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  const account = header.getByRole('button', { name: /Asha Rao|Washline Staff/ })
  const menu = header.getByRole('button', { name: 'Open menu' })
  const bell = header.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toBeVisible()
  if (await account.isVisible()) {
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  } else {
    await menu.click()
    await header.getByRole('button', { name: 'Logout' }).click()
  }
}
