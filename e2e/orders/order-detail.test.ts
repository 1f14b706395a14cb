// Staff's page of an order: weigh again with a reason, note, label, take money, cancel; while its customer looks on.
// @desktop
import type { Browser, Page } from '@playwright/test'
import { chooseStatus } from '../steps/choose-status.ts'
import { makePhoto } from '../steps/sign-in-four-people.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('staff change the items, and the customer sees the new total and the reason', async ({
  page,
  browser,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Kiran Bhat')
  const number = await placeOrder(page, server.url, 500)
  await page.goto(`/track-order?orderId=${number}`)
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()

  const staff = await staffWindow(browser, server.url)
  await staff.goto(`/admin/orders/${number}`)
  await expect(staff.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  const customer = staff.getByRole('region', { name: 'Customer' })
  await expect(customer.getByRole('link', { name: 'Kiran Bhat' })).toHaveAttribute(
    'href',
    /^\/admin\/customers\/[0-9a-f-]{36}$/,
  )
  await expect(staff.getByRole('link', { name: /^Map of the pickup address/ })).toHaveAttribute(
    'href',
    /google\.com\/maps.*Lavelle/,
  )
  await expectUsable(staff)

  await staff.getByRole('button', { name: 'Change items' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Change items' })
  await dialog.getByRole('button', { name: 'One more: Wash & Fold' }).click()
  await expect(dialog.getByText('New total ₹280')).toBeVisible()
  await expect(dialog.getByText('Old total ₹210')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save and tell the customer' }).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Write “3 kg turned out to be 4 kg”' }).click()
  await dialog.getByLabel('Add an item').selectOption({ label: 'Suit, ₹200' })
  await expect(dialog.getByText('New total ₹480')).toBeVisible()
  await expect(dialog.getByText(/^Back on .* instead of /)).toBeVisible()
  await expectUsable(staff)
  await dialog.getByRole('button', { name: 'Save and tell the customer' }).click()
  await expect(dialog).toHaveCount(0)
  const items = staff.getByRole('region', { name: 'Items' })
  await expect(items.getByText('1 × Suit (Dry Cleaning)')).toBeVisible()
  await expect(items.getByText('₹480')).toBeVisible()
  const history = staff.getByRole('region', { name: 'History' })
  await expect(history.getByText('₹480 instead of ₹210')).toBeVisible()
  await expect(history.getByText(/Washline Staff \(staff\)/)).toBeVisible()

  // The customer's open page has updated automatically.
  await expect(page.getByText('The items of your order have changed.')).toBeVisible()
  await expect(page.getByText('The total is ₹480 instead of ₹210')).toBeVisible()
  await expect(page.getByText('3 kg turned out to be 4 kg')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: /unread/ }).click()
  await expect(page.getByText(/The total is now ₹480 instead of ₹210/).first()).toBeVisible()
  await staff.context().close()
})

