// A standing release: given in the profile, read by the rider, and proved by a photo without a code.
// @phone
import sharp from 'sharp'
import { signInAs } from '../sign-in.ts'
import { findFreeSlot } from '../steps/find-free-slot.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { openStop, type Placed, stopRow } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

const ADDRESS = '18 Lavelle Road, Bengaluru 560001'

test('a customer has clothes left with the guard, and the rider delivers with a photo', async ({
  page,
  browser,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  const customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Guarded Person')
  const { user } = (await (await customer.request.get(`${server.url}/api/auth/me`)).json()) as {
    user: { _id: string }
  }
  const saved = await customer.request.post(`${server.url}/api/users/${user._id}/addresses`, {
    data: { type: 'Home', address: ADDRESS },
  })
  expect(saved.ok(), await saved.text()).toBe(true)

  await customer.goto('/profile?tab=addresses')
  await customer.getByRole('button', { name: /^Always leave with the guard/ }).click()
  const asked = customer.getByRole('dialog')
  await expectUsable(customer)
  await asked.getByRole('button', { name: 'Always leave with the guard' }).click()
  await expect(customer.getByText('We leave your clothes with the guard')).toBeVisible()
  await expectUsable(customer)

  const { date: pickupDate, pickupTime } = await findFreeSlot(customer.request, server.url)
  const placed = await customer.request.post(`${server.url}/api/orders`, {
    data: { items: ['3 kg Wash & Fold'], pickupDate, pickupTime, address: ADDRESS },
  })
  const order = (await placed.json()) as Placed & { deliveryWindow: { date: string } }
  await page.request.put(`/api/admin/orders/${order._id}`, { data: { status: 'out_for_delivery' } })

  await page.goto(`/admin/today?date=${order.deliveryWindow.date}`)
  await openStop(page, order)
  const row = stopRow(page, 'Delivery', order)
  await expect(row.getByText('Leave it with the guard, always')).toBeVisible()
  await expectUsable(page)
  await page.request.put(`/api/admin/run-sheet/${order._id}/delivery`, {
    multipart: {
      takenBy: 'guard',
      photo: { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await doorPhoto() },
    },
  })

  await customer.goto(`/track-order?orderId=${order.number}`)
  await expect(
    customer
      .getByRole('region', { name: 'From our driver' })
      .getByText('Left with the guard, as you have us do always'),
  ).toBeVisible()

  await customer.goto('/profile?tab=addresses')
  await customer.getByRole('button', { name: /^Stop leaving with the guard/ }).click()
  await expect(customer.getByRole('button', { name: /^Always leave with the guard/ })).toBeVisible()
  await customer.context().close()
})

function doorPhoto(): Promise<Buffer> {
  const create = { width: 60, height: 80, channels: 3, background: '#c8452f' } as const
  return sharp({ create }).jpeg().toBuffer()
}
