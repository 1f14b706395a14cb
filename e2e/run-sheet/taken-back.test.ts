// Taking a deed back on the phone, though the laundry has it: its answer was lost.
// @phone
import { assignTwoStops, joinAsRider, openOwnRun, openOwnStop } from '../steps/own-run.ts'
import { readOrderStatus } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a delivery whose answer was lost is undone at the laundry too, and its cash counts once', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server }, 'Dev Nair')
  const { delivery } = await assignTwoStops(page, server, rider)
  const details = await page.request.get(`/api/orders/details/${delivery._id}`)
  const { amountDue } = (await details.json()) as { amountDue: number }
  const cash = async () => {
    const answer = await rider.phone.request.get('/api/cash')
    return ((await answer.json()) as { toHandIn: number }).toHandIn
  }
  const app = await openOwnRun(rider)
  const status = await readOrderStatus(page, delivery)

  await app.route('**/api/admin/run-sheet/**', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const handOver = async () => {
    const card = await openOwnStop(app, 'Delivery', delivery)
    await card.getByRole('button', { name: /^₹[\d,]+ cash/ }).click()
  }
  await handOver()
  await expect.poll(() => readOrderStatus(page, delivery)).toBe('completed')
  await expect(app.getByText('1 to send')).toBeVisible()
  await app.getByText('Done: 1').click()
  await app.getByRole('button', { name: `Take back ${delivery.number}` }).click()
  await expect(app.getByText(`${delivery.number} is open again.`)).toBeVisible()
  await expect(app.getByText('1 to send')).toBeVisible()
  await expectUsable(app)

  await app.unroute('**/api/admin/run-sheet/**')
  await app.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(app.getByText('All sent')).toBeVisible()
  expect([await readOrderStatus(page, delivery), await cash()]).toEqual([status, 0])

  await handOver()
  await expect.poll(() => readOrderStatus(page, delivery)).toBe('completed')
  await expect(app.getByText('All sent')).toBeVisible()
  expect(await cash()).toBe(amountDue)
  await rider.phone.close()
})
