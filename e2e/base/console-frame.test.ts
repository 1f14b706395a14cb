// Frame of the console's pages on a phone and a tablet: places, counts and search.
// @phone
import type { Page } from '@playwright/test'
import { PHONE } from '../../tools/viewports.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectAccessible, expectUsable, test } from '../test.ts'

interface Listed {
  _id: string
  number: string
  userId: { phone: string }
}

/** Some order that staff see, and the last digits of its customer's phone. */
async function someOrder(page: Page, url: string): Promise<Listed & { digits: string }> {
  const answer = await page.request.get(`${url}/api/admin/orders?limit=1`)
  const [order] = (await answer.json()) as Listed[]
  return { ...order!, digits: order!.userId.phone.slice(-3) }
}

/** Has every page from now on remember how far what it shows was shifted while it loaded. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        watched.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted)

test('a phone shows five console pages and a search, a tablet shows a side rail and obeys shortcut keys', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  const { number, digits } = await someOrder(page, server.url)
  await watchShifts(page)
  await page.goto('/admin/now')
  const bar = page.getByRole('navigation', { name: 'Quick access' })
  await expect(bar.getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Unanswered' })).toBeVisible()
  expect(await shifted(page), 'how far the page was shifted').toBeLessThanOrEqual(0.02)
  await expectUsable(page)

  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('searchbox', { name: /^Order, name/ })
  const hits = page.getByRole('dialog').getByRole('link')
  await field.fill('nobody is called so')
  await expect(page.getByText('No results for “nobody is called so”.')).toBeVisible()
  await field.fill(number.slice(-4))
  await expect(hits.filter({ hasText: number })).toBeVisible()
  await expectUsable(page)
  await hits.filter({ hasText: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await bar.getByRole('link', { name: 'Help desk' }).click()
  await expect(page).toHaveURL(/\/admin\/help-desk/)

  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(bar).toBeHidden()
  await expect(
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Plant' }),
  ).toBeVisible()

  // Five keys, all of them before the search's own code is here.
  const keys = ['Control+k', ...digits, 'Enter']
  expect(keys.length).toBeLessThanOrEqual(6)
  const code = Promise.withResolvers<void>()
  await page.route('**/search-dialog*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  for (const key of keys) await page.keyboard.press(key)
  code.resolve()
  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]{36}$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('**/search-dialog*.js')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(hits).toHaveCount(1)
  await page.context().setOffline(true)
  await page.keyboard.type('priya')
  await expect(page.getByText('You’re offline. We’ll search when you’re back.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(hits.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(hits.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const refused = { status: 400, json: { code: 'invalid_input', message: 'Not now.' } }
  await page.route('**/api/admin/now', (route) => route.fulfill(refused))
  await page.goto('/admin/now')
  await expect(page.getByText('What is due now couldn’t be loaded.')).toBeVisible()
  await page.unroute('**/api/admin/now')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Unanswered' })).toBeVisible()

  // The bell is each person's own: what is switched off stays so.
  const rings = page.getByRole('switch', { name: 'New orders' })
  for (const before of [true, false]) {
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('button', { name: 'Choose your notifications' }).click()
    await expect(rings).toBeChecked({ checked: before })
    await expectAccessible(page)
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await rings.click()
    await stored
    await expect(rings).toBeChecked({ checked: !before })
    await page.keyboard.press('Escape')
    await page.reload()
  }
})

test('the side rail shows the day’s counts without scrolling, and remembers if “Office” is folded', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/now')
  const rail = page.getByRole('navigation', { name: 'Console' })
  const office = rail.getByRole('button', { name: 'Office' })
  const settings = rail.getByRole('link', { name: 'Settings' })
  const late = rail.getByRole('link', { name: /^Late\s*\d+$/ })
  await expect(late).toBeVisible()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size)
    await expect(office).toBeInViewport()
    for (const place of ['Now', 'Run sheet', 'Plant', 'Lost and found', 'Customers', 'Claims'])
      await expect(rail.getByRole('link', { name: new RegExp(`^${place}`) })).toBeInViewport({
        ratio: 1,
      })
    expect(await rail.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBeLessThanOrEqual(0)
    await expectUsable(page)
  }
  await expect(settings).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await office.focus()
  await page.keyboard.press('Enter')
  await expect(office).toHaveAttribute('aria-expanded', 'true')
  await settings.click()
  await expect(page).toHaveURL(/\/admin\/settings/)
  await expectUsable(page)
  await page.reload()
  await expect(office).toHaveAttribute('aria-expanded', 'true')

  // Folded, it still says where somebody is.
  await office.click()
  await expect(settings).toHaveAttribute('aria-current', 'page')
  await expect(rail.getByRole('link', { name: 'Reports' })).toBeHidden()
  await rail.getByRole('link', { name: 'Now' }).click()
  await expect(settings).toBeHidden()
})

test('a view saved on a desktop also shows on the phone, until it is deleted', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/dashboard?due=late')
  const views = page.getByRole('button', { name: 'Views' })
  await views.click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Late ones')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Late ones' })).toBeVisible()
  expect((await kept).status()).toBe(200)

  // Another device has nothing of this one but who is signed in.
  const phone = await page
    .context()
    .browser()!
    .newContext({
      ...PHONE,
      baseURL: server.url,
      storageState: { cookies: await page.context().cookies(), origins: [] },
    })
  const there = await phone.newPage()
  await there.goto('/admin/dashboard')
  await there.getByRole('button', { name: 'Filters' }).click()
  await there.getByRole('button', { name: 'Views' }).click()
  await there.getByRole('menuitem', { name: 'Late ones' }).click()
  await expect(there).toHaveURL(/due=late/)
  await there.getByRole('button', { name: 'Late ones' }).click()
  await there.getByRole('menuitem', { name: 'Delete “Late ones”' }).click()
  await expect(there.getByRole('button', { name: 'Views' })).toBeVisible()
  await page.reload()
  await expect(views).toBeVisible()
  await phone.close()
})
