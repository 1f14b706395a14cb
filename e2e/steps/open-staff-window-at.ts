// A second browser window with a member of staff signed in.
import type { Browser, Page } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { expect } from '../test.ts'
import { openPrivateWindow } from './open-private-window.ts'

export async function openStaffWindowAt(
  browser: Browser,
  url: string,
  path: string,
): Promise<Page> {
  const staff = await openPrivateWindow(browser, url)
  await signInAs(staff.context(), url, 'admin')
  await staff.goto(path)
  await expect(staff.getByText('Live', { exact: true })).toBeVisible()
  return staff
}
