// Taps on the run sheet: single and double, on a slow line or offline, while colleagues work too.
// @phone
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectUsable, test } from '../test.ts'
import {
  LEFT_ALONE_MS,
  type Placed,
  openSheetWithOrders,
  openStop,
  readOrderStatus,
  stopRow,
} from '../steps/sheet-of.ts'

test('one tap marks a pickup, and Undo reverses it', async ({ page, server }) => {
  await page.clock.install()
  const { order } = await openSheetWithOrders(page, server.url)
  const card = stopRow(page, 'Pickup', order)
  await expect(card).toContainText('Ring twice, the bell is broken')
  await expect(card).toContainText('3 kg Wash & Fold')
  await expect(card.getByRole('link', { name: /Church Street/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12+Church+Street%2C+Bengaluru+560001',
  )
  await expectUsable(page)

  const button = card.getByRole('button', { name: `Picked up ${order.number}` })
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(60)
  await button.click()
  const done = stopRow(page, 'Picked up', order)
  await expect(done).toBeVisible()
  expect(await readOrderStatus(page, order)).toBe('picked_up')
  await expectUsable(page)

  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: `Picked up ${order.number}` })).toBeVisible()
  expect(await readOrderStatus(page, order)).toBe('pickup_scheduled')

  // What somebody else does shows in its place, and folds away when that is asked for.
  await page.request.put(`/api/admin/orders/${order._id}`, { data: { status: 'picked_up' } })
  await expect(card).toHaveCount(0)
  await expect(stopRow(page, 'Picked up', order)).toBeVisible()
  await page.clock.fastForward(LEFT_ALONE_MS)
  await expect(stopRow(page, 'Picked up', order)).toBeVisible()
  // Other tests of this server have stops in other slots.
  const group = page.getByRole('region').filter({ hasText: order.number })
  await group.getByRole('button', { name: /^Clear \d+/ }).click()
  await expect(stopRow(page, 'Picked up', order)).toBeHidden()
  await group.getByText(/^Done: /).click()
  await expect(stopRow(page, 'Picked up', order)).toBeVisible()

  await page.getByText('Deliveries', { exact: true }).click()
  await expect(page).toHaveURL(/show=delivery/)
  await expect(stopRow(page, 'Picked up', order)).toHaveCount(0)
})

/** A thumb or a pointer at a spot of the page, wherever what is pressed has gone by then. */
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

for (const line of ['fast', 'slow'] as const)
  test(`a double tap marks one stop, opens nothing and moves nothing on a ${line} line`, async ({
    page,
    server,
  }) => {
    await page.clock.install()
    const { orders } = await openSheetWithOrders(page, server.url, 3)
    let isOpen: (() => void) | undefined
    await page.context().route('**/api/admin/run-sheet/*/pickup', async (route) => {
      if (line === 'slow') await new Promise<void>((resolve) => (isOpen = resolve))
      await route.continue()
    })
    const cards = page.getByRole('listitem', { name: /^Pickup LC-/ })
    const marked = async () => {
      const statuses = await Promise.all(orders.map((order) => readOrderStatus(page, order)))
      return statuses.filter((status) => status === 'picked_up').length
    }
    const numbers = new Set(orders.map(({ number }) => number))
    // As they stand on the sheet: one of them is followed by another one.
    const labels = await cards.evaluateAll((all) => all.map((each) => each.ariaLabel!.slice(7)))
    const ours = labels.filter((label) => numbers.has(label))
    for (const [index, gapMs] of [20, 600].entries()) {
      const number = ours[index]!
      const card = page.getByRole('listitem', { name: `Pickup ${number}` })
      const below = page.getByRole('listitem', { name: `Pickup ${ours[index + 1]!}` })
      await openStop(page, { number })
      const spot = await middleOf(card.getByRole('button', { name: `Picked up ${number}` }))
      const before = await below.boundingBox()
      await stopClock(page)
      const saved = page.waitForResponse(/\/pickup$/)
      await press(page, spot)
      if (line === 'fast') await saved
      await page.clock.runFor(gapMs)
      await press(page, spot)
      if (line === 'slow') await expect.poll(() => isOpen).toBeDefined()
      isOpen?.()
      isOpen = undefined
      await saved
      await page.clock.resume()
      await expect(page.getByRole('listitem', { name: `Picked up ${number}` })).toContainText(
        'Undo',
      )
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await below.boundingBox()).toEqual(before)
      expect(await marked()).toBe(index + 1)
    }

    // The press that opens a dialog presses nothing in it.
    await openStop(page, { number: ours[2]! })
    const last = page.getByRole('button', {
      name: `Add bags, a note or a photo ${ours[2]!}`,
    })
    const spot = await middleOf(last)
    await stopClock(page)
    await press(page, spot)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.runFor(600)
    await press(page, spot)
    await page.clock.resume()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await marked()).toBe(2)
  })

