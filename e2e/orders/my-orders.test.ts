// My orders: stats, search, filters, and every action on an order.
// @phone @translated
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { holdResponses } from '../steps/hold-responses.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'

interface OrderAnswer {
  _id: string
  number: string
  status: string
  total: number
  items: string[]
  lines: { itemId: string; name: string }[]
  paymentMethod: keyof typeof WAYS
  specialInstructions: string
}

const WAYS = { cash: /^Cash/, upi: /^UPI/, card: /ending/ }

/** The demo customer's orders as the server has them. */
async function openMyOrders(page: Page, url: string): Promise<OrderAnswer[]> {
  const id = await signInAs(page.context(), url, 'customer')
  const answer = await page.request.get(`${url}/api/orders/${id}?limit=100`)
  const orders = (await answer.json()) as OrderAnswer[]
  await page.goto('/my-orders')
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  return orders
}

const cards = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Orders' })
    .getByRole('listitem')
    .filter({ hasText: 'Placed on' })

const cardOf = (page: Page, order: OrderAnswer): Locator =>
  cards(page).filter({ hasText: order.number })

/** Opens the menu of an order's card and gives one of its entries. */
async function entryOf(page: Page, order: OrderAnswer, name: string | RegExp): Promise<Locator> {
  await cardOf(page, order)
    .getByRole('button', { name: `More ${order.number}` })
    .click()
  return page.getByRole('menuitem', { name })
}

const stat = (page: Page, name: string): Locator =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd')

test('stats, search and filters cover all orders', async ({ page, server }) => {
  const orders = await openMyOrders(page, server.url)
  const completed = orders.filter(({ status }) => status === 'completed')
  const spent = completed.reduce((sum, { total }) => sum + total, 0)

  await expect(stat(page, 'Total Orders')).toHaveText(String(orders.length))
  await expect(stat(page, 'Completed')).toHaveText(String(completed.length))
  await expect(stat(page, 'Total Spent')).toHaveText(`₹${spent.toLocaleString('en-IN')}`)
  await expect(stat(page, 'Average Rating')).toContainText('out of 5')
  await expect(cards(page)).toHaveCount(orders.length)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill(completed[0]!.number.toLowerCase())
  await expect(cards(page)).toHaveCount(1)
  await expect(cardOf(page, completed[0]!)).toBeVisible()

  const item = completed[0]!.items[0]!
  await search.fill(item)
  const withItem = orders.filter(({ items }) => items.includes(item))
  for (const order of withItem) await expect(cardOf(page, order)).toBeVisible()

  await search.fill('no such thing')
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect(cards(page)).toHaveCount(orders.length)

  const status = page.getByRole('combobox', { name: 'Status' })
  await status.selectOption('Completed')
  await expect(cards(page)).toHaveCount(completed.length)
  await expect(page).toHaveURL(/status=completed/)
  await status.selectOption('All statuses')

  await page.getByRole('combobox', { name: 'Date' }).selectOption('Last week')
  await expect(page).toHaveURL(/days=7/)
  await expect(cards(page)).not.toHaveCount(orders.length)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Date' })).toHaveValue('7')
})

