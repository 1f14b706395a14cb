// A second browser beside the first, with the project's size and device.
import { type Browser, type Page, test } from '@playwright/test'

/** A separate browser, where nobody is signed in; addresses without a host are the server's. */
export async function openPrivateWindow(browser: Browser, baseURL: string): Promise<Page> {
  const { viewport, isMobile, hasTouch, userAgent } = test.info().project.use
  const context = await browser.newContext({
    baseURL,
    ...(viewport !== undefined && { viewport }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
    ...(userAgent !== undefined && { userAgent }),
  })
  return context.newPage()
}
