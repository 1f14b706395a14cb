// A delivery code: shown live to its customer, typed by the rider, checked later where there is no line.
// @phone
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { signInAs } from '../sign-in.ts'
import { findFreeSlot } from '../steps/find-free-slot.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { setDeliveryProof } from '../steps/set-delivery-proof.ts'
import { openStop, type Placed, readOrderStatus, stopRow } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

test.afterEach(async ({ page, server }) => setDeliveryProof(page.request, server.url, 'off'))

test('the customer’s code proves a delivery, and a wrong one of a phone without a line waits for the manager', async ({
  page,
  browser,
  server,
}) => {
  await signInAs(page.context(), server.url, 'admin')
  await setDeliveryProof(page.request, server.url, 'code_or_photo')
  const customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Door Person')
  const { orders, date } = await placeThree(customer.request, server.url)
  const [order, second, elsewhere] = orders
  await customer.goto(`/track-order?orderId=${order.number}`)
  await expect(customer.getByRole('region', { name: order.number })).toBeVisible()
  await expect(ownCode(customer)).toHaveCount(0)

  for (const { _id } of orders)
    await page.request.put(`/api/admin/orders/${_id}`, { data: { status: 'out_for_delivery' } })
  await expect(ownCode(customer)).toBeVisible()
  await expectUsable(customer)
  const code = /\d{4}$/.exec((await ownCode(customer).textContent())!)![0]
  const wrong = otherThan(code)

  await page.goto(`/admin/today?date=${date}`)
  await openStop(page, order)
  const dialog = await pressDelivered(page, order)
  await dialog.getByRole('textbox', { name: 'Delivery code' }).fill(wrong)
  await dialog.getByRole('button', { name: 'Delivered' }).click()
  await expect(dialog.getByRole('alert')).toContainText('That code is wrong. 4 tries are left.')
  await expectUsable(page)
  await dialog.getByRole('textbox', { name: 'Delivery code' }).fill(code)
  await dialog.getByRole('button', { name: 'Delivered' }).click()
  await expect(stopRow(page, 'Delivered', order)).toBeVisible()
  await expect(
    customer
      .getByRole('region', { name: 'From our driver' })
      .getByText('Confirmed by your delivery code'),
  ).toBeVisible()
  await expect(ownCode(customer)).toHaveCount(0)

  // The other order of the same door went with the same press.
  expect(await readOrderStatus(page, second)).toBe('completed')
  const codeElsewhere = await customer.request.get(`/api/orders/${elsewhere._id}/delivery-code`)
  const rightElsewhere = ((await codeElsewhere.json()) as { code: string }).code
  await openStop(page, elsewhere)
  const again = await pressDelivered(page, elsewhere)
  await again.getByRole('button', { name: 'No code? Take a photo' }).click()
  await again.getByRole('button', { name: 'Delivered' }).click()
  await expect(again.getByRole('alert')).toContainText('Take a photo.')
  await expectUsable(page)
  await again.getByRole('button', { name: 'Type the code' }).click()
  await page.context().setOffline(true)
  await again.getByRole('textbox', { name: 'Delivery code' }).fill(otherThan(rightElsewhere))
  await again.getByRole('button', { name: 'Delivered' }).click()
  await expect(page.getByText('1 stop that you marked is kept on this phone')).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(() => readOrderStatus(page, elsewhere)).toBe('completed')

  await page.goto('/admin/now')
  const row = page
    .getByRole('region', { name: 'Stops to decide' })
    .getByRole('listitem')
    .filter({ hasText: elsewhere.number })
  await expect(row).toContainText('The delivery code was wrong, or had been used.')
  await row.getByRole('button', { name: /^Leave / }).click()
  await expect(row).toHaveCount(0)
  await customer.context().close()
})

const ownCode = (page: Page) => page.getByRole('region', { name: 'Your delivery code' })

/** Opens the form for the proof. */
async function pressDelivered(page: Page, order: Placed): Promise<Locator> {
  await stopRow(page, 'Delivery', order)
    .getByRole('button', { name: /^Delivered and paid: .* in cash/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

/** Two orders of one door, in the sequence of their numbers, and one of another; and the date of their delivery. */
async function placeThree(customer: APIRequestContext, url: string) {
  const { date: pickupDate, pickupTime } = await findFreeSlot(customer, url, { count: 3 })
  const place = async (address: string) => {
    const data = { items: ['3 kg Wash & Fold'], pickupDate, pickupTime, address }
    const answer = await customer.post(`${url}/api/orders`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Placed & { deliveryWindow: { date: string } }
  }
  const door = '12 Church Street, Bengaluru 560001'
  const [one, other] = [await place(door), await place(door)]
  const elsewhere = await place('9 MG Road, Bengaluru 560001')
  const [first, second] = one.number < other.number ? [one, other] : [other, one]
  return { orders: [first, second, elsewhere] as const, date: first.deliveryWindow.date }
}
