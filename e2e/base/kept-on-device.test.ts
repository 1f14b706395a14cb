// Offline work on a phone: saved before the screen says so, and sent even when storage fails.
// @phone
import type { BrowserContext, Page } from '@playwright/test'
import { findFreeSlot } from '../steps/find-free-slot.ts'
import { signUpAs } from '../steps/new-customer.ts'
import { openSheetWithOrders, readOrderStatus, stopRow } from '../steps/sheet-of.ts'
import { expect, expectUsable, test } from '../test.ts'

/** Every write is taken and then lost with its transaction, as on a full device. */
function fillStorage(): void {
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!
    .value as IDBObjectStore['put']
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...record) {
    const request = put.apply(this, record)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  }
}

/** The storage never answers. */
function silenceStorage(): void {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
}

/** @returns what brings the line back */
async function cutLine(context: BrowserContext, calls: string): Promise<() => void> {
  let isDead = true
  await context.route(calls, (route) =>
    isDead ? route.abort('internetdisconnected') : route.continue(),
  )
  return () => {
    isDead = false
  }
}

for (const [storage, script] of [
  ['full', fillStorage],
  ['silent', silenceStorage],
] as const)
  test(`a rider is asked to keep the page open while the phone’s storage is ${storage}`, async ({
    page,
    context,
    server,
  }) => {
    await page.addInitScript(script)
    const { order } = await openSheetWithOrders(page, server.url)
    const restore = await cutLine(context, '**/api/admin/run-sheet/*/pickup')
    await stopRow(page, 'Pickup', order)
      .getByRole('button', { name: `Picked up ${order.number}` })
      .click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('This phone can’t keep it: keep this page open.')
    await expect(page.getByText(/kept on this phone/)).toHaveCount(0)
    await expectUsable(page)
    restore()
    await page.getByRole('button', { name: `Retry ${order.number}` }).click()
    await expect(stopRow(page, 'Picked up', order)).toContainText('Undo')
    expect(await readOrderStatus(page, order)).toBe('picked_up')
  })

test('a customer who reports a problem reads that a full device can’t keep the report', async ({
  page,
  context,
  server,
}) => {
  await page.addInitScript(fillStorage)
  await signUpAs(context, server.url, 'Lakshmi Nair')
  await page.goto(`/track-order?orderId=${await placeOrder(page)}`)
  await page.getByRole('button', { name: /^Something wrong/ }).click()
  await page.getByLabel('Tell us more').fill('On the collar.')
  await expect(page.getByText('This device can’t keep it')).toBeVisible()
  await expect(page.getByText(/^Kept on this device/)).toHaveCount(0)
  await expectUsable(page)
})

test('a chat message written offline survives a reload and is sent once', async ({
  page,
  context,
  server,
}) => {
  await signUpAs(context, server.url, 'Lakshmi Nair')
  await page.goto('/help?chat=open')
  const restore = await cutLine(context, '**/api/chat/messages')
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await box.fill('Is my saree ready?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('Not sent.')
  await expect(log).not.toContainText('Keep this page open')
  restore()
  await page.reload()
  await expect(log).toContainText('Is my saree ready?')
  await expect.poll(() => sentMessages(page)).toEqual(['Is my saree ready?'])
  await page.reload()
  await expect(log).toContainText('Is my saree ready?')
  expect(await sentMessages(page)).toEqual(['Is my saree ready?'])
})

/** What the chat of the person there has from them. */
async function sentMessages(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/chat')
  const { chat } = (await answer.json()) as {
    chat: { messages: { from: string; text: string }[] } | null
  }
  return (chat?.messages ?? []).filter(({ from }) => from === 'customer').map(({ text }) => text)
}

/** Places an order of the person there; gives its id. */
async function placeOrder(page: Page): Promise<string> {
  const { date, pickupTime } = await findFreeSlot(page.request, '')
  const answer = await page.request.post('/api/orders', {
    data: {
      items: ['2 × Shirt (Dry Cleaning)'],
      pickupDate: date,
      pickupTime,
      address: '12 Church Street, Bengaluru 560001',
    },
  })
  return ((await answer.json()) as { _id: string })._id
}
