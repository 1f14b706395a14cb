// An owner's whole day at the console, on a phone and on a tablet: from Now to the figures at night.
// @phone
import type { Page } from '@playwright/test'
import { chooseStatus } from '../steps/choose-status.ts'
import { makeTags } from '../steps/clothes.ts'
import { setMessageWait } from '../steps/message-wait.ts'
import { signUpAs } from '../steps/new-customer.ts'
import {
  type Booked,
  placeBookings,
  type Day,
  expectCountsMatchLists,
  ordersHeading,
  typeTagCode,
  undoRegion,
} from '../steps/owner-day.ts'
import { startServer } from '../server.ts'
import { openStop, stopRow } from '../steps/sheet-of.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

/** Long enough for a slow machine to press Undo; the right status is heard of after it. */
const MESSAGE_WAIT_S = 10
/** Booked by the customer, and taken at the counter. */
const PLACED_TODAY = 6
const MOST_TAPS_AND_KEYS = 6

const SIZES = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a tablet', viewport: { width: 820, height: 1180 } },
]

for (const { name, viewport } of SIZES)
  test(`an owner works a whole day at the console, on ${name}`, async ({ browser }) => {
    const server = await startServer()
    const device = { baseURL: server.url, viewport, hasTouch: true, isMobile: true }
    const [staff, theirs] = [await browser.newContext(device), await browser.newContext(device)]
    const thrown: string[] = []
    staff.on('weberror', (error) => thrown.push(error.error().message))
    const [page, customer] = [await staff.newPage(), await theirs.newPage()]
    page.setDefaultTimeout(10_000)
    await signUpAs(theirs, server.url, 'Sunita Kulkarni')
    const { orders, late } = await placeBookings(customer.request, server.url)
    await signInAs(staff, server.url, 'admin')
    await setMessageWait(page.request, server.url, MESSAGE_WAIT_S)
    const day = { page, customer, url: server.url, order: orders[0]!, orders }

    await startFromNow(day)
    await takeAtTheCounter(day)
    await findByDigits(day)
    await giveStopsARider(day)
    await printTags(day)
    await countInAndAsk(day)
    await takeBackAMistake(day)
    await deliverAndMakeGood(day)
    await closeADate(day, late)
    await answerAChat(day)
    await readTheReport(day)
    await expectCountsMatchLists(day)
    await expectWhatWasSent(day)

    expect(thrown).toEqual([])
    await staff.close()
    await theirs.close()
    await server.stop()
  })

async function startFromNow({ page }: Day): Promise<void> {
  await page.goto('/admin/now')
  const unpaid = page.getByRole('link', { name: /^Unpaid: all \d+$/ })
  await expect(unpaid).toBeVisible()
  await expectUsable(page)
  const [count] = /\d+$/.exec((await unpaid.getAttribute('aria-label'))!)!
  await unpaid.click()
  await expect(ordersHeading(page, count)).toBeVisible()
  await expect(page.locator('[data-order]')).toHaveCount(Number(count))
  await expectUsable(page)
  await page.locator('[data-order]').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order LC-/ })).toBeVisible()
  await expectUsable(page)
}

async function takeAtTheCounter({ page }: Day): Promise<void> {
  await page.goto('/admin/orders/new')
  let taps = 0
  const act = async (done: Promise<void>) => {
    taps += 1
    await done
  }
  await act(page.getByLabel('Phone number').fill('00105'))
  await act(page.getByRole('button', { name: 'Imran Qureshi' }).tap())
  await act(page.getByRole('button', { name: 'Add Wash & Fold ₹70 per kg' }).tap())
  await expectUsable(page)
  await act(page.getByRole('button', { name: 'Take ₹70 in cash' }).tap())
  const slip = page.getByRole('article', { name: /^Slip of LC-/ })
  await expect(slip).toContainText('Imran Qureshi')
  await expect(slip.getByText('Paid')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(MOST_TAPS_AND_KEYS)
}

async function findByDigits({ page }: Day): Promise<void> {
  const keys = ['Control+k', '5', '5', '5', 'Enter']
  expect(keys.length).toBeLessThanOrEqual(MOST_TAPS_AND_KEYS)
  for (const key of keys) {
    await page.keyboard.press(key)
    if (key === 'Control+k')
      await expect(page.getByRole('searchbox', { name: /^Order, name/ })).toBeFocused()
  }
  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]{36}$/)
  await expect(page.getByRole('region', { name: 'Customer', exact: true })).toContainText(
    'Sunita Kulkarni',
  )
}

