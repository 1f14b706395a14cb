// How many presses things take, and that a press too many does nothing: the figures of the console.
import type { Locator, Route } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { expect, test } from './test.ts'

test('thirty bag tags take three presses', async ({ page, server }) => {
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

test('none of fifty double presses does a second thing, while the answer is on its way', async ({
  page,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  const writes: string[] = []
  const held: Route[] = []
  // No answer comes before everything was pressed, which is later than on any line.
  await page.route('**/api/**', (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fallback()
    writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
    held.push(route)
  })
  let doubles = 0
  const pressTwice = async (control: Locator) => {
    await control.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await control.boundingBox())!
    await page.mouse.dblclick(x + width / 2, y + height / 2)
    doubles += 1
  }

  // The first round begins something each; in the second it is still on its way.
  await page.goto('/admin/catalogue')
  const items = page.locator('main form[data-item]')
  await expect(items.nth(22)).toBeVisible()
  for (let round = 1; round <= 2; round += 1) {
    for (let index = 0; index < 23; index += 1)
      await pressTwice(items.nth(index).getByRole('button').last())
    await expect.poll(() => writes.length).toBe(23)
  }
  expect(new Set(writes).size).toBe(23)

  // A next step is one press in the list: the second one of a thumb lies on what has come there since.
  await page.goto('/admin/dashboard')
  const step = page.getByRole('button', { name: /^Picked up / })
  for (let index = 0; index < 2; index += 1) {
    const row = page.locator('[data-order]').filter({ has: step }).nth(index)
    const place = row.getByRole('button').nth(1)
    // A press a second is taken here.
    await place.click({ trial: true })
    await pressTwice(place)
    await expect.poll(() => writes.length).toBe(24 + index)
    await pressTwice(place)
  }
  expect([doubles, writes.length, new Set(writes).size]).toEqual([50, 25, 25])
  for (const route of held) await route.abort()
})
