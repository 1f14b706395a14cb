// Staff edit an order in place: a full slot with a reason, another address, a discount; its customer gets one mail.
// @phone
import type { Page } from '@playwright/test'
import { fillAddress } from '../steps/fill-address.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('staff move a pickup into a full slot, change the address and give a discount, and the customer gets one mail', async ({
  page,
  browser,
  server,
}) => {
  const customer = await openPrivateWindow(browser, server.url)
  await signUpAs(customer.context(), server.url, 'Ishaan Rao')
  const { order, full } = await placeOrder(customer, server.url)
  await customer.context().close()

  await signInAs(page.context(), server.url, 'admin')
  const places = await page.request.put(`${server.url}/api/admin/days/${full.date}/places`, {
    data: { pickupTime: full.pickupTime, places: 0, was: null },
  })
  expect(places.ok()).toBe(true)
  await page.goto(`/admin/orders/${order.number}`)
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
  await expectUsable(page)

  await page.getByRole('button', { name: 'Reschedule pickup' }).click()
  const move = page.getByRole('dialog', { name: 'Reschedule pickup' })
  await move.getByRole('radio', { name: new RegExp(`^${full.pickupTime}`) }).check({ force: true })
  await expect(move.getByRole('button', { name: 'Reschedule pickup' })).toBeDisabled()
  await move.getByLabel('Why one more fits into a full slot').fill('Next door to another stop')
  await expectUsable(page)
  await move.getByRole('button', { name: 'Reschedule pickup' }).click()
  await expect(move).toHaveCount(0)

  await page.getByRole('button', { name: 'Change delivery address' }).click()
  const address = page.getByRole('dialog', { name: 'Change delivery address' })
  await address.getByRole('checkbox', { name: 'Deliver to the pickup address' }).uncheck()
  await fillAddress(address, { flat: '7', street: '9 Hosur Road', pin: '560068' })
  await expectUsable(page)
  await address.getByRole('button', { name: 'Save' }).click()
  await expect(address).toHaveCount(0)
  const history = page.getByRole('region', { name: 'History' })
  await expect(
    history.getByText(/^Delivery address: 7, 9 Hosur Road 560068 instead of/),
  ).toBeVisible()

  const completed = await page.request.put(`${server.url}/api/admin/orders/${order._id}`, {
    data: { status: 'completed' },
  })
  expect(completed.ok()).toBe(true)
  await expect(page.getByRole('button', { name: 'Change delivery address' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Goodwill' }).click()
  const goodwill = page.getByRole('dialog', { name: 'Goodwill' })
  await goodwill.getByLabel('Unit').selectOption('%')
  await goodwill.getByRole('textbox', { name: 'Take off' }).fill('10')
  await goodwill.getByLabel('Reason').fill('A stain stayed.')
  await expect(goodwill.getByText('It then costs ₹189, with ₹189 due.')).toBeVisible()
  await expectUsable(page)
  await goodwill.getByRole('button', { name: 'Take ₹21 off' }).click()
  await expect(goodwill).toHaveCount(0)
  await expect(page.getByText('₹189 to pay')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Credit note .*₹21$/ })).toBeVisible()

  const mails = page
    .getByRole('region', { name: 'Messages to the customer' })
    .getByRole('listitem')
    .filter({ hasText: 'Email' })
  await expect(mails).toHaveCount(2)
  await expect(mails.first()).toContainText('We took ₹21 off your order. A stain stayed.')
  await expect(mails.first()).toContainText('We changed the delivery address of your order.')
  await expect(mails.first()).toContainText('Your pickup is now on')
  await expect(mails.last()).toContainText('is booked')
  await expectUsable(page)
})

/** Three kilograms, ₹210, in the first slot of a day to come; and a later slot of that day, to be filled up. */
async function placeOrder(page: Page, url: string) {
  const { dates } = (await (await page.request.get(`${url}/api/slots?days=7`)).json()) as {
    dates: { date: string; slots: { pickupTime: string; placesLeft: number }[] }[]
  }
  const day = dates.slice(1).find(({ slots }) => slots.length > 1)!
  const [first, last] = [day.slots[0]!, day.slots.at(-1)!]
  const answer = await page.request.post(`${url}/api/orders`, {
    data: {
      lines: [{ itemId: 'wash-fold', quantity: 3 }],
      pickupDate: day.date,
      pickupTime: first.pickupTime,
      address: '12 Lavelle Road, Bengaluru 560001',
    },
  })
  if (!answer.ok()) throw new Error(`The order was refused: ${await answer.text()}`)
  const order = (await answer.json()) as { _id: string; number: string }
  return { order, full: { date: day.date, pickupTime: last.pickupTime } }
}