test('a customer rates a completed order, reads its receipt and orders it again', async ({
  page,
  server,
}) => {
  const orders = await openMyOrders(page, server.url)
  const order = orders.find(({ status }) => status === 'completed')!
  const card = cardOf(page, order)

  const downloading = page.waitForEvent('download')
  await (await entryOf(page, order, 'Receipt')).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^invoice-20\d\d-\d\d-\d{5}\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await (await entryOf(page, order, /^(Rate Order|Change rating)/)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByRole('textbox').fill('The collars came back crisp.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /Save|Rate/ }).click()
  await expect(page.getByText('Thank you for your rating!')).toBeVisible()
  await expect(card.getByText('4 out of 5 stars')).toBeAttached()

  // The whole card is the link; its buttons are no part of it.
  await card.click({ position: { x: 30, y: 30 } })
  await expect(page).toHaveURL(new RegExp(`/track-order\\?orderId=${order._id}`))
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
  await page.goBack()

  await orderAgain(page, card)
  await page.goto('/new-order?step=1')
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('3')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: /^1-3 PM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(chosenWay(page, order)).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Special instructions' })).toHaveValue(
    order.specialInstructions,
  )
})

test('the order form’s address step is filled from the last order, even when that loads late', async ({
  page,
  server,
}) => {
  const [last] = await openMyOrders(page, server.url)
  const letCome = await holdResponses(page, /\/api\/orders\/[\w-]+\?limit=1$/)
  await page.goto('/new-order?step=1')
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('3')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: /^1-3 PM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  const instructions = page.getByRole('textbox', { name: 'Special instructions' })
  await expect(instructions).toHaveValue('')
  letCome()
  await expect(chosenWay(page, last!)).toHaveCount(1)
  await expect(instructions).toHaveValue(last!.specialInstructions)
})

test('a repeated order is paid in the way of the original, not of the last order', async ({
  page,
  server,
}) => {
  const orders = await openMyOrders(page, server.url)
  const [last] = orders
  const other = orders.find(
    ({ status, paymentMethod }) =>
      status === 'completed' && ![last!.paymentMethod, 'cash'].includes(paymentMethod),
  )!
  const letCome = await holdResponses(page, /\/api\/orders\/([\w-]+\?limit=1$|details\/)/)
  const asked = page.waitForRequest(/\/api\/orders\/details\//)
  await page.goto(`/new-order?reorder=${other._id}`)
  await asked
  letCome()
  await expect(page.getByRole('heading', { name: 'Pickup and delivery' })).toBeVisible()
  await page.getByRole('radio', { name: /[AP]M/, disabled: false }).last().check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible()
  await expect(page.getByText(WAYS[other.paymentMethod]).first()).toBeVisible()
})

test('a reorder names and leaves out an item that is no longer offered, and keeps the rest', async ({
  page,
  server,
}) => {
  const orders = await openMyOrders(page, server.url)
  const order = orders.find(
    ({ status, items }) => status === 'completed' && items[1]?.includes(' × ') === true,
  )!
  const [gone] = order.lines
  const [quantity, kept] = order.items[1]!.split(' × ')
  const answer = (await (await page.request.get('/api/catalogue')).json()) as {
    items: { id: string }[]
  }
  const items = answer.items.filter(({ id }) => id !== gone!.itemId)
  await page.route('**/api/catalogue', (route) => route.fulfill({ json: { ...answer, items } }))
  await page.goto(`/new-order?reorder=${order._id}`)
  await expect(page.getByText(`No longer offered and left out: ${gone!.name}.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pickup and delivery' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('textbox', { name: kept!, exact: true })).toHaveValue(quantity!)
})

/** The way of paying that is chosen, where it is the order's; of several cards one is. */
function chosenWay(page: Page, { paymentMethod }: OrderAnswer): Locator {
  return page.getByRole('radio', { name: WAYS[paymentMethod], checked: true })
}

/** The same again in four taps: what was asked for then stands there already. */
async function orderAgain(page: Page, card: Locator): Promise<void> {
  await card.getByRole('link', { name: /^Reorder/ }).click()
  await expect(page.getByRole('heading', { name: 'Pickup and delivery' })).toBeVisible()
  await page.getByRole('radio', { name: /[AP]M/, disabled: false }).last().check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('region', { name: /^See you|^Your pickup is booked/ })).toBeVisible()
}

test('a customer reschedules an order before pickup, and cancels it', async ({ page, server }) => {
  const orders = await openMyOrders(page, server.url)
  const order = orders.find(({ status }) => status === 'pickup_scheduled')!
  const card = cardOf(page, order)
  const moving = await entryOf(page, order, 'Reschedule pickup')
  await expect(page.getByRole('menuitem', { name: 'Receipt' })).toHaveCount(0)
  await moving.click()
  const dialog = page.getByRole('dialog', { name: 'Reschedule pickup' })
  await expect(dialog.getByRole('group', { name: /date/i })).toBeVisible()
  await dialog.getByRole('group', { name: /date/i }).locator('label').nth(4).click()
  await dialog.getByRole('radio', { name: /^1-3 PM/ }).check({ force: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reschedule pickup' }).click()
  await expect(page.getByText('Pickup rescheduled').first()).toBeVisible()
  await expect(card.getByText(/1-3 PM/).first()).toBeVisible()

  await (await entryOf(page, order, 'Cancel')).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order cancelled').first()).toBeVisible()
  await expect(card.getByText('Cancelled').first()).toBeVisible()
  await expect(await entryOf(page, order, 'Cancel')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(card.getByRole('link', { name: /^Reorder/ })).toBeVisible()
})

test('a visitor is asked to log in', async ({ page }) => {
  await page.goto('/MyOrders')
  await expect(page.getByText('Please log in to see your orders.')).toBeVisible()
  for (const name of ['Login', 'Sign Up'])
    await expect(page.locator('main').getByRole('link', { name })).toBeVisible()
})
