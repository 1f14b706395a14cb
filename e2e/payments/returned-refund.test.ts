// A refund that the customer's bank sends back: staff read it on Now, and pay it another way.
// @desktop
import type { APIRequestContext } from '@playwright/test'
import Stripe from 'stripe'
import type { FakeStripe } from '#server/testing/stand-ins/fake-stripe.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { findFreeSlot } from '../steps/find-free-slot.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { SECRET_KEY, test, WEBHOOK_SECRET } from '../steps/test-with-stripe.ts'
import { expect, expectUsable } from '../test.ts'

test('staff pay a refund another way once its bank has sent it back', async ({
  page,
  browser,
  server,
  stripe,
}) => {
  await signUpAs(page.context(), server.url, 'Asha Rao')
  const customer = page.context().request
  const order = await placeWithCard(customer, server.url)
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  const { request } = staff.context()
  const status = await request.put(`${server.url}/api/admin/orders/${order._id}`, {
    data: { status: 'ready' },
  })
  expect(status.status()).toBe(200)
  const details = `${server.url}/api/orders/details/${order._id}`
  const isPaid = async () => ((await (await customer.get(details)).json()) as Placed).paid
  await expect.poll(isPaid).toBe(true)
  const refund = await request.post(`${server.url}/api/admin/orders/${order._id}/refunds`, {
    data: { amount: 60, reason: 'A stain stayed.' },
  })
  expect(refund.status()).toBe(201)

  await returnLastRefund(stripe, request, server.url)
  await page.goto(`/track-order?orderId=${order.number}`)
  await expect(page.getByText('₹60 could not be refunded to Visa ending 4242')).toBeVisible()
  await expectUsable(page)

  await staff.goto('/admin/now')
  const line = staff.getByRole('region', { name: 'Refunds that failed at the bank' })
  await expectUsable(staff)
  await line.getByRole('link', { name: '1 order: pay it another way' }).click()
  await staff.getByRole('button', { name: `payment of order ${order.number}` }).click()
  const dialog = staff.getByRole('dialog', { name: `Payment of ${order.number}` })
  await expect(dialog).toContainText('Refund of ₹60 failed at the bank: pay it another way.')
  await expect(dialog).toContainText('The card was lost, has expired or was cancelled.')
  await expect(dialog.getByLabel('Amount, ₹')).toHaveValue('60')
  await expectUsable(staff)
  await dialog.getByLabel('How').selectOption('By UPI or bank transfer')
  await dialog.getByLabel('UPI reference (UTR)').fill('4321 9876 5432')
  await dialog.getByRole('button', { name: 'Refund ₹60' }).click()
  await expect(dialog).toContainText('₹60 refunded by UPI')
  await expect(page.getByText('₹60 refunded by UPI')).toBeVisible()
  await staff.goto('/admin/now')
  await expect(line).toHaveCount(0)
  await staff.context().close()
})

interface Placed {
  _id: string
  number: string
  paid: boolean
}

/** An order of ₹210 that is charged to a saved card once it is ready. */
async function placeWithCard(request: APIRequestContext, url: string): Promise<Placed> {
  const { user } = (await (await request.get(`${url}/api/auth/me`)).json()) as {
    user: { _id: string }
  }
  const facts = { brand: 'Visa', last4: '4242', expiryMonth: '09', expiryYear: '2031' }
  const saved = await request.post(`${url}/api/users/${user._id}/cards`, {
    data: { ...facts, token: 'pm_ok', holder: 'Asha Rao' },
  })
  const { _id: cardId } = (await saved.json()) as { _id: string }
  const { date, pickupTime } = await findFreeSlot(request, url)
  const placed = await request.post(`${url}/api/orders`, {
    data: {
      items: ['3 kg Wash & Fold'],
      pickupDate: date,
      pickupTime,
      address: '12 Church Street, Bengaluru 560001',
      paymentMethod: 'card',
      cardId,
    },
  })
  expect(placed.status()).toBe(201)
  return (await placed.json()) as Placed
}

/** The bank sends back the last refund, and Stripe says so. */
async function returnLastRefund(
  stripe: FakeStripe,
  request: APIRequestContext,
  url: string,
): Promise<void> {
  const object = stripe.returnRefund(stripe.refundObjects.at(-1)!.id)
  const event = { id: 'evt_returned', object: 'event', type: 'refund.failed', data: { object } }
  const payload = JSON.stringify(event)
  const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({
    payload,
    secret: WEBHOOK_SECRET,
  })
  const answer = await request.post(`${url}/api/payments/webhooks/stripe`, {
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    data: payload,
  })
  expect(answer.status()).toBe(200)
}
