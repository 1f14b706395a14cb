// Approval of a higher price by a button in WhatsApp: real webhooks of a stand-in, live on the order's page and the console.
// @phone
import type { WhatsAppCloud } from '#server/testing/stand-ins/whatsapp-cloud.ts'
import { pressOf } from '#server/testing/stand-ins/whatsapp-people.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { proposeMoreAs } from '../steps/propose-more.ts'
import { provePhoneAs } from '../steps/texts.ts'
import type { RunningServer } from '../server.ts'
import { startServerWithWhatsApp } from '../steps/whatsapp-server.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

let cloud: WhatsAppCloud
let server: RunningServer
let stop: () => Promise<void>
test.beforeAll(async () => {
  ;({ cloud, server, stop } = await startServerWithWhatsApp())
})
test.afterAll(() => stop())

test('a customer approves by a button in WhatsApp, and both pages show it at once', async ({
  browser,
}) => {
  const page = await openPrivateWindow(browser, server.url)
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  cloud.templates.set('order_approval_asked', { variables: 2, hasButton: true, replies: 2 })
  await staff.goto('/admin/outbox/texts')
  await staff.getByText('WhatsApp', { exact: true }).click()
  const text = staff.getByRole('listitem').filter({ hasText: 'order_approval_asked' })
  await expect(text).toContainText('Approve')
  await expect(text).toContainText('Keep as ordered')
  await expect(text).toContainText('Decide on each item')
  await expectUsable(staff)
  await staff.getByRole('button', { name: 'Update status of order_approval_asked' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Status').selectOption('Approved')
  await dialog.getByLabel('Template ID').fill('594425479261596')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(text).toContainText('594425479261596')

  await signUpAs(page.context(), server.url, 'Meghna Pai')
  const userId = await provePhoneAs(page.context(), server, '+919845072001')
  await page.context().request.put(`${server.url}/api/users/${userId}/notification-settings`, {
    data: { whatsapp: true, email: false, sms: false },
  })
  const order = await placeOrderAs(page.context(), server.url)
  await page.goto(`/track-order?orderId=${order._id}`)
  await staff.goto(`/admin/orders/${order.number}`)
  await expect(staff.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
  await proposeMoreAs(staff.context(), server.url, order._id)
  await expect(page.getByRole('region', { name: 'Please approve this' })).toBeVisible()
  await expect(staff.getByText('Waiting for approval').first()).toBeVisible()

  const asked = () => cloud.taken.find(({ template }) => template === 'order_approval_asked')
  await expect.poll(asked).toBeDefined()
  const { to, payloads, buttonEnding, id } = asked()!
  // The link beside the buttons opens the same question.
  const other = await openPrivateWindow(browser, server.url)
  await other.goto(`/o?${buttonEnding}`)
  await expect(other.getByRole('button', { name: 'Approve ₹480' })).toBeVisible()

  const from = { userId: 'IN.13491208655302741918', phone: to, name: 'Meghna' }
  const content = pressOf(payloads[0]!, 'Approve')
  const press = { from, id: 'wamid.press', at: new Date(), content, repliesTo: id }
  expect(await cloud.write(server.url, [press])).toBe(200)
  await expect
    .poll(() => cloud.texts.map((each) => each.text))
    .toEqual([`Thank you. We’ll do it all: the new total of order ${order.number} is ₹480.`])
  for (const shown of [page, other])
    await expect(shown.getByText('Thank you. Your new total is ₹480.')).toBeVisible()
  await expect(staff.getByText('Waiting for approval', { exact: true })).toHaveCount(0)
  await expect(staff.getByRole('region', { name: 'Items' })).toContainText('₹480')
  await expectUsable(page)
  await page.context().close()
  await other.context().close()
  await staff.context().close()
})
