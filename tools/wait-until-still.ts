// Waits until a page has stopped changing and can be pictured.
import type { Page } from '@playwright/test'

/** Waits until the page has stopped changing, at most five seconds, for live screens never stop loading. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise<void>((resolve) => {
      const done = (): void => {
        observer.disconnect()
        resolve()
      }
      let quiet = setTimeout(done, 400)
      const observer = new MutationObserver(() => {
        clearTimeout(quiet)
        quiet = setTimeout(done, 400)
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      setTimeout(done, 5000)
    })
  })
}
