// The driver's day on a phone and at a desk: completions, undo, a bad line, proof at the door, and the printed sheet.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { signUpAs } from './new-customer.ts'
import { signInAs } from './sign-in.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'

/** The list is put in order again after so long without a touch. */
const LEFT_ALONE_MS = 8_000

interface Placed {
  _id: string
  number: string
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Places orders of somebody new for the last bookable day, and opens that day's sheet as staff. */
async function openSheetOf(
  page: Page,
  url: string,
  count = 1,
): Promise<{ order: Placed; orders: Placed[]; date: string }> {
  const customer = page.context().request
  await signUpAs(page.context(), url, 'Sheet Person')
  const slots = (await (await customer.get(`${url}/api/slots?days=20`)).json()) as {
    dates: { date: string; slots: { pickupTime: string }[] }[]
  }
  const day = slots.dates.findLast((each) => each.slots.length > 0)!
  const orders: Placed[] = []
  while (orders.length < count) {
    const answer = await customer.post(`${url}/api/orders`, {
      data: {
        items: ['3 kg Wash & Fold', '2 × Shirt (Dry Cleaning)'],
        pickupDate: day.date,
        pickupTime: day.slots[0]!.pickupTime,
        address: '12 Church Street, Bengaluru 560001',
        specialInstructions: 'Ring twice, the bell is broken',
      },
    })
    orders.push((await answer.json()) as Placed)
  }
  const order = orders[0]!
  await signInAs(page.context(), url, 'admin')
  await page.goto(`/admin/today?date=${day.date}`)
  await expect(page.getByRole('listitem', { name: `Pickup ${order.number}` })).toBeVisible()
  return { order, orders, date: day.date }
}

const stop = (page: Page, words: string, { number }: Placed) =>
  page.getByRole('listitem', { name: `${words} ${number}` })

async function statusOf(page: Page, { _id }: Placed): Promise<string> {
  const answer = await page.request.get(`/api/orders/details/${_id}`)
  return ((await answer.json()) as { status: string }).status
}

test('one tap picks up, and Undo takes it back', async ({ page, server }) => {
  await page.clock.install()
  const { order } = await openSheetOf(page, server.url)
  const card = stop(page, 'Pickup', order)
  await expect(card).toContainText('Ring twice, the bell is broken')
  await expect(card).toContainText('3 kg Wash & Fold')
  await expect(card.getByRole('link', { name: /Church Street/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12%20Church%20Street%2C%20Bengaluru%20560001',
  )
  await expectSound(page)

  const button = card.getByRole('button', { name: `Picked up ${order.number}` })
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(60)
  await button.click()
  const done = stop(page, 'Picked up', order)
  await expect(done).toBeVisible()
  expect(await statusOf(page, order)).toBe('picked_up')
  await expectSound(page)

  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: `Picked up ${order.number}` })).toBeVisible()
  expect(await statusOf(page, order)).toBe('pickup_scheduled')

  // What somebody else does shows in its place, and folds away once the list is left alone.
  await page.request.put(`/api/admin/orders/${order._id}`, { data: { status: 'picked_up' } })
  await expect(card).toHaveCount(0)
  await expect(stop(page, 'Picked up', order)).toBeVisible()
  await page.clock.fastForward(LEFT_ALONE_MS)
  await page
    .getByText(/^Done: /)
    .first()
    .click()
  await expect(stop(page, 'Picked up', order).first()).toBeVisible()

  await page.getByText('Deliveries', { exact: true }).click()
  await expect(page).toHaveURL(/show=delivery/)
  await expect(stop(page, 'Picked up', order)).toHaveCount(0)
})

/** A thumb or a pointer at a spot of the page, wherever what is pressed has gone by then. */
async function press(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  if (test.info().project.use.hasTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
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
    const { orders } = await openSheetOf(page, server.url, 3)
    let isOpen: (() => void) | undefined
    await page.context().route('**/api/admin/run-sheet/*/pickup', async (route) => {
      if (line === 'slow') await new Promise<void>((resolve) => (isOpen = resolve))
      await route.continue()
    })
    const cards = page.getByRole('listitem', { name: /^Pickup LC-/ })
    const marked = async () => {
      const statuses = await Promise.all(orders.map((order) => statusOf(page, order)))
      return statuses.filter((status) => status === 'picked_up').length
    }
    const numbers = new Set(orders.map(({ number }) => number))
    // As they stand on the sheet: one of them is followed by another one.
    const labels = await cards.evaluateAll((all) => all.map((each) => each.ariaLabel!.slice(7)))
    const ours = labels.filter((label) => numbers.has(label))
    for (const [place, gapMs] of [20, 600].entries()) {
      const number = ours[place]!
      const card = page.getByRole('listitem', { name: `Pickup ${number}` })
      const below = page.getByRole('listitem', { name: `Pickup ${ours[place + 1]!}` })
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
      expect(await marked()).toBe(place + 1)
    }

    // The press that opens a dialog presses nothing in it.
    const last = page.getByRole('button', { name: `With a note or photo ${ours[2]!}` })
    const spot = await middleOf(last)
    await stopClock(page)
    await press(page, spot)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.runFor(600)
    for (const button of await page.getByRole('dialog').getByRole('button').all())
      await press(page, await middleOf(button))
    await page.clock.resume()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await marked()).toBe(2)
  })

