// A bag that no order knows of, taken along at a door without a network: three presses, and it is an order.
// @phone
import { assignTwoStops, joinAsRider, openOwnRun, openOwnStop } from '../steps/own-run.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a rider takes another bag along without a network, and it becomes an order; a neighbour’s too', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server })
  const { pickup } = await assignTwoStops(page, server, rider)
  const app = await openOwnRun(rider)
  await openOwnStop(app, 'Pickup', pickup)
  await rider.phone.setOffline(true)
  await app.reload()
  const card = await openOwnStop(app, 'Pickup', pickup)

  await card.getByRole('button', { name: /^One more bag/ }).click()
  await expectUsable(app)
  await card.getByText('Dry Cleaning').click()
  await card.getByRole('button', { name: 'Take 1 bag along' }).click()
  await expect(app.getByText('1 to send')).toBeVisible()
  await expect(app.getByText('1 bag, Dry Cleaning')).toBeVisible()
  await expectUsable(app)

  await card.getByRole('button', { name: /^One more bag/ }).click()
  const form = card.getByRole('group', { name: 'One more bag' })
  await form.getByText('Ironing').click()
  await form.getByText('A neighbour’s').click()
  await form.getByRole('button', { name: 'Take 1 bag along' }).click()
  await expect(form.getByRole('alert')).toHaveText('Type the neighbour’s name and mobile number.')
  await form.getByLabel('Neighbour’s name').fill('Lata')
  await form.getByLabel('Neighbour’s mobile number').fill('98860 12355')
  await expectUsable(app)
  await form.getByRole('button', { name: 'Take 1 bag along' }).click()
  await expect(app.getByText('2 to send')).toBeVisible()
  await card.getByRole('button', { name: /^Picked up/ }).click()
  await expect(app.getByText('3 to send')).toBeVisible()
  await app
    .getByRole('listitem')
    .filter({ hasText: 'Ironing' })
    .getByRole('button', { name: /^Take back/ })
    .click()
  await expect(app.getByText('2 to send')).toBeVisible()

  await rider.phone.setOffline(false)
  await expect(app.getByText('All sent')).toBeVisible()
  await expect(app.getByText(/^It’s order LC-.* Write that number on the bag\.$/)).toBeVisible()
  await expectUsable(app)
  const sheet = await page.request.get(
    `/api/admin/orders?q=${encodeURIComponent('Sheet Person')}&limit=10`,
  )
  const orders = (await sheet.json()) as { number: string; status: string; items: string[] }[]
  expect(orders.map(({ status, items }) => [status, ...items])).toEqual(
    expect.arrayContaining([
      ['picked_up', 'Dry Cleaning, to be counted'],
      ['picked_up', '3 kg Wash & Fold'],
    ]),
  )
  await rider.phone.close()
})

test('a manager corrects the number of a neighbour whose bag waits, and it becomes an order', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server }, 'Sunil Das')
  const { pickup } = await assignTwoStops(page, server, rider)
  const app = await openOwnRun(rider)
  const bag = { orderId: pickup._id, kind: 'pickup', service: 'ironing', bags: 2 }
  const data = { ...bag, giverName: 'Lata', giverPhone: '12' }
  const taken = await app.request.post('/api/run/bags', { data })
  expect(await taken.json()).toMatchObject({ number: null })
  await rider.phone.close()

  await page.goto('/admin/now')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: `Bag taken at the door of ${pickup.number}` })
  await expect(row).toContainText('2 bags, Ironing')
  await row.getByLabel('Neighbour’s mobile number').fill('98860 12344')
  await expectUsable(page)
  await row.getByRole('button', { name: `Make it an order: ${pickup.number}` }).click()
  await expect(page.getByText(/^It’s order LC-.* now\.$/)).toBeVisible()
  await expect(row).toHaveCount(0)
})
