// Two people on one order: staff in the test's page, its customer in a second window.
import type { Browser, Page } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { openPrivateWindow } from './open-private-window.ts'

/** Signs the demo's staff in on a page, and its customer beside it. @returns the customer's page and their id */
export async function openCustomerBesideStaff(page: Page, browser: Browser, url: string) {
  const customer = await openPrivateWindow(browser, url)
  const userId = await signInAs(customer.context(), url, 'customer')
  await signInAs(page.context(), url, 'admin')
  return { customer, userId }
}
