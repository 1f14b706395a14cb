// Frame of a customer's screens on a phone: the current order first, and cancelled orders.
// @translated
import type { Page } from '@playwright/test'
import { signUpAs } from '../steps/new-customer.ts'
import { findLightPrintText } from '../steps/find-light-print-text.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick access' })

test('a phone has a quick-access bar, a folded footer and the account in the menu, unlike a desktop', async ({
  page,
  server,
}, testInfo) => {
  await signInAs(page.context(), server.url, 'customer')
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  if (testInfo.project.name !== 'phone') {
    await expect(page.getByRole('button', { name: 'Priya Sharma' })).toBeVisible()
    await expect(bar(page)).toBeHidden()
    return
  }
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Orders', 'New', 'Club', 'Me'])
  const current = bar(page).locator('[aria-current=page]')
  await expect(current).toHaveText('Home')
  await bar(page).getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/my-orders$/)
  await expect(current).toHaveText('Orders')

  // A keyboard takes the lower half of the screen, and the bar makes way for what is typed.
  const { width, height } = page.viewportSize()!
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await page.setViewportSize({ width, height: height / 2 })
  await expect(bar(page)).toBeHidden()
  await page.setViewportSize({ width, height })
  await expect(bar(page)).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Terms' })).toBeHidden()
  await footer.getByText(/^About .* hours$/).click()
  await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const foot = await footer.boundingBox()
  const top = await bar(page).boundingBox()
  expect(Math.round(foot!.y + foot!.height)).toBeLessThanOrEqual(Math.round(top!.y) + 1)
  await expectUsable(page)

  await bar(page).getByRole('link', { name: 'New' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('link', { name: 'Loyalty Rewards' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=loyalty$/)
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await expect(current).toHaveText('Me')
})

test('the current order comes first, and its short number finds it', async ({ page, server }) => {
  const userId = await signInAs(page.context(), server.url, 'customer')
  const answer = await page.request.get(`${server.url}/api/orders/${userId}?limit=50`)
  const orders = (await answer.json()) as { _id: string; number: string; status: string }[]
  const running = orders.find(({ status }) => !['completed', 'cancelled'].includes(status))!
  await page.goto('/dashboard')
  const first = page.getByRole('main').getByRole('region').first()
  await expect(first).toHaveAccessibleName('Current Order')
  const short = await first.getByText(/^Order #/).innerText()
  await expect(page.getByText(/kg .*left, until|^No pickup left until/)).toBeVisible()

  await page.goto('/track-order')
  await expect(page.getByRole('heading', { name: `Order ${running.number}` })).toBeVisible()
  // A search of one line stands above what leads the screen.
  const idField = (await page.getByRole('textbox', { name: 'Order ID' }).boundingBox())!
  const track = (await page
    .getByRole('button', { name: 'Track Order', exact: true })
    .boundingBox())!
  const number = (await page.getByRole('heading', { name: /^Order LC-/ }).boundingBox())!
  expect(Math.abs(idField.y - track.y)).toBeLessThan(4)
  expect(idField.y + idField.height).toBeLessThan(number.y)
  expect(await findLightPrintText(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Order ID' }).fill(short.replace('Order ', ''))
  await page.getByRole('textbox', { name: 'Order ID' }).press('Enter')
  await expect(page).toHaveURL(/orderId=%23/)
  await expect(page.getByRole('heading', { name: `Order ${running.number}` })).toBeVisible()
  await expectUsable(page)

  const cancelled = orders.find(({ status }) => status === 'cancelled')!
  await page.goto(`/track-order?orderId=${cancelled._id}`)
  await expect(page.getByText('This order is cancelled')).toBeVisible()
  await expect(page.locator('[aria-current=step]')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Order ID' })).toBeVisible()
  await expectUsable(page)
})

test('a customer without orders searches, and sees no order of another customer @desktop', async ({
  page,
  browser,
  server,
}) => {
  const owner = await browser.newContext()
  const ownerId = await signInAs(owner, server.url, 'customer')
  const [order] = (await (
    await owner.request.get(`${server.url}/api/orders/${ownerId}?limit=1`)
  ).json()) as { _id: string }[]
  await owner.close()

  await signUpAs(page.context(), server.url, 'Search Person')
  // What is typed before it is known who is here stays, also where that takes long.
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/track-order')
  await page.getByRole('textbox', { name: 'Order ID' }).fill(`#${order!._id.slice(-6)}`)
  typed.resolve()
  await expect(page.getByRole('button', { name: 'Search Person' })).toBeVisible()
  await page.getByRole('button', { name: 'Track Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order not found.' })).toBeVisible()
})
