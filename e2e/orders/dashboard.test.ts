// The admin dashboard: search, keys, one status for several orders, and live changes.
// @translated
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectAccessible, expectUsable, test } from '../test.ts'

interface OrderAnswer {
  _id: string
  number: string
  status: string
  total: number
  userId: { name: string; phone: string }
}

let people = 0

/** Somebody nobody else has the name of, with so many orders; gives their name and a window's context. */
async function customerWith(
  context: BrowserContext,
  url: string,
  count: number,
): Promise<{ name: string; orders: OrderAnswer[] }> {
  people += 1
  const name = `Boardwalk ${String.fromCodePoint(96 + people)}${test.info().project.name}`
  await signUpAs(context, url, name)
  const orders: OrderAnswer[] = []
  for (let made = 0; made < count; made += 1) orders.push(await order(context, url))
  return { name, orders }
}

/** Orders as the customer of the context. */
async function order(context: BrowserContext, url: string): Promise<OrderAnswer> {
  const slots = await context.request.get(`${url}/api/slots?days=20`)
  const { dates } = (await slots.json()) as {
    dates: { date: string; slots: { pickupTime: string; placesLeft: number }[] }[]
  }
  const free = dates
    .slice(2)
    .flatMap(({ date, slots: all }) => all.map((slot) => ({ date, ...slot })))
    .find(({ placesLeft }) => placesLeft > 8)!
  const answer = await context.request.post(`${url}/api/orders`, {
    data: {
      lines: [{ itemId: 'wash-fold', quantity: 4 }],
      pickupDate: free.date,
      pickupTime: free.pickupTime,
      address: 'Boardwalk House, 7 Pier Lane, Bengaluru 560001',
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as OrderAnswer
}

async function allOrders(page: Page, url: string, query = ''): Promise<OrderAnswer[]> {
  const answer = await page.request.get(`${url}/api/admin/orders?limit=200&${query}`)
  return (await answer.json()) as OrderAnswer[]
}

const rows = (page: Page): Locator => page.locator('[data-order]')
const rowOf = (page: Page, { _id }: { _id: string }): Locator =>
  page.locator(`[data-order="${_id}"]`)
const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search orders' })

test('staff find, filter and sort orders, and the address keeps the view', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  const orders = await allOrders(page, server.url)
  await page.goto('/admin/dashboard')
  await expect(rows(page)).toHaveCount(25)
  await expectUsable(page)

  const known = orders.find(({ userId }) => userId.phone !== '')!
  const digits = known.userId.phone.replaceAll(/\D/g, '').slice(-10)
  const his = (await allOrders(page, server.url, `q=${digits}`)).filter(
    ({ userId }) => userId.phone === known.userId.phone,
  )
  await searchBox(page).fill(digits)
  await expect(page).toHaveURL(/q=\d{10}/)
  await expect(page.getByRole('heading', { name: `Orders ${his.length}` })).toBeVisible()
  for (const each of his.slice(0, 5)) await expect(rowOf(page, each)).toBeVisible()

  await searchBox(page).fill('no such thing at all')
  await expect(page.getByRole('heading', { name: 'No orders found.' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect(rows(page)).toHaveCount(25)

  for (const status of ['Washing', 'Ready for Delivery']) {
    const chip = page.getByRole('checkbox', { name: status })
    await chip.click({ force: true })
    await expect(chip).toBeChecked()
  }
  await expect(page).toHaveURL(/status=washing%2Cready/)
  const some = orders.filter(({ status }) => ['washing', 'ready'].includes(status))
  await expect(rows(page)).toHaveCount(some.length)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Service', exact: true }).selectOption('Wash & Fold')
  await page.getByRole('combobox', { name: 'Payment', exact: true }).selectOption('To be paid')
  await page.getByRole('combobox', { name: 'Sort orders' }).selectOption('Highest total first')
  await expect(page).toHaveURL(/sort=total-high/)
  const expected = await allOrders(
    page,
    server.url,
    'status=washing,ready&service=wash-fold&paid=no&sort=total-high',
  )
  await expect(rows(page)).toHaveCount(expected.length)
  await expectUsable(page)
  await page.reload()
  await expect(rows(page)).toHaveCount(expected.length)
  const shown = await rows(page).evaluateAll((all) => all.map((row) => row.dataset['order']))
  expect(shown).toEqual(expected.map(({ _id }) => _id))
})

test('many orders fit on the screen, and one press moves an order to its next status', async ({
  page,
  browser,
  server,
}, { project }) => {
  const customer = await browser.newContext()
  const { name, orders } = await customerWith(customer, server.url, 1)
  const [made] = orders
  await signInAs(page.context(), server.url, 'admin')
  const isPhone = project.name === 'phone'
  await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
  await page.goto('/admin/dashboard')
  await expect(rows(page)).toHaveCount(25)
  expect(await rowsInSight(page)).toBeGreaterThanOrEqual(isPhone ? 6 : 15)
  await expectUsable(page)

  const row = rowOf(page, made!)
  await row.getByRole('button', { name: `Picked up ${made!.number}` }).click()
  await expect(row.getByText('Picked Up', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: `Wash ${made!.number}` })).toBeVisible()
  await expect(page.getByText(`${made!.number}: Picked Up`)).toBeVisible()

  // What has left the filter stays where it is, until the list is left alone.
  await page.goto(`/admin/dashboard?status=picked_up&q=${name}`)
  await row.getByRole('button', { name: `Wash ${made!.number}` }).click()
  await expect(row.getByText('Leaves this list.')).toBeAttached()
  await page.request.put(`/api/admin/orders/${made!._id}`, { data: { status: 'picked_up' } })
  await expect(row.getByText('Leaves this list.')).toHaveCount(0)
  await row.getByRole('button', { name: `Wash ${made!.number}` }).click()
  await searchBox(page).hover()
  await expect(row).toHaveCount(0)
  await customer.close()
})

/** How many rows are whole between what lies over the page. */
async function rowsInSight(page: Page): Promise<number> {
  const bar = page.locator('[data-console-bar]')
  const end = (await bar.isVisible()) ? (await bar.boundingBox())!.y : page.viewportSize()!.height
  const boxes = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().bottom),
  )
  return boxes.filter((bottom) => bottom <= end).length
}

test('keys search, move between orders, select and open them @desktop', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/dashboard')
  await expect(rows(page)).toHaveCount(25)

  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('jkx?')
  await expect(searchBox(page)).toHaveValue('jkx?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await searchBox(page).fill('')
  await searchBox(page).blur()
  await expect(rows(page)).toHaveCount(25)

  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('One order selected')).toBeVisible()
  await page.keyboard.press('Shift+J')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 orders selected')).toBeVisible()
  await expect(rows(page).nth(3).getByRole('checkbox')).toBeChecked()
  // At the end of the page the bar of the selection covers no part of a row.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/selected$/)).toHaveCount(0)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('j')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await rows(page).nth(3).focus()
  const id = await rows(page).nth(3).getAttribute('data-order')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`))
})

test('staff set one status on several orders, and retry the ones that failed @phone', async ({
  page,
  browser,
  server,
}) => {
  const customer = await browser.newContext()
  const { name, orders } = await customerWith(customer, server.url, 3)
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/dashboard')
  await searchBox(page).fill(name)
  await expect(rows(page)).toHaveCount(3)

  await rowOf(page, orders[0]!).getByRole('checkbox').check()
  await rowOf(page, orders[2]!)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 orders selected')).toBeVisible()
  await rowOf(page, orders[1]!).getByRole('checkbox').uncheck()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expectAboveFoot(page, bar)
  await bar.getByRole('combobox').selectOption('Picked Up')
  await bar.getByRole('button', { name: 'Set status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set 2 orders to Picked Up?' })
  await expect(
    dialog.getByText('One customer will be notified, about each order separately.'),
  ).toBeVisible()
  await expectAccessible(page)

  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Set and tell them' }).click()
  await expect(bar.getByText('2 orders could not be set to Picked Up.')).toBeVisible()
  await expect(bar.getByText(orders[2]!.number)).toBeVisible()
  // At the end of the page the bar lies over none of the list.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expectUsable(page)
  await page.context().setOffline(false)
  await bar.getByRole('button', { name: 'Retry' }).click()
  await dialog.getByRole('button', { name: 'Set and tell them' }).click()
  await expect(page.getByText('2 orders set to Picked Up')).toBeVisible()
  await expect(bar).toHaveCount(0)

  const statuses = async () =>
    (await allOrders(page, server.url, `q=${name}`)).map(({ status }) => status)
  expect(await statuses()).toEqual(['picked_up', 'pickup_scheduled', 'picked_up'])

  await page.getByRole('checkbox', { name: 'Select all orders shown' }).check()
  await bar.getByRole('combobox').selectOption('Picked Up')
  await bar.getByRole('button', { name: 'Set status' }).click()
  await expect(page.getByText(/2 selected orders already have this status/)).toBeVisible()
  await page.getByRole('button', { name: 'Set and tell them' }).click()
  await expect.poll(statuses).toEqual(['picked_up', 'picked_up', 'picked_up'])
  await customer.close()
})

/** On a phone the console's bar stands at the foot, and covers nothing that can be pressed. */
async function expectAboveFoot(page: Page, what: Locator): Promise<void> {
  const foot = page.locator('[data-console-bar]')
  await expect(async () => {
    const [over, under] = [await what.boundingBox(), await foot.boundingBox()]
    expect(over!.y + over!.height).toBeLessThanOrEqual(under?.y ?? Infinity)
  }).toPass()
}

test('a new order waits for a press before it shows in a list that is in use @desktop', async ({
  page,
  browser,
  server,
}) => {
  const customer = await browser.newContext()
  await customerWith(customer, server.url, 0)
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await rows(page).nth(1).focus()
  const coming = [await order(customer, server.url), await order(customer, server.url)]
  const chip = page.getByRole('button', { name: /new orders?$/ })
  await expect(chip).toBeVisible()
  await expect(rowOf(page, coming[1]!)).toHaveCount(0)
  await chip.click()
  for (const each of coming) await expect(rowOf(page, each)).toBeVisible()
  await customer.close()
})
