// Layout shift of a page while it loads.
import type { Page } from '@playwright/test'

/** Adds up how far what was drawn shifts from now on, as Cumulative Layout Shift does. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<
        PerformanceEntry & { value: number; hadRecentInput: boolean }
      >)
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** @returns the sum so far; 0 is a page that stands still */
export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}
