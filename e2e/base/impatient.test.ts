// Impatient taps at every pace: a press on another target counts, a second press on the same one doesn't.
import type { Locator, Page } from '@playwright/test'
import { findFreeSlot } from '../steps/find-free-slot.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { openSheetWithOrders, readOrderStatus } from '../steps/sheet-of.ts'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

/** Milliseconds from one press to the next. */
const PACES = [150, 300, 550, 700, 810, 900] as const

test('a rider opens stops and picks them up at any pace, each one once @phone', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const { orders } = await openSheetWithOrders(page, server.url, PACES.length)
  await stopClock(page)
  for (const [index, pace] of PACES.entries()) {
    const { number } = orders[index]!
    const card = page.getByRole('listitem', { name: `Pickup ${number}` })
    const opener = card.getByRole('button', { name: `show stop ${number}` })
    if (await opener.isVisible()) {
      await press(page, await middleOf(opener))
      // A thumb brings into sight what it goes for.
      await page.mouse.wheel(0, 1)
      await page.clock.runFor(pace)
    }
    const button = page.getByRole('button', { name: `Picked up ${number}`, exact: true })
    const spot = await middleOf(button)
    await press(page, spot)
    await page.clock.runFor(pace)
    // The thumb is a little off, and something else lies there by now.
    await press(page, { x: spot.x + 9, y: spot.y - 7 })
    await page.clock.runFor(pace)
  }
  await page.clock.resume()
  for (const order of orders)
    await expect.poll(() => readOrderStatus(page, order)).toBe('picked_up')
  for (const order of orders) expect(await historyOf(page, order._id)).toHaveLength(1)
})

test('a rider moves one day for each press of the arrow, at any pace @phone', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/today')
  const arrow = page.getByRole('button', { name: 'Next day' })
  await expect(arrow).toBeEnabled()
  const before = await dayShown(page)
  await stopClock(page)
  for (const pace of PACES) {
    await press(page, await middleOf(arrow))
    await page.clock.runFor(pace)
  }
  await page.clock.resume()
  await expect
    .poll(async () => (await dayShown(page)) - before)
    .toBe(PACES.length * 24 * 60 * 60 * 1_000)
})

test('a visitor adds one piece to the estimate for each press, at any pace @phone', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/services')
  const more = page.getByRole('button', { name: /^One more: Shirt/ }).first()
  await expect(more).toBeVisible()
  const count = page.locator('li').filter({ has: more }).getByRole('textbox')
  await stopClock(page)
  for (const pace of PACES) {
    await press(page, await middleOf(more))
    await page.clock.runFor(pace)
  }
  await expect(count).toHaveValue(String(PACES.length))
})

test('six taps on a tile at the counter add six pieces, and two on the button place one order @desktop', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/orders/new')
  await page.getByLabel('Phone number').fill('00105')
  await expect(page.getByRole('button', { name: 'Imran Qureshi' })).toBeVisible()
  await page.getByLabel('Phone number').press('Enter')
  await expect(page.getByRole('region', { name: 'Items' })).toBeFocused()
  await page.getByRole('radio', { name: 'Dry Cleaning' }).press('Space')
  const tile = page.getByRole('button', { name: /^Add Shirt ₹/ })
  await expect(tile).toBeVisible()
  await stopClock(page)
  for (const pace of PACES) {
    await press(page, await middleOf(tile))
    await page.clock.runFor(pace)
  }
  await expect(page.getByRole('textbox', { name: /^Shirt/ })).toHaveValue('6')
  await page.clock.resume()

  const placed: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/counter/orders'))
      placed.push(request.url())
  })
  const take = page.getByRole('button', { name: /^Take ₹[\d,]+ in cash$/ })
  await expect(take).toBeEnabled()
  await stopClock(page)
  const spot = await middleOf(take)
  await press(page, spot)
  for (const pace of [150, 300, 450]) {
    await page.clock.runFor(pace)
    await press(page, spot)
  }
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('New order')
  expect(placed).toHaveLength(1)
})

