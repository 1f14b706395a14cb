// The main job: sign up, order, follow from a second window while staff move the order to completion.
import type { Browser, Page } from '@playwright/test'
import { fillAddress, LAVELLE_ROAD } from './fill-address.ts'
import { chooseStatus } from './choose-status.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable } from '../test.ts'
import { openPrivateWindow } from './open-private-window.ts'

const STATUSES = [
  'Picked Up',
  'Washing',
  'Ready for Delivery',
  'Out for Delivery',
  'Completed',
] as const

type Status = (typeof STATUSES)[number]

/** What else happens on the way. */
interface Aside {
  /** Before the order is placed. */
  beforePlacing?(): Promise<void>
  /** Before staff set a status, while a second window follows the order. */
  beforeStatus?(status: Status): Promise<void>
}

/**
 * @param page a browser where nobody is signed in
 * @param url the address of a server with demo data
 */
export async function completeMainJob(
  page: Page,
  { browser, url }: { browser: Browser; url: string },
  aside: Aside = {},
): Promise<void> {
  await signUp(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('No recent completed orders.')).toBeVisible()
  const welcome = page.getByRole('region', { name: 'Your first pickup is one tap away' })
  await expect(welcome.getByRole('link', { name: 'Schedule a Pickup' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'First month at half price' })).toBeVisible()
  await expect(page.getByText('This Month')).toHaveCount(0)
  await expectUsable(page)

  await chooseServices(page)
  await expectUsable(page)
  // A stairwell: what the next step needs came while this one was filled in.
  await expect.poll(() => haveLoaded(page, ['/assets/later-steps-', '/api/slots?'])).toBe(true)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await choosePickup(page)
  await page.context().setOffline(false)
  await expectUsable(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await fillAddress(page, LAVELLE_ROAD)
  await expect(page.getByText('560001: Great! We serve your area.')).toBeVisible()
  // They signed up without a number, and a driver needs one.
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Phone' }).fill('98450 12345')
  await page.getByRole('combobox', { name: 'Starch' }).selectOption('Light starch')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Next' }).click()

  // 3 kg at ₹70, 3 ironed shirts at the online price of ₹10, express ₹20.
  await expect(page.getByText('3 kg Wash & Fold')).toBeVisible()
  await expect(page.getByText('₹260').first()).toBeVisible()
  await expect(page.getByText('Light starch')).toBeVisible()
  await expectUsable(page)
  await aside.beforePlacing?.()
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(
    page.getByText('Order placed successfully! You’ll receive a confirmation email shortly.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/my-orders$/)

  await expectConfirmed(page)

  const card = page.getByRole('listitem').filter({ hasText: '3 × Shirt (Ironing)' })
  const number = await card.getByRole('heading').first().innerText()
  expect(number).toMatch(/^LC-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  await expect(card.getByText('₹260')).toBeVisible()

  const watcher = await openPrivateWindow(browser, url)
  await watcher.goto('/track-order')
  await watcher.getByRole('textbox', { name: 'Order ID' }).fill(number)
  await watcher.getByRole('textbox', { name: 'Order ID' }).press('Enter')
  await expect(watcher.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(watcher.getByText('Live', { exact: true })).toBeVisible()
  // The promise leads, below a search of one line.
  await expect(watcher.getByText(/^With you (tomorrow|on \w+) (by|between) /)).toBeVisible()
  await expect(watcher.getByText('We’ll pick up your clothes tomorrow, 9-11 AM.')).toBeVisible()
  await expect(watcher.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:/)
  await expect(watcher.getByRole('textbox', { name: 'Order ID' })).toHaveValue(number)
  await expect(watcher.getByText('Lavelle Road')).toHaveCount(0)
  await expect(watcher.getByText('₹260')).toHaveCount(0)
  await expectUsable(watcher)
  await watcher.evaluate(() => {
    document.documentElement.dataset['notReloaded'] = 'true'
  })

  const staff = await openPrivateWindow(browser, url)
  await signInAs(staff.context(), url, 'admin')
  await staff.goto('/admin/dashboard')
  await staff.getByRole('searchbox', { name: 'Search orders' }).fill(number)
  for (const status of STATUSES) {
    await aside.beforeStatus?.(status)
    await chooseStatus(staff, number, status)
    // Nobody has paid yet, so that is said first.
    if (status === 'Completed') {
      const dialog = staff.getByRole('dialog', { name: 'Set this order to Completed?' })
      await expect(dialog.getByText('₹260 is unpaid and stays due.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Set to Completed' }).click()
    }
    await expect(
      watcher.locator('main').getByText(status, { exact: true }).first(),
      `the second window shows ${status}`,
    ).toBeVisible()
    await expect(watcher.locator('[aria-current="step"]')).toContainText(status)
  }
  await expect(watcher.getByText(/^Delivered today at /)).toBeVisible()
  await expectUsable(staff)
  await expect(watcher.locator('html')).toHaveAttribute('data-not-reloaded', 'true')

  await page.goto('/dashboard')
  const recent = page.getByRole('region', { name: 'Recent Orders' })
  await expect(recent.getByText('3 kg Wash & Fold')).toBeVisible()
  await expect(recent.getByText('Completed').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /6 unread|unread/ })).toBeVisible()
  await expectUsable(page)

  await watcher.context().close()
  await staff.context().close()
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('Last name').fill('Iyer')
  await page.getByLabel('Email').fill(`meera.${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('monsoon-terrace-7')
  await page.getByLabel('Confirm password').fill('monsoon-terrace-7')
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}

async function chooseServices(page: Page): Promise<void> {
  await page.goto('/new-order')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  // What no order can hold is said where it is typed, and stays as it was typed.
  const kilograms = page.getByRole('textbox', { name: 'Wash & Fold, kg' })
  await kilograms.fill('4.2')
  await kilograms.blur()
  await expect(kilograms).toHaveValue('4.2')
  await expect(page.getByText('Whole kilograms, please;').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await kilograms.fill('150')
  await expect(page.getByText('An order takes at most 100 kg.').first()).toBeVisible()
  await kilograms.fill('3')
  const more = page.getByRole('button', { name: 'One more: Shirt (Ironing)' })
  await more.click()
  await more.click()
  await more.click()
  await expect(page.getByText('₹240').first()).toBeVisible()
}

function haveLoaded(page: Page, parts: readonly string[]): Promise<boolean> {
  return page.evaluate((wanted) => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return wanted.every((part) =>
      loaded.some(({ name, responseEnd }) => responseEnd > 0 && name.includes(part)),
    )
  }, parts)
}

/** Tomorrow morning, with express. */
async function choosePickup(page: Page): Promise<void> {
  // A day's radio button is drawn as the card around it; that card is what people tap.
  await page.getByRole('group', { name: /date/i }).locator('label').nth(1).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('radio', { name: /^Express/ }).check()
  await expect(page.getByText('₹260').first()).toBeVisible()
}

/** The confirmation of an order for tomorrow: what it says and offers, and that it stays until it is closed. */
async function expectConfirmed(page: Page): Promise<void> {
  const confirmation = page.getByRole('region', { name: 'See you tomorrow' })
  await expect(confirmation.getByText('Order placed successfully!')).toBeVisible()
  expect(await page.evaluate(coveredBy, 'Order placed successfully!')).toEqual([])
  for (const said of [
    'We’ll be at your door tomorrow, 9-11 AM',
    'Flat 4B, Rosewood Court',
    'Have 2 bags ready',
    'Wash & Fold: about 3 kg',
    'Ironing: 3 pieces',
    '₹260 in cash',
  ])
    await expect(confirmation.getByText(said)).toBeVisible()

  await confirmation.getByRole('button', { name: 'Add to calendar' }).click()
  const google = confirmation.getByRole('link', { name: 'Google Calendar' })
  await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*033000Z/)
  const file = confirmation.getByRole('link', { name: /\.ics/ })
  const calendar = await page.request.get((await file.getAttribute('href'))!)
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await expectUsable(page)

  await page.reload()
  await confirmation.getByRole('button', { name: 'Reschedule pickup' }).click()
  await page.getByRole('button', { name: 'Keep this time' }).click()
  await confirmation.getByRole('link', { name: 'Track order' }).click()
  await expect(page).toHaveURL(/\/track-order\?orderId=/)
  await page.goBack()
  await confirmation.getByRole('button', { name: 'Close the confirmation' }).click()
  await expect(confirmation).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await expect(confirmation).toHaveCount(0)
}

/** Runs in the page: the texts that a message lies over. */
function coveredBy(message: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: { text: string; parent: Element; box: DOMRect }[] = []
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const parent = texts.currentNode.parentElement!
    if (!parent.checkVisibility() || parent.closest('.sr-only, script, style')) continue
    found.push({
      text: texts.currentNode.textContent!.trim(),
      parent,
      box: range.getBoundingClientRect(),
    })
  }
  const card = found.find(({ text }) => text.startsWith(message))!.parent.closest('.shadow-float')!
  const over = card.getBoundingClientRect()
  return found
    .filter(({ parent, text }) => text !== '' && !card.contains(parent))
    .filter(
      ({ box }) =>
        box.right > over.left &&
        box.left < over.right &&
        box.bottom > over.top &&
        box.top < over.bottom,
    )
    .map(({ text }) => text)
}
