// Approval of a higher price by a text message's link: no login, one question, one press; live at the console.
// @phone
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { proposeMoreAs } from '../steps/propose-more.ts'
import { awaitTextTo, provePhoneAs } from '../steps/texts.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const ASKED = 'Please approve this'
const PROPOSAL = '**/api/orders/*/proposal'

test('a customer approves by the link of a text message, and staff see it at once', async ({
  page,
  browser,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Tara Menon')
  await provePhoneAs(page.context(), server, '+919845071001')
  const order = await placeOrderAs(page.context(), server.url)
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  await staff.goto(`/admin/orders/${order.number}`)
  await proposeMoreAs(staff.context(), server.url, order._id)
  await expect(staff.getByText('Waiting for approval').first()).toBeVisible()

  const link = await awaitTextTo(server, '+919845071001', /http\S+\/o\?a\S+/)
  const phone = await openPrivateWindow(browser, server.url)
  // A preview of the message opens the link, too.
  expect((await phone.context().request.get(link)).ok()).toBe(true)
  await phone.goto(link)
  const question = phone.getByRole('region', { name: ASKED })
  await expect(question).toContainText('your new total is ₹480 instead of ₹210')
  await expect(question).toContainText('A suit was in the bag')
  await expect(phone.locator('main')).not.toContainText(/Tara|Church Street|98450/)
  await expectUsable(phone)
  await phone.emulateMedia({ colorScheme: 'dark' })
  await phone.setViewportSize({ width: 320, height: 640 })
  await expectUsable(phone)

  await question.getByRole('button', { name: 'Approve ₹480' }).click()
  await expect(phone.getByText('Thank you. Your new total is ₹480.')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Keep as ordered' })).toHaveCount(0)
  await expectUsable(phone)
  await expect(staff.getByText('Waiting for approval', { exact: true })).toHaveCount(0)
  await expect(staff.getByRole('region', { name: 'Items' })).toContainText('₹480')

  await phone.goto('about:blank')
  await phone.goto(link)
  await expect(phone.getByText('Thank you. Your new total is ₹480.')).toBeVisible()
  await phone.context().close()
  await staff.context().close()
})

test('a customer keeps an order as it was, once the network is back', async ({
  page,
  browser,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Veena Rao')
  await provePhoneAs(page.context(), server, '+919845071002')
  const order = await placeOrderAs(page.context(), server.url)
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  await proposeMoreAs(staff.context(), server.url, order._id)
  await staff.context().close()
  const link = await awaitTextTo(server, '+919845071002', /http\S+\/o\?a\S+/)

  await page.context().clearCookies()
  await page.route(PROPOSAL, (route) => route.abort())
  await page.goto(link)
  await expect(page.getByText('The approval request couldn’t be loaded.')).toBeVisible()
  await expectUsable(page)
  await page.unroute(PROPOSAL)
  await page.getByRole('button', { name: 'Retry' }).click()

  const question = page.getByRole('region', { name: ASKED })
  await page.route('**/proposal/answers', (route) => route.abort())
  await question.getByRole('button', { name: 'Keep as ordered' }).click()
  await expect(question.getByRole('alert')).toContainText('Your answer couldn’t be sent.')
  await page.unroute('**/proposal/answers')
  await question.getByRole('button', { name: 'Keep as ordered' }).click()
  await expect(page.getByText(/Your order stays at ₹210/)).toBeVisible()
})

test('a link of another question, or cut short, says that it doesn’t work', async ({ page }) => {
  for (const address of [
    '/approve',
    '/approve?orderId=019ab1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b#key=x',
  ]) {
    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectUsable(page)
  }
})
