// Delays answers in browser tests, like a slow line.
import type { BrowserContext, Page } from '@playwright/test'

/**
 * Holds every answer that is asked for from now on, until the returned function is called; then all of them come,
 * also those that are asked for later.
 * @param url which answers
 */
export async function holdResponses(
  asked: Page | BrowserContext,
  url: string | RegExp,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await asked.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