test('staff ask about a higher price, and only the approved lines are charged', async ({
  page,
  browser,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Usha Iyengar')
  const number = await placeOrder(page, server.url)
  const staff = await staffWindow(browser, server.url)
  await staff.goto(`/admin/orders/${number}`)
  await staff.getByRole('button', { name: 'Change items' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Change items' })
  await dialog.getByRole('button', { name: 'One more: Wash & Fold' }).click()
  await dialog.getByRole('button', { name: 'Write “3 kg turned out to be 4 kg”' }).click()
  await dialog.getByLabel('Add an item').selectOption({ label: 'Suit, ₹200' })
  await dialog.getByLabel(/^Why .*Suit/).fill('A suit was in the bag')
  await dialog.getByLabel(/^Add a photo.*Suit/).setInputFiles(await makePhoto('#2a3b55', '#d8d0c0'))
  await expect(dialog.getByRole('img', { name: 'The photo for Suit' })).toBeVisible()
  await expectUsable(staff)
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(staff.getByText('Waiting for approval').first()).toBeVisible()
  await expectUsable(staff)

  await staff.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const opened = staff.context().waitForEvent('page')
  await staff.getByRole('button', { name: 'Send by WhatsApp' }).click()
  const whatsApp = await opened
  await whatsApp.waitForURL(/^https:\/\/wa\.me\/919845055555\?text=/)
  const message = new URL(whatsApp.url()).searchParams.get('text')!
  expect(message).toContain('The new total would be ₹480 instead of ₹210.')
  const friend = await openPrivateWindow(browser, server.url)
  await friend.goto(/https?:\S+$/.exec(message)![0])
  const byLink = friend.getByRole('region', { name: 'Please approve this' })
  await byLink.getByRole('button', { name: 'Photo of Suit: enlarge' }).click()
  const large = friend.getByRole('dialog', { name: 'Suit' }).getByRole('img')
  await expect(large).toHaveJSProperty('naturalHeight', 800)
  await expectUsable(friend)
  await friend.keyboard.press('Escape')
  await byLink.getByRole('button', { name: /^Do it.*Wash & Fold/ }).click()
  // A link that staff handed on shows what is asked; its customer answers.
  await expect(byLink).toContainText('Please log in to answer.')

  await page.goto('/my-orders')
  await expect(page.getByText('Needs your approval')).toBeVisible()
  await page.goto(`/track-order?orderId=${number}`)
  const asked = page.getByRole('region', { name: 'Please approve this' })
  await expect(asked).toContainText('your new total is ₹480 instead of ₹210')
  await expect(asked).toContainText('A suit was in the bag')
  await expect(asked.getByRole('button', { name: 'Photo of Suit: enlarge' })).toBeVisible()
  await asked.getByRole('button', { name: /^Do it.*Wash & Fold/ }).click()
  await expect(asked).toContainText('You said: do it.')
  await expectUsable(page)
  await asked.getByRole('button', { name: /^Leave it as it is.*Suit/ }).click()
  const answered = page.getByRole('region', { name: 'Price approval' })
  await expect(answered).toContainText('Your new total is ₹280.')
  await expect(answered.getByRole('listitem').first()).toContainText('Approved')
  await expect(answered.getByRole('listitem').last()).toContainText('Declined')
  await expectUsable(page)
  await expect(page.getByRole('region', { name: 'Items and payment' })).toContainText('₹280')
  await expect(staff.getByRole('region', { name: 'Items' })).toContainText('₹280')
  await expect(staff.getByText('Waiting for approval', { exact: true })).toHaveCount(0)
  const outcome = staff.getByRole('region', { name: 'Price approval' })
  await expect(outcome.getByRole('listitem').first()).toContainText('Approved')
  await expect(outcome.getByRole('listitem').last()).toContainText('Declined')
  await expectUsable(staff)
  await friend.context().close()
  await staff.context().close()
})

test('two colleagues at one order see each other’s notes and payments, and a late change is refused', async ({
  page,
  browser,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Leela Menon')
  const number = await placeOrder(page, server.url, 500)
  const [one, other] = [
    await staffWindow(browser, server.url),
    await staffWindow(browser, server.url),
  ]
  for (const window of [one, other]) {
    await window.goto(`/admin/orders/${number.toLowerCase()}`)
    await expect(window.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
    await expect(window.getByText('Live', { exact: true })).toBeVisible()
  }

  await one.getByPlaceholder('Write a note').fill('Collar stain on the white shirt')
  await one.getByRole('button', { name: 'Add note' }).click()
  await expect(
    other.getByRole('region', { name: 'Notes' }).getByText('Collar stain on the white shirt'),
  ).toBeVisible()
  await one.getByRole('button', { name: 'Took ₹210 in cash' }).click()
  await expect(
    other.getByRole('region', { name: 'Payment' }).getByText('₹210 paid in cash'),
  ).toBeVisible()

  await other.getByRole('button', { name: 'Change items' }).click()
  const late = other.getByRole('dialog', { name: 'Change items' })
  await late.getByRole('button', { name: 'One more: Wash & Fold' }).click()
  await late.getByLabel('Reason for the customer').fill('Weighed again')

  await one.getByRole('button', { name: 'Change items' }).click()
  const first = one.getByRole('dialog', { name: 'Change items' })
  await first.getByRole('button', { name: 'One less: Wash & Fold' }).click()
  await expect(first.getByText('₹70 is to be refunded')).toBeVisible()
  await first.getByLabel('Reason for the customer').fill('It was 2 kg')
  await first.getByRole('button', { name: 'Save and tell the customer' }).click()
  await expect(first).toHaveCount(0)

  await expect(late.getByText('This order has changed in the meantime.')).toBeVisible()
  await expect(late.getByRole('button', { name: 'Save and tell the customer' })).toBeDisabled()
  await expectUsable(other)
  await late.getByRole('button', { name: 'Start again from the current order' }).click()
  await expect(late.getByRole('textbox', { name: 'Wash & Fold, kg' })).toHaveValue('2')
  await other.keyboard.press('Escape')
  await expect(
    other.getByRole('region', { name: 'Payment' }).getByText('₹70 to refund'),
  ).toBeVisible()
  await expectUsable(other)
  await one.context().close()
  await other.context().close()
})

test('staff cancel an order with a reason and refund the payment', async ({
  page,
  browser,
  server,
}) => {
  await signUpAs(page.context(), server.url, 'Nandita Sen')
  const number = await placeOrder(page, server.url)
  const staff = await staffWindow(browser, server.url)
  await staff.goto(`/admin/orders/${number}`)
  await staff.getByRole('button', { name: 'Took ₹210 by UPI' }).click()
  await expect(staff.getByText('₹210 paid by UPI')).toBeVisible()

  // The menu asks for the reason too.
  await chooseStatus(staff, number, 'Cancelled')
  const dialog = staff.getByRole('dialog', { name: 'Cancel this order?' })
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await dialog.getByLabel('Reason for the customer').fill('Our van broke down')
  await dialog.getByRole('checkbox', { name: 'I have refunded ₹210' }).check()
  await expectUsable(staff)
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(staff.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(staff.getByText('₹210 refunded by UPI')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Change items' })).toHaveCount(0)
  await expectUsable(staff)

  await page.goto(`/track-order?orderId=${number}`)
  await expect(page.getByText('Our van broke down')).toBeVisible()
  await expectUsable(page)
  await staff.context().close()
})

test('staff open an order from the list, and print tags for its number of bags', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'admin')
  const answer = await context.request.get(
    `${server.url}/api/admin/orders?status=pickup_scheduled&limit=1`,
  )
  const [order] = (await answer.json()) as { number: string }[]
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: order!.number, exact: true }).click()
  await expect(page.getByRole('heading', { name: `Order ${order!.number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Bag tags' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bag tags' })
  for (let bags = 1; bags < 3; bags += 1)
    await dialog.getByRole('button', { name: 'One more: Bags' }).click()
  await expectUsable(page)
  const link = dialog.getByRole('link', { name: /^Open 3 labels/ })
  const href = await link.getAttribute('href')
  const pdf = await context.request.get(`${server.url}${href}`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
})

test('an unknown order is not found, and only staff can open the page', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server.url, 'admin')
  await page.goto('/admin/orders/LC-0000-0000')
  await expect(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible()
  await expectUsable(page)
  await context.clearCookies()
  await signInAs(context, server.url, 'customer')
  await page.goto('/admin/orders/LC-0000-0000')
  await expect(page.getByRole('heading', { name: 'For staff only' })).toBeVisible()
})

/** Three kilograms, ₹210, in the first slot that is to be had; `tolerance`: how many rupees more need no question. */
async function placeOrder(page: Page, url: string, tolerance?: number): Promise<string> {
  const { dates } = (await (await page.request.get(`${url}/api/slots?days=7`)).json()) as {
    dates: { date: string; slots: { pickupTime: string; placesLeft: number }[] }[]
  }
  const [pickup] = dates
    .slice(1)
    .flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
    .filter(({ placesLeft }) => placesLeft > 0)
  const answer = await page.request.post(`${url}/api/orders`, {
    data: {
      lines: [{ itemId: 'wash-fold', quantity: 3 }],
      pickupDate: pickup!.date,
      pickupTime: pickup!.pickupTime,
      address: '12 Lavelle Road, Bengaluru 560001',
      tolerance,
    },
  })
  if (!answer.ok()) throw new Error(`The order was refused: ${await answer.text()}`)
  return ((await answer.json()) as { number: string }).number
}

async function staffWindow(browser: Browser, baseURL: string): Promise<Page> {
  const page = await openPrivateWindow(browser, baseURL)
  await signInAs(page.context(), baseURL, 'admin')
  return page
}
