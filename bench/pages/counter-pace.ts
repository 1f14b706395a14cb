// Measures a counter order of a known customer at an ordinary pace: seconds and presses.
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Locator } from '@playwright/test'
import { signInAs } from '../../e2e/sign-in.ts'
import type { Figure } from '../table.ts'

/** An ordinary typist's key; and a press: to make up one's mind, to bring a hand there, and the press itself. */
const KEY_MS = 280
const PRESS_MS = 1350 + 1100 + 200

const MOST_SECONDS = 25
const MOST_PRESSES = 6

/** A demo customer who has ordered before. */
const KNOWN = { phone: '5000000105', name: 'Imran Qureshi' }

/**
 * From the console's first page until the slip says that it is paid, on the counter's tablet; the seconds are those
 * of a person and of the product together, since neither waits for the other.
 */
export async function measureCounterOrder(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  await signInAs(context, url, 'admin')
  const page = await context.newPage()
  await page.goto('/admin/dashboard')
  const newOrder = page.getByRole('link', { name: 'New order' }).filter({ visible: true }).first()
  await newOrder.waitFor()

  let presses = 0
  const press = async (control: Locator) => {
    presses += 1
    await control.waitFor()
    await wait(PRESS_MS)
    await control.tap()
  }
  const began = performance.now()
  await press(newOrder)
  await page.getByLabel('Phone number').pressSequentially(KNOWN.phone, { delay: KEY_MS })
  await press(page.getByRole('button', { name: KNOWN.name }))
  await press(page.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }))
  await press(page.getByRole('button', { name: 'Take ₹70 in cash' }))
  const slip = page.getByRole('article', { name: /^Slip of LC-/ })
  await slip.getByText('Paid').waitFor()
  const seconds = (performance.now() - began) / 1000
  await context.close()
  return [
    {
      name: 'from the list to a paid slip, a known number typed whole',
      value: seconds,
      unit: 's',
      atMost: MOST_SECONDS,
    },
    { name: 'presses until then', value: presses, atMost: MOST_PRESSES },
  ]
}
