// A device with a clock several days off: screens show the server's time.
// @phone
import { signUpAs } from '../steps/new-customer.ts'
import { placeOrderAs } from '../steps/place-order.ts'
import { signInAs } from '../sign-in.ts'
import { expect, test } from '../test.ts'

const THREE_DAYS_MS = 3 * 86_400_000

test('a phone that is three days fast shows no order as late', async ({ browser, server }) => {
  const right = await browser.newContext({ baseURL: server.url })
  const fast = await browser.newContext({ baseURL: server.url })
  await signUpAs(right, server.url, 'Meera Pillai')
  const order = await placeOrderAs(right, server.url, 'next')
  await fast.addCookies(await right.cookies())
  await fast.clock.setSystemTime(Date.now() + THREE_DAYS_MS)
  const texts: string[] = []
  for (const context of [right, fast]) {
    const page = await context.newPage()
    await page.goto(`/track-order?orderId=${order.number}`)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await page.goto('/my-orders')
    const card = page.getByRole('listitem').filter({ hasText: order.number })
    await expect(card).toBeVisible()
    texts.push(await card.innerText())
    await expect(page.getByText(/sorry|late/i)).toHaveCount(0)
  }
  expect(texts[1]).toBe(texts[0])
})

test('the bell counts minutes by the server’s clock', async ({ browser, server }) => {
  const fast = await browser.newContext({ baseURL: server.url })
  await signInAs(fast, server.url, 'customer')
  await fast.clock.setSystemTime(Date.now() + THREE_DAYS_MS)
  const customer = await browser.newContext({ baseURL: server.url })
  await signInAs(customer, server.url, 'customer')
  const read = async (context: typeof fast) => {
    const page = await context.newPage()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByRole('time').first()).toBeVisible()
    return page.getByRole('time').allInnerTexts()
  }
  // A minute may end between the two looks, so they are tried again.
  await expect(async () => {
    const [times, fastTimes] = await Promise.all([read(customer), read(fast)])
    expect(fastTimes).toEqual(times)
  }).toPass()
})