async function giveStopsARider({ page, orders }: Day): Promise<void> {
  await page.goto(`/admin/today?date=${orders[0]!.pickupDate}`)
  for (const order of orders) {
    await openStop(page, order)
    const rider = stopRow(page, 'Pickup', order).getByLabel('Rider')
    await rider.selectOption({ index: 1 })
    await expect(rider).toBeEnabled()
    await expect(rider).not.toHaveValue('')
  }
  await expectUsable(page)
}

async function printTags({ page, orders }: Day): Promise<void> {
  await page.goto(`/admin/dashboard?q=Sunita&on=${orders[0]!.pickupDate}`)
  await expect(page.locator('[data-order]').first()).toBeVisible()
  for (const { _id } of orders)
    await page.locator(`[data-order="${_id}"]`).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expectUsable(page)
  const labels = bar.getByRole('link', { name: 'Bag tags' })
  const pdf = await page.request.get((await labels.getAttribute('href'))!)
  expect((await pdf.body()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
}

async function countInAndAsk({ page, customer, url, order }: Day): Promise<void> {
  await page.goto(`/admin/orders/${order.number}`)
  await chooseStatus(page, order.number, 'Picked Up')
  await expect(undoRegion(page).getByRole('button', { name: /Undo/ })).toBeVisible()

  const [tag] = await makeTags(page.request, url, 1)
  await page.goto(`/admin/clothes/${order._id}`)
  await typeTagCode(page, tag!)
  await page.getByLabel('Weight').fill('3')
  await page.getByRole('button', { name: 'Count in' }).click()
  await expect(page.getByText('0 of 1 packed')).toBeVisible()
  await expectUsable(page)

  await page.goto(`/admin/orders/${order.number}`)
  await page.getByRole('button', { name: 'Change items' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change items' })
  await dialog.getByLabel('Add an item').selectOption({ label: 'Suit, ₹200' })
  await dialog.getByLabel('Reason for the customer').fill('A suit was in the bag')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(page.getByText('Waiting for approval').first()).toBeVisible()

  await customer.goto(`/track-order?orderId=${order.number}`)
  const asked = customer.getByRole('region', { name: 'Please approve this' })
  await asked.getByRole('button', { name: /^Do it.*Suit/ }).click()
  await expect(page.getByRole('region', { name: 'Items' })).toContainText('₹410')

  await page.goto(`/admin/clothes/${order._id}`)
  await typeTagCode(page, tag!)
  await expect(page.getByText('It is in', { exact: true })).toBeVisible()
}

/** Whether a press in the middle of it meets it, and nothing that lies above. */
function isOnTop(element: HTMLElement | SVGElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

async function takeBackAMistake({ page, orders }: Day): Promise<void> {
  const other = orders[1]!
  await page.goto(`/admin/orders/${other.number}`)
  await page.getByRole('button', { name: 'Change the payment method' }).click()
  const paying = page.getByRole('dialog', { name: 'Change the payment method' })
  await paying.getByRole('radio', { disabled: false }).click({ force: true })
  await paying.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Order changed')).toBeVisible()
  await chooseStatus(page, other.number, 'Washing')
  const undo = undoRegion(page).filter({ hasText: 'Washing' }).getByRole('button', { name: /Undo/ })
  // The other message covers nothing of it.
  await expect(undo).toBeVisible()
  expect(await undo.evaluate(isOnTop)).toBe(true)
  await undo.click()
  await expect(page.getByText('No customer was notified.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Pickup Scheduled')
  // The right one, whose message is heard of in the evening, after the time of the mistaken one's.
  await chooseStatus(page, other.number, 'Picked Up')
  await expect(
    undoRegion(page).filter({ hasText: 'Picked Up' }).getByRole('button', { name: /Undo/ }),
  ).toBeVisible()
  await expectUsable(page)
}

async function deliverAndMakeGood({ page, order }: Day): Promise<void> {
  await page.goto(`/admin/orders/${order.number}`)
  await chooseStatus(page, order.number, 'Ready for Delivery')
  await expect(
    undoRegion(page).filter({ hasText: 'Ready' }).getByRole('button', { name: /Undo/ }),
  ).toBeVisible()
  const answer = await page.request.get(`/api/orders/details/${order.number}`)
  const promised = new Date(((await answer.json()) as Booked).estimatedDelivery)
  const date = promised.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  await page.goto(`/admin/today?date=${date}`)
  await openStop(page, order)
  await stopRow(page, 'Delivery', order)
    .getByRole('button', { name: 'Delivered and paid: ₹410 by UPI' })
    .click()
  await expect(stopRow(page, 'Delivered', order)).toBeVisible()
  await expect(page.getByText('Saving…')).toHaveCount(0)
  await expectUsable(page)

  await page.goto(`/admin/orders/${order.number}`)
  await page.getByRole('button', { name: 'Goodwill' }).click()
  const goodwill = page.getByRole('dialog', { name: 'Goodwill' })
  await goodwill.getByRole('textbox', { name: 'Take off' }).fill('40')
  await goodwill.getByLabel('Reason').fill('A button came off.')
  await expectUsable(page)
  await goodwill.getByRole('button', { name: 'Take ₹40 off' }).click()
  await expect(page.getByRole('link', { name: /^Credit note .*₹40$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('₹40 to refund')
  await expect(page.getByRole('textbox', { name: 'Amount, ₹' })).toHaveValue('40')
}

async function closeADate({ page, orders }: Day, late: readonly Booked[]): Promise<void> {
  await page.goto(`/admin/settings?tab=dates&date=${late[0]!.pickupDate}`)
  await page.getByRole('textbox', { name: 'Why it is closed' }).fill('Stocktaking')
  await page.getByRole('button', { name: 'Close this date' }).click()
  await expect(page.getByText('Closed: Stocktaking')).toBeVisible()
  for (const { number } of late)
    await page.getByRole('checkbox', { name: `Choose order ${number}` }).check()
  await page.getByRole('button', { name: 'Reschedule the 2 chosen…' }).click()
  const move = page.getByRole('dialog', { name: /^Reschedule / })
  await move.getByLabel('To which day').fill(orders[0]!.pickupDate)
  await move.getByLabel('Why more fit into a full slot').fill('The day is closed')
  await expectUsable(page)
  await move.getByRole('button', { name: 'Reschedule them' }).click()
  await expect(move).toHaveCount(0)
  for (const { number } of late)
    await expect(page.getByRole('checkbox', { name: `Choose order ${number}` })).toHaveCount(0)
  await expectUsable(page)
}

async function answerAChat({ page, customer }: Day): Promise<void> {
  await customer.goto('/help')
  await customer.getByRole('button', { name: 'Open the chat' }).click()
  await say(customer, 'When is my suit back?')
  await page.goto('/admin/now')
  await page
    .getByRole('region', { name: 'Unanswered' })
    .getByRole('link', { name: /^Unanswered: all/ })
    .click()
  await page.goto('/admin/help-desk?tab=chat')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Sunita Kulkarni' })
    .first()
    .getByRole('link')
    .click()
  await expect(page.getByRole('log')).toContainText('When is my suit back?')
  await say(page, 'It is with you already.')
  await expect(customer.getByRole('log')).toContainText('It is with you already.')
  await expectUsable(page)
}

async function say(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await box.fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

async function readTheReport({ page }: Day): Promise<void> {
  await page.goto('/admin/reports?by=day')
  const placed = page.getByRole('region', { name: /^Orders per (hour|day)$/ })
  const chart = placed.getByRole('figure')
  await expect(chart).toHaveAccessibleName(/\b\d+ in total/)
  const [, count] = /(\d+) in total/.exec((await chart.getAttribute('aria-label')) ?? '')!
  expect(Number(count)).toBeGreaterThanOrEqual(PLACED_TODAY)
  const file = placed.getByRole('link', { name: /as CSV$/ })
  const csv = await page.request.get((await file.getAttribute('href'))!)
  expect(await csv.text()).toContain('Orders,')
  await expectUsable(page)
}

/** Of the mistake nobody heard; of what was set right they did. */
async function expectWhatWasSent({ page, orders }: Day): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages to the customer' })
  await expect(async () => {
    await page.goto(`/admin/orders/${orders[1]!.number}`)
    await expect(messages).toBeVisible()
    await expect(messages).toContainText(/picked up/i, { timeout: 1_000 })
  }).toPass()
  await expect(messages).not.toContainText(/wash/i)
}
