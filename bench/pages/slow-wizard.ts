// Measures the order form's first step on a slow phone: time until usable, and response to a finger.
import type { Browser, Page } from '@playwright/test'
import { openSlowPhone, openPressMeter, measureSecondsToFirstPress } from './slow-phone.ts'
import type { Figure } from '../table.ts'

const WIZARD = '/new-order'
const INTERACTIVE_S = 5

export async function measureWizard(browser: Browser, url: string): Promise<Figure[]> {
  return [
    ...(await interactive(browser, url, 'visitor')),
    ...(await interactive(browser, url, 'customer')),
    ...(await nextPaints(browser, url)),
  ]
}

/** Interactive is the form when a piece can be added and the total says what it costs. */
async function interactive(
  browser: Browser,
  url: string,
  who: 'visitor' | 'customer',
): Promise<Figure[]> {
  const phone = await openSlowPhone(browser, url, who)
  const { page } = phone
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  const value = await measureSecondsToFirstPress(phone, WIZARD, {
    button: '[aria-label="One more: Wash & Fold"]',
    answer: '[aria-live]',
    says: '₹70',
  })
  await phone.close()
  return [
    {
      name: `interactive for a ${who}, slow 3G, processor 4 × slower`,
      value,
      unit: 's',
      atMost: INTERACTIVE_S,
    },
    { name: 'requests until then', value: files.length },
  ]
}

async function nextPaints(browser: Browser, url: string): Promise<Figure[]> {
  const phone = await openSlowPhone(browser, url, 'visitor')
  const { page } = phone
  await page.goto(WIZARD, { waitUntil: 'networkidle' })
  const worstOf = await openPressMeter(phone)
  const figures = [
    await worstOf('adding pieces', async () => {
      for (const item of ['Wash & Fold', 'Shirt (Dry Cleaning)', 'Wash & Fold'])
        await moreOf(page, item).click()
    }),
    await worstOf('switching services', async () => {
      const tabs = page.getByRole('navigation', { name: 'Services' })
      for (const service of ['Ironing', 'Accessories', 'Dry Cleaning'])
        await tabs.getByRole('button', { name: service }).click()
    }),
    await worstOf('typing in the search', async () => {
      await page.getByRole('searchbox').pressSequentially('shirt')
      await page.getByRole('button', { name: 'Clear the search' }).click()
    }),
    await worstOf('going on to the pickup', () =>
      page.getByRole('button', { name: 'Next', exact: true }).click(),
    ),
  ]
  await phone.close()
  return figures
}

function moreOf(page: Page, item: string) {
  return page.getByRole('button', { name: `One more: ${item}`, exact: true })
}