test('what others do moves nothing under a thumb, until the list is left alone', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const { orders } = await openSheetOf(page, server.url, 2)
  const labels = await page
    .getByRole('listitem', { name: /^Pickup LC-/ })
    .evaluateAll((all) => all.map((each) => each.ariaLabel!.slice(7)))
  const [first, second] = labels
    .filter((label) => orders.some(({ number }) => number === label))
    .map((label) => orders.find(({ number }) => number === label)!) as [Placed, Placed]
  const card = stop(page, 'Pickup', second)
  await card.scrollIntoViewIfNeeded()
  const before = await card.boundingBox()
  await stopClock(page)
  await press(page, await middleOf(card.getByText('Ring twice')))
  await page.request.put(`/api/admin/orders/${first._id}`, { data: { status: 'picked_up' } })
  await expect(async () => {
    await page.clock.runFor(400)
    await expect(stop(page, 'Picked up', first)).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await card.boundingBox()).toEqual(before)
  await page.clock.resume()
  await page.clock.fastForward(LEFT_ALONE_MS)
  await expect(stop(page, 'Picked up', first)).toBeHidden()
})

test('a tap on a dead line waits on the phone, survives a closed tab, and counts once', async ({
  page,
  server,
}) => {
  const { order, date } = await openSheetOf(page, server.url)
  let isDead = true
  await page.context().route('**/api/admin/run-sheet/*/pickup', async (route) => {
    if (!isDead) return route.continue()
    return route.abort('internetdisconnected')
  })
  await stop(page, 'Pickup', order)
    .getByRole('button', { name: /^Picked up/ })
    .click()
  await expect(page.getByRole('alert')).toContainText('Not saved yet. It is kept on this phone.')
  await expectSound(page)
  await page.getByRole('button', { name: `Retry ${order.number}` }).click()
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
  expect(await statusOf(page, order)).toBe('pickup_scheduled')

  const later = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  isDead = false
  await later.goto(`/admin/today?date=${date}`)
  await expect(stop(later, 'Picked up', order)).toBeVisible()
  const answer = await later.request.get(`/api/orders/details/${order._id}`)
  const { history } = (await answer.json()) as { history: { status: string }[] }
  expect(history.filter(({ status }) => status === 'picked_up')).toHaveLength(1)
})

test('money at the door is taken with the same tap, and is due again when that is taken back', async ({
  page,
  server,
}) => {
  const { order, date } = await openSheetOf(page, server.url)
  await page.request.put(`/api/admin/orders/${order._id}`, { data: { status: 'ready' } })
  const promised = new Date(`${date}T00:00:00Z`)
  promised.setUTCDate(promised.getUTCDate() + 2)
  await page.goto(`/admin/today?date=${promised.toISOString().slice(0, 10)}`)
  const card = stop(page, 'Delivery', order)
  await expect(card).toContainText('Collect ₹240 in cash')
  await expectSound(page)

  await card.getByRole('button', { name: 'Delivered and paid: ₹240 by UPI' }).click()
  const done = stop(page, 'Delivered', order)
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Collect ₹240 in cash')
  expect(await statusOf(page, order)).toBe('ready')

  await card.getByRole('button', { name: 'Delivered, not paid' }).click()
  await expect(done).toContainText('₹240 not paid yet')
  // At once, while the tap before is still shown where it was.
  const isSaved = page.waitForResponse(/\/delivery$/)
  await done.getByRole('button', { name: 'Paid in cash' }).click()
  await isSaved
  await expect(page.getByText('Saving…')).toHaveCount(0)
  expect(await done.allInnerTexts()).toEqual([expect.not.stringContaining('not paid yet')])
  await expectSound(page)
  expect(await statusOf(page, order)).toBe('completed')
  await page.goto(`/admin/orders/${order._id}`)
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('₹240 paid in cash')
})

test('a note and a photo reach the customer', async ({ page, server }) => {
  const { order } = await openSheetOf(page, server.url)
  await stop(page, 'Pickup', order)
    .getByRole('button', { name: /^With a note or photo/ })
    .click()
  const dialog = page.getByRole('dialog')
  const create = { width: 300, height: 400, channels: 3, background: '#1f40a4' } as const
  await dialog.getByLabel('Take a photo').setInputFiles({
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg().toBuffer(),
  })
  await expect(dialog.getByRole('img', { name: 'What you photographed' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Bag was at the gate')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Picked up' }).click()
  await expect(stop(page, 'Picked up', order)).toBeVisible()

  await page.goto(`/track-order?orderId=${order._id}`)
  const proofs = page.getByRole('region', { name: 'From our driver' })
  await expect(proofs).toContainText('Bag was at the gate')
  const width = () =>
    proofs.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await expectSound(page)
})

test('today’s sheet walks from day to day, and prints', async ({ page, server }, info) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/today')
  await expect(page.getByRole('heading', { level: 1, name: 'Run sheet' })).toBeVisible()
  await expect(page.getByRole('listitem', { name: /^(Pickup|Delivery) LC-/ }).first()).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/date=20/)
  await expect(page.getByRole('listitem', { name: /^Pickup LC-/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).not.toHaveURL(/date=/)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^(Picked up|Delivered)/ }).first()).toBeHidden()
  const path = info.outputPath('run-sheet.pdf')
  await page.pdf({ path, preferCSSPageSize: true })
  expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
})
