// Marks a test's presses as intended, even twice at one place, because waiting out the press guard would take
// minutes a run. Mouse clicks and taps on a point are left to the guard.
import type { Locator, Page } from '@playwright/test'

const PRESSES = ['click', 'tap', 'check', 'uncheck', 'setChecked'] as const

let isMeant = false

/** Makes presses on locators be those of somebody who means them. */
export function markPressesIntended(page: Page): void {
  if (isMeant) return
  isMeant = true
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  for (const name of PRESSES) {
    const press = locators[name] as (...given: unknown[]) => Promise<void>
    const meant = async function (this: Locator, ...given: unknown[]): Promise<void> {
      // A page that is being left has nothing to be told.
      await this.page()
        .evaluate(typeSomething)
        .catch(() => {})
      await press.apply(this, given)
    }
    Object.assign(locators, { [name]: meant })
  }
}

/** Runs in the page: after something is typed, the guard takes whatever is pressed next. */
function typeSomething(): void {
  document.documentElement.dispatchEvent(new Event('input'))
}
