// Presses for common work in the console, and no effect from an extra one.
// @desktop
import type { Locator, Page, Route } from '@playwright/test'
import { signUpAs } from '../steps/new-customer.ts'
import { placeBookings } from '../steps/owner-day.ts'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

test('staff make thirty bag tags in three presses', async ({ page, server }) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/dashboard')
  await expect(page.locator('[data-order]')).toHaveCount(25)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => page.locator('[data-order]').count()).toBeGreaterThanOrEqual(30)
  await page.getByRole('checkbox', { name: 'Select all orders shown' }).check()
  const asked = page.context().waitForEvent('request', (request) => /bag-tags/.test(request.url()))
  await page.getByRole('link', { name: 'Bag tags' }).click()
  const ids = new URL((await asked).url()).searchParams.get('ids')!
  expect(ids.split(',').length).toBeGreaterThanOrEqual(30)
})

test('none of fifty double presses acts twice while the answer is on its way', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  const { writes, letGo } = await holdWrites(page)
  let doubles = 0
  const pressTwice = async (control: Locator) => {
    await doublePress(page, control)
    doubles += 1
  }

  // The first of them begins something each; at the second it is still on its way.
  await page.goto('/admin/catalogue')
  const items = page.locator('main form[data-item]')
  await expect(items.nth(22)).toBeVisible()
  for (let index = 0; index < 23; index += 1) {
    const control = items.nth(index).getByRole('button').last()
    await pressTwice(control)
    await expect.poll(() => writes.length).toBe(index + 1)
    await pressTwice(control)
  }
  await expect.poll(() => writes.length).toBe(23)
  expect(new Set(writes).size).toBe(23)

  // A next step is one press in the list: the second one of a thumb lies on what has come there since.
  await page.goto('/admin/dashboard')
  const step = page.getByRole('button', { name: /^Picked up / })
  for (let index = 0; index < 2; index += 1) {
    const row = page.locator('[data-order]').filter({ has: step }).nth(index)
    const place = row.getByRole('button').nth(1)
    await pressTwice(place)
    await expect.poll(() => writes.length).toBe(24 + index)
    await pressTwice(place)
  }
  expect([doubles, writes.length, new Set(writes).size]).toEqual([50, 25, 25])
  await letGo()
})

test('no double press takes money, sends a message or ends something twice', async ({
  page,
  browser,
  server,
}) => {
  const customer = await browser.newContext()
  await signUpAs(customer, server.url, 'Sunita Kulkarni')
  const { orders } = await placeBookings(customer.request, server.url)
  await customer.close()
  await signInAs(page.context(), server.url, 'admin')
  const id = orders[0]!._id
  const { writes, letGo } = await holdWrites(page)
  const order = `/admin/orders/${id}`
  const dialog = page.getByRole('dialog')
  const controls: readonly [string, () => Promise<Locator>][] = [
    [order, async () => page.getByRole('button', { name: /^Took ₹\d+ in cash$/ })],
    [
      order,
      async () => {
        await page.getByPlaceholder('Write a note').fill('Starch the collar.')
        return page.getByRole('button', { name: 'Add note' })
      },
    ],
    [
      order,
      async () => {
        await page.getByRole('button', { name: 'Cancel order' }).click()
        await dialog.getByRole('textbox').fill('The van broke down.')
        return dialog.getByRole('button', { name: 'Cancel order' })
      },
    ],
    [
      '/admin/dashboard?due=unpaid',
      async () => {
        await page.getByRole('checkbox', { name: 'Select all orders shown' }).check()
        await page.getByRole('button', { name: 'Message…' }).click()
        await dialog.getByRole('textbox', { name: 'Message' }).fill('We open late tomorrow.')
        return dialog.getByRole('button', { name: 'Send' })
      },
    ],
    [
      '/admin/orders/new',
      async () => {
        await page.getByLabel('Phone number').fill('00105')
        await page.getByRole('button', { name: 'Imran Qureshi' }).click()
        await page.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }).click()
        return page.getByRole('button', { name: 'Take ₹70 in cash' })
      },
    ],
  ]
  for (const [index, [path, reach]] of controls.entries()) {
    await page.goto(path)
    const control = await reach()
    // Waits until it can be pressed and nothing moves; a trial click would be a press for the guard.
    await expect(control).toBeEnabled()
    await control.hover()
    await doublePress(page, control)
    await expect.poll(() => writes.length, `${writes.join()} after ${path}`).toBe(index + 1)
  }
  expect(writes.length).toBe(controls.length)
  await letGo()
})

/** No answer comes before everything was pressed, which is later than on any line. */
async function holdWrites(page: Page) {
  const writes: string[] = []
  const held: Route[] = []
  await page.route('**/api/**', (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    // What only asks what something would cost or do changes nothing.
    if (request.method() === 'GET' || /\/(quote|preview)/.test(pathname)) return route.fallback()
    writes.push(`${request.method()} ${pathname}`)
    held.push(route)
  })
  return {
    writes,
    /** Answers nothing of it. */
    letGo: async () => {
      for (const route of held) await route.abort().catch(() => {})
    },
  }
}

async function doublePress(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox())!
  await page.mouse.dblclick(x + width / 2, y + height / 2)
}