test('colleagues’ changes never move a rider’s list, even after a long pause', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const { orders } = await openSheetWithOrders(page, server.url, 2)
  for (const order of orders) await expect(stopRow(page, 'Pickup', order)).toBeVisible()
  const labels = await page
    .getByRole('listitem', { name: /^Pickup LC-/ })
    .evaluateAll((all) => all.map((each) => each.ariaLabel!.slice(7)))
  const [first, second] = labels
    .filter((label) => orders.some(({ number }) => number === label))
    .map((label) => orders.find(({ number }) => number === label)!) as [Placed, Placed]
  const card = stopRow(page, 'Pickup', second)
  await openStop(page, second)
  const spot = await middleOf(card.getByText('Ring twice'))
  const before = await card.boundingBox()
  await stopClock(page)
  await press(page, spot)
  await page.request.put(`/api/admin/orders/${first._id}`, { data: { status: 'picked_up' } })
  await expect(async () => {
    await page.clock.runFor(400)
    await expect(stopRow(page, 'Picked up', first)).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await card.boundingBox()).toEqual(before)
  await page.clock.resume()
  await page.clock.fastForward(LEFT_ALONE_MS)
  await expect(stopRow(page, 'Picked up', first)).toBeVisible()
  expect(await card.boundingBox()).toEqual(before)

  // What is made here stays, too; the next visit folds it.
  await card.getByRole('button', { name: `Picked up ${second.number}` }).click()
  const made = stopRow(page, 'Picked up', second)
  await expect(made).toContainText('Undo')
  const place = await made.boundingBox()
  await page.clock.fastForward(LEFT_ALONE_MS)
  expect(await made.boundingBox()).toEqual(place)
  await page.reload()
  await expect(page.getByText(/^Done: /).first()).toBeVisible()
  await expect(made).toBeHidden()
})

test('a failed delivery marked offline waits on the phone, and the clothes go back once it is sent', async ({
  page,
  server,
}) => {
  const { order } = await openSheetWithOrders(page, server.url)
  const data = { status: 'out_for_delivery' }
  await page.request.put(`/api/admin/orders/${order._id}`, { data })
  const answer = await page.request.get(`/api/orders/details/${order._id}`)
  const { estimatedDelivery } = (await answer.json()) as { estimatedDelivery: string }
  const sheet = `/admin/today?date=${estimatedDelivery.slice(0, 10)}`
  await page.goto(sheet)
  await openStop(page, order)
  let isDead = true
  await page.context().route('**/api/admin/run-sheet/*/brought-back', async (route) => {
    if (!isDead) return route.continue()
    return route.abort('internetdisconnected')
  })
  const card = stopRow(page, 'Delivery', order)
  await card.getByRole('button', { name: /^Couldn’t deliver/ }).click()
  await page.getByText('Nobody there').click()
  await page.getByLabel(/^Take a photo/).setInputFiles({
    name: 'gate.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 90, height: 120, channels: 3, background: '#c43' } })
      .png()
      .toBuffer(),
  })
  await expect(page.getByRole('img', { name: 'What you photographed' })).toBeVisible()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByRole('alert')).toContainText('Not saved yet. It is kept on this phone.')
  await expectUsable(page)
  expect(await readOrderStatus(page, order)).toBe('out_for_delivery')

  const later = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  isDead = false
  await later.goto(sheet)
  await expect(later.getByText(`${order.number} goes back to the laundry.`)).toBeVisible()
  expect(await readOrderStatus(later, order)).toBe('ready')
  await openStop(later, order)
  await expect(stopRow(later, 'Delivery', order)).toContainText('“Nobody opened the door.”')
  const proofs = await later.request.get(`/api/orders/${order._id}/proofs`)
  expect(await proofs.json()).toMatchObject([
    { broughtBack: true, imageUrl: expect.stringContaining('/') },
  ])
})

test('bags taken in offline wait on the phone, survive a closed tab, and count once', async ({
  page,
  server,
}) => {
  const { order, date } = await openSheetWithOrders(page, server.url)
  let isDead = true
  await page.context().route('**/api/admin/run-sheet/*/pickup', async (route) => {
    if (!isDead) return route.continue()
    return route.abort('internetdisconnected')
  })
  await stopRow(page, 'Pickup', order)
    .getByRole('button', { name: /^Add bags, a note/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'One more: Bags' }).click()
  await dialog.getByLabel(/weigh/).fill('4.2')
  await dialog.getByRole('button', { name: /^Picked up/ }).click()
  await expect(page.getByRole('alert')).toContainText('Not saved yet. It is kept on this phone.')
  await expectUsable(page)
  await page.getByRole('button', { name: `Retry ${order.number}` }).click()
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
  expect(await readOrderStatus(page, order)).toBe('pickup_scheduled')

  const later = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  isDead = false
  await later.goto(`/admin/today?date=${date}`)
  await expect(stopRow(later, 'Picked up', order)).toBeVisible()
  const answer = await later.request.get(`/api/orders/details/${order._id}`)
  const { history } = (await answer.json()) as { history: { status: string }[] }
  expect(history.filter(({ status }) => status === 'picked_up')).toHaveLength(1)
  // What was counted and weighed on the dead line begins the chain, once.
  const clothes = await later.request.get(`/api/orders/${order._id}/clothes`)
  const { handOvers } = (await clothes.json()) as { handOvers: { content: object }[] }
  expect(handOvers.map(({ content }) => content)).toEqual([
    { kind: 'handed_in', units: [], to: 'rider', bags: 1, grams: 4200 },
  ])
})
