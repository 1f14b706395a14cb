// A rider's stop marked offline while its order changed: saved with its cash, and decided on Now.
// @phone
import { expect, expectUsable, test } from '../test.ts'
import { openSheetWithOrders, openStop, readOrderStatus, stopRow } from '../steps/sheet-of.ts'

test('cash for an order already paid is saved, and a manager decides in one press on Now', async ({
  page,
  server,
}) => {
  const { order, date } = await openSheetWithOrders(page, server.url)
  await page.request.put(`/api/admin/orders/${order._id}`, { data: { status: 'ready' } })
  const promised = new Date(`${date}T00:00:00Z`)
  promised.setUTCDate(promised.getUTCDate() + 2)
  await page.goto(`/admin/today?date=${promised.toISOString().slice(0, 10)}`)
  const card = stopRow(page, 'Delivery', order)
  await openStop(page, order)
  await expect(card).toContainText('Collect ₹240 in cash')

  await page.context().setOffline(true)
  await card.getByRole('button', { name: 'Delivered and paid: ₹240 in cash' }).click()
  await expect(page.getByText('1 stop that you marked is kept on this phone')).toBeVisible()
  // The customer pays by UPI while the rider has no line.
  const paid = await page.request.post(`${server.url}/api/admin/orders/${order._id}/payments`, {
    data: { method: 'upi' },
  })
  expect(paid.ok()).toBe(true)
  await page.context().setOffline(false)
  await expect(stopRow(page, 'Delivered', order)).toContainText('It doesn’t match the order')
  await expectUsable(page)
  expect(await readOrderStatus(page, order)).toBe('completed')

  await page.goto('/admin/now')
  const toDecide = page.getByRole('region', { name: 'Stops to decide' })
  const row = toDecide.getByRole('listitem').filter({ hasText: order.number })
  await expect(row).toContainText('Nothing was due by then.')
  await expect(row).toContainText('Took ₹240 in cash')
  await expect(row).toContainText('₹240 to refund')
  await expectUsable(page)
  await row.getByRole('button', { name: '₹240 handed back' }).click()
  await expect(row).toHaveCount(0)
  await page.goto(`/admin/orders/${order._id}`)
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('₹240 paid in cash')
})

test('a refused stop stays on the phone until its rider confirms telling a colleague', async ({
  page,
  server,
}) => {
  const { order } = await openSheetWithOrders(page, server.url)
  const refused = { code: 'invalid_input', message: 'This can’t be read.' }
  await page.route('**/api/admin/run-sheet/*/pickup', (route) =>
    route.fulfill({ status: 422, json: refused }),
  )
  const card = stopRow(page, 'Pickup', order)
  await card.getByRole('button', { name: /^Picked up/ }).click()
  const kept = page.getByRole('alert').filter({ hasText: '1 stop was not saved' })
  await expect(kept).toContainText(`${order.number}: Picked up`)
  await page.reload()
  await expect(kept).toContainText('This can’t be read.')
  await expectUsable(page)
  await kept.getByRole('button', { name: `I told the laundry: ${order.number}` }).click()
  await expect(kept).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Run sheet' })).toBeVisible()
  await expect(kept).toHaveCount(0)
})

test('a reassigned rider’s stop is sent again after its hand-in failed', async ({
  page,
  server,
}) => {
  const { order } = await openSheetWithOrders(page, server.url)
  const notTheirs = { code: 'order_not_found', message: 'There is no such order.' }
  await page.route('**/api/admin/run-sheet/*/pickup', (route) =>
    route.fulfill({ status: 404, json: notTheirs }),
  )
  await page.route('**/api/late-stops/*/pickup', (route) => route.abort('internetdisconnected'))
  page.on('dialog', (dialog) => void dialog.accept())
  const card = stopRow(page, 'Pickup', order)
  await card.getByRole('button', { name: /^Picked up/ }).click()
  await expect(page.getByRole('alert')).toContainText('Not saved yet')
  await page.unroute('**/api/late-stops/*/pickup')
  await page.reload()
  await expect.poll(() => readOrderStatus(page, order)).toBe('picked_up')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Run sheet' })).toBeVisible()
  await expect(page.getByText(/not saved/i)).toHaveCount(0)
})

test('the customer reads why a visit failed, and the next step', async ({ page, server }) => {
  const { order } = await openSheetWithOrders(page, server.url)
  const card = stopRow(page, 'Pickup', order)
  await card.getByRole('button', { name: `Couldn’t pick up ${order.number}` }).click()
  const dialog = page.getByRole('dialog', { name: `Couldn’t pick up ${order.number}?` })
  await dialog.getByText('Nobody there').click()
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Couldn’t pick up' }).click()
  await expect(card).toContainText('Couldn’t pick up')
  await expect(card).toContainText('“Nobody opened the door.”')
  await page.goto(`/track-order?orderId=${order._id}`)
  await expect(page.getByText('We came but couldn’t pick up').first()).toBeVisible()
  await expect(
    page.getByText(/Nobody opened the door\. Please choose another pickup time\./),
  ).toBeVisible()
  await expectUsable(page)
})
