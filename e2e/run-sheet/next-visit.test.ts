// Next visit after a failed one: a text message's link, three free times, one press without signing in.
// @phone
import { openPrivateWindow } from '../steps/open-private-window.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { awaitTextTo, provePhoneAs } from '../steps/texts.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const NEXT_VISIT = '**/api/orders/*/next-visit'

test('a customer books the next pickup with one press on a text message’s link', async ({
  page,
  browser,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Tara Menon')
  await provePhoneAs(page.context(), server, '+919845071011')
  const order = await placeOrderAs(page.context(), server.url)
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  const failed = await staff
    .context()
    .request.post(`/api/admin/run-sheet/${order._id}/pickup-failed`, {
      data: { reason: 'The gate was closed.', failureReason: 'gate_closed' },
    })
  expect(failed.ok()).toBe(true)
  await staff.context().close()

  // The order's page offers the same times to its customer.
  await page.goto(`/track-order?orderId=${order._id}`)
  const own = page.getByRole('region', { name: 'When should we come again?' })
  await expect(own).toContainText('The gate was closed.')
  const times = own.getByRole('button', { name: /AM|PM/ })
  await expect(times).toHaveCount(3)
  const offered = await times.allTextContents()
  await own.getByRole('button', { name: 'More times' }).click()
  await expect(page.getByRole('dialog', { name: /Reschedule/ })).toBeVisible()
  await page.keyboard.press('Escape')

  const link = await awaitTextTo(server, '+919845071011', /http\S+\/o\?v\S+/)
  const phone = await openPrivateWindow(browser, server.url)
  await phone.goto(link)
  const choice = phone.getByRole('region', { name: 'When should we come again?' })
  await expect(choice).toContainText('The gate was closed.')
  await expect(phone.locator('main')).not.toContainText(/Tara|Church Street|98450/)
  const buttons = choice.getByRole('button')
  expect(await buttons.allTextContents()).toEqual(offered)
  await expectUsable(phone)

  await phone.route(NEXT_VISIT, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await buttons.nth(1).click()
  await expect(choice.getByRole('alert')).toContainText('The time couldn’t be booked.')
  await phone.unroute(NEXT_VISIT)
  await buttons.nth(1).click()
  await expect(phone.getByRole('heading', { name: 'Your new time is booked' })).toBeVisible()
  await expect(phone.getByText(`We’ll pick up your clothes on ${offered[1]}.`)).toBeVisible()
  await expectUsable(phone)
  // Her own page hears of it.
  await expect(page.getByText(/Your pickup is rescheduled to/)).toBeVisible()
  await phone.context().close()
})

test('a link cut short says that it doesn’t work', async ({ page }) => {
  await page.goto('/next-visit')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectUsable(page)
})

test('a customer reads what a second visit costs, and books nothing once it costs another sum', async ({
  page,
  browser,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Tara Menon')
  const order = await placeOrderAs(page.context(), server.url)
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  const failed = await staff
    .context()
    .request.post(`/api/admin/run-sheet/${order._id}/pickup-failed`, {
      data: { reason: 'Nobody opened.', failureReason: 'nobody_there' },
    })
  expect(failed.ok()).toBe(true)
  await staff.context().close()

  // The laundry had a fee as she opened the page, and has none as she presses.
  await page.route(NEXT_VISIT, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), fee: 50 } })
  })
  await page.goto(`/track-order?orderId=${order._id}`)
  const own = page.getByRole('region', { name: 'When should we come again?' })
  const cost = 'A second visit costs ₹50, which we add to your order.'
  await expect(own).toContainText(cost)
  await expectUsable(page)
  await own.getByRole('button', { name: 'More times' }).click()
  await expect(page.getByRole('dialog', { name: /Reschedule/ })).toContainText(cost)
  await page.keyboard.press('Escape')
  await page.unroute(NEXT_VISIT)
  const times = own.getByRole('button', { name: /AM|PM/ })
  await times.first().click()
  await expect(own.getByRole('alert')).toContainText('The second visit costs nothing now.')
  await expect(own).not.toContainText(cost)
  await times.first().click()
  await expect(page.getByText(/Your pickup is rescheduled to/)).toBeVisible()
})
