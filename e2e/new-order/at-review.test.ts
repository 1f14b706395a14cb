// Changes while a customer reviews an order: prices rise, a day is closed, express becomes unavailable.
// @phone @translated
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('Review asks to confirm a changed price, leads back from a closed day and keeps the delivery window', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signUpAs(context, server.url, 'Meera Iyer')
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  const call = callsOf(staff.context(), server.url)

  await call.serveOnly('560001')
  await page.route('**/assets/later-steps-*', (route) => route.abort())
  await page.goto('/new-order')
  await page.getByRole('button', { name: 'One more: Pillow (Home Textiles)' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  // The steps after the first are scripts of their own, and a bad line may lose them.
  const lost = page.getByRole('alert').filter({ hasText: 'This step couldn’t be loaded.' })
  await expect(lost).toBeVisible()
  await page.unroute('**/assets/later-steps-*')
  await lost.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('group', { name: 'Pickup date' }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('radio', { name: /^Scheduled/ }).check()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page.getByText('Choose a delivery day to continue.')).toBeVisible()
  await page.getByRole('group', { name: 'Delivery day' }).locator('label').nth(2).click()
  await page.getByRole('radio', { name: 'Delivery 1-3 PM' }).check()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await fillAddress(page, { ...LAVELLE_ROAD, pin: '5600' })
  await page.getByRole('textbox', { name: 'PIN code' }).blur()
  await expect(page.getByText('Please enter the 6-digit PIN code.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await fillAddress(page, { ...LAVELLE_ROAD, pin: '560002' })
  await expect(page.getByText('560002: Sorry, we’re not in your area yet.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expectUsable(page)
  await fillAddress(page, { ...LAVELLE_ROAD, pin: '560 001' })
  await call.serveEverywhere('560001')
  await page.getByRole('button', { name: 'Next' }).click()
  const place = page.getByRole('button', { name: /Place order/ })
  await expect(place).toBeEnabled()
  await expect(page.getByRole('definition').filter({ hasText: /, 1-3 PM$/ })).toBeVisible()

  // Two changes in a row: the first price seen stands against the one of now.
  await call.priceOf('home-textiles-pillow', 79)
  const notice = page.getByRole('alert').filter({ hasText: 'while this page was open' })
  await expect(notice).toContainText('The price changed from ₹69 to ₹79 while this page was open.')
  await call.priceOf('home-textiles-pillow', 89)
  await expect(notice).toContainText('The price changed from ₹69 to ₹89 while this page was open.')
  await expect(notice).toContainText('Pillow (Home Textiles): ₹89 instead of ₹69')
  await expect(place).toBeDisabled()
  await expectUsable(page)
  await notice.getByRole('button', { name: 'Continue with ₹89' }).click()
  await expect(notice).toHaveCount(0)

  // A change that arrives with the tap itself.
  await page.route('**/api/orders', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({
      deliveryPreference: 'scheduled',
      deliveryTime: '1-3 PM',
    })
    await call.priceOf('home-textiles-pillow', 99)
    await route.continue()
  })
  await place.click()
  await expect(notice).toContainText('The price changed from ₹89 to ₹99 while this page was open.')
  await expect(place).toBeDisabled()
  await page.unroute('**/api/orders')
  await notice.getByRole('button', { name: 'Continue with ₹99' }).click()

  // Without a network it isn't sent, and can be taken back.
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push('order')
  })
  await context.setOffline(true)
  await place.click()
  const unsent = page
    .getByRole('alert')
    .filter({ hasText: 'We’ll send your order when you’re back' })
  await expect(unsent).toBeVisible()
  await expect(page.getByText('We’ll send this when you’re back.')).toBeVisible()
  await unsent.getByRole('button', { name: 'Don’t send it' }).click()
  await expect(unsent).toHaveCount(0)
  await context.setOffline(false)
  await expect(place).toBeEnabled()
  expect(sent).toEqual([])

  const date = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('washlineOrderDraft')!).pickupDate as string,
  )
  await call.close(date)
  await expect(
    page.getByRole('alert').filter({ hasText: /^We’re closed on .*\(Stocktaking\)/ }),
  ).toBeVisible()
  // The day is chosen no longer.
  expect(
    await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('washlineOrderDraft')!).pickupDate as unknown,
    ),
  ).toBeNull()
  await expect(page.getByRole('heading', { name: /Pickup and delivery/ })).toBeVisible()
  await call.reopen(date)
  await call.priceOf('home-textiles-pillow', 69)
  await staff.context().close()
})