test('plant cards move to the next status at any pace, each one once @phone', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const orders = await ordersPickedUp(page, server.url)
  await page.goto('/admin/plant')
  const buttonOf = (number: string) =>
    page.getByRole('button', { name: `Start of order ${number}` })
  for (const { number } of orders) await expect(buttonOf(number)).toBeVisible()
  await stopClock(page)
  for (const [index, pace] of PACES.entries()) {
    const button = buttonOf(orders[index]!.number)
    const next = PACES[index + 1] && buttonOf(orders[index + 1]!.number)
    const spot = await middleOf(button)
    const before = await next?.boundingBox()
    const saved = page.waitForResponse(/\/api\/admin\/plant\/[\w-]+$/)
    await press(page, spot)
    await page.clock.runFor(pace)
    await saved
    await press(page, spot)
    await page.clock.runFor(pace)
    // What moved on keeps its place, so that the next card is where the thumb goes.
    expect(await next?.boundingBox()).toEqual(before)
  }
  await page.clock.resume()
  for (const order of orders) await expect.poll(() => readOrderStatus(page, order)).toBe('washing')
})

test('rows of the order list move to the next status at any pace, each one once @desktop', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const orders = await ordersPickedUp(page, server.url)
  await page.goto('/admin/dashboard')
  const dropped = page.getByText(/^(Counted once\.|Still saving|This just moved here)/)
  const stepOf = (number: string) => page.getByRole('button', { name: `Wash ${number}` })
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('Hasty Person')
  for (const { number } of orders) await expect(stepOf(number)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Wash LC-/ })).toHaveCount(orders.length)
  await stopClock(page)
  for (const [index, pace] of PACES.entries()) {
    const spot = await middleOf(stepOf(orders[index]!.number))
    await press(page, spot)
    await page.clock.runFor(pace)
    await press(page, spot)
    await expect(dropped).toBeVisible()
    await page.clock.runFor(pace)
  }
  await page.clock.resume()
  await expect(dropped).toHaveCount(0)
  for (const order of orders) await expect.poll(() => readOrderStatus(page, order)).toBe('washing')
})

test('a double tap on a form sends it once, even when the answer is slow @phone', async ({
  page,
}) => {
  let posts = 0
  await page.route('**/api/contact', () => {
    posts += 1
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('What is it about?').selectOption('Pricing')
  await page.getByLabel('Subject').fill('Ten curtains')
  await page.getByLabel('Message', { exact: true }).fill('Do you take them down, too?')
  const spot = await middleOf(page.getByRole('button', { name: 'Send Message' }))
  await press(page, spot)
  await press(page, spot)
  await press(page, spot)
  await expect.poll(() => posts).toBe(1)
  await page.getByLabel('Subject').press('Enter')
  expect(posts).toBe(1)
})

/** A thumb or a pointer at a spot of the page, whatever lies there by then. */
async function press(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  if (test.info().project.use.hasTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  // To the middle, where no bar lies over it.
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Stops the page's clock a little later than it is, after all that was due by then. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000)
}

async function dayShown(page: Page): Promise<number> {
  const shown = page.locator('p[aria-live=polite] strong')
  await expect(shown).toBeVisible()
  return new Date(await shown.innerText()).getTime()
}

/** One order for each pace, picked up by now. */
async function ordersPickedUp(page: Page, url: string): Promise<{ _id: string; number: string }[]> {
  await page.context().clearCookies()
  const { request } = page.context()
  await signUpAs(page.context(), url, 'Hasty Person')
  const { date, pickupTime } = await findFreeSlot(request, url, { count: PACES.length })
  const orders: { _id: string; number: string }[] = []
  for (const _ of PACES) {
    const answer = await request.post(`${url}/api/orders`, {
      data: {
        items: ['2 × Shirt (Dry Cleaning)'],
        pickupDate: date,
        pickupTime,
        address: '12 Church Street, Bengaluru 560001',
      },
    })
    orders.push((await answer.json()) as { _id: string; number: string })
  }
  await signInAs(page.context(), url, 'admin')
  for (const { _id } of orders)
    await request.put(`${url}/api/admin/orders/${_id}`, { data: { status: 'picked_up' } })
  return orders
}

async function historyOf(page: Page, id: string): Promise<object[]> {
  const answer = await page.request.get(`/api/orders/details/${id}`)
  const { history } = (await answer.json()) as { history: { status: string }[] }
  return history.filter(({ status }) => status === 'picked_up')
}