test('no message covers Place order, and an order that waited for the network is confirmed later', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/new-order')
  await page.getByRole('button', { name: 'One more: Pillow (Home Textiles)' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: 'Pickup date' }).locator('label').nth(3).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await fillAddress(page, LAVELLE_ROAD)
  await page.getByRole('button', { name: 'Next' }).click()
  const place = page.getByRole('button', { name: 'Place order' })
  await place.click()
  await page.getByRole('link', { name: 'Back to your order' }).click()
  await expect(place).toBeVisible()
  const message = page.getByText('Please login to place an order.')
  await message.hover()
  const coverPlace = async () => {
    const [said, button] = [(await message.boundingBox())!, (await place.boundingBox())!]
    return said.y < button.y + button.height && said.y + said.height > button.y
  }
  expect(await coverPlace()).toBe(false)
  await page.mouse.wheel(0, 4000)
  await expect.poll(coverPlace).toBe(false)
  await page.getByRole('button', { name: 'Dismiss message' }).click()

  await signUpAs(context, server.url, 'Kavya Rao')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible()
  await expect(place).toBeEnabled()
  // The network takes the code of My Orders along: the browser loads this page again, which leads on.
  const code = await page.evaluate(codeOfMyOrders)
  let lost = 0
  await page.route(`**${code}`, async (route) => {
    lost += 1
    await (lost === 1 ? route.abort() : route.continue())
  })
  await context.setOffline(true)
  await place.click()
  await expect(page.getByText('We’ll send your order when you’re back')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/my-orders$/)
  expect(lost, 'times that the code of My Orders was asked for').toBeGreaterThan(1)
  await expect(page.getByRole('region', { name: /^See you|^Your pickup is booked/ })).toBeVisible()
})

/** Runs in the page. */
function codeOfMyOrders(): string {
  const { __reactRouterManifest: manifest } = window as unknown as {
    __reactRouterManifest: { routes: Record<string, { module: string }> }
  }
  return manifest.routes['my-orders']!.module
}

type Item = { id: string; name: string; onlinePrice: number | null; version: string }

/** What staff do while somebody is at Review. */
function callsOf(context: BrowserContext, url: string) {
  const api: APIRequestContext = context.request
  const put = async (path: string, data: object) => {
    const answer = await api.put(`${url}${path}`, { data, headers: { origin: url } })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return {
    async priceOf(itemId: string, listPrice: number): Promise<void> {
      const { items } = (await (await api.get(`${url}/api/admin/catalogue`)).json()) as {
        items: Item[]
      }
      const { name, onlinePrice, version } = items.find(({ id }) => id === itemId)!
      await put(`/api/admin/catalogue/${itemId}`, {
        name,
        listPrice,
        onlinePrice,
        active: true,
        version,
      })
    },
    async serveOnly(pin: string): Promise<void> {
      const data = { pins: [pin] }
      await api.post(`${url}/api/admin/areas`, { data, headers: { origin: url } })
    },
    async serveEverywhere(pin: string): Promise<void> {
      await api.delete(`${url}/api/admin/areas/${pin}`, { headers: { origin: url } })
    },
    close: (date: string) => put(`/api/admin/days/${date}/closed`, { reason: 'Stocktaking' }),
    async reopen(date: string): Promise<void> {
      await api.delete(`${url}/api/admin/days/${date}/closed`, { headers: { origin: url } })
    },
  }
}
