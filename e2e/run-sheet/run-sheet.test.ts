// The driver’s day on a phone and at a desk: money and proof at the door, and the printed sheet.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openSheetWithOrders, openStop, readOrderStatus, stopRow } from '../steps/sheet-of.ts'

test('a completion takes the cash at the door, and undoing it makes the cash due again @phone', async ({
  page,
  server,
}) => {
  const { order, date } = await openSheetWithOrders(page, server.url)
  await page.request.put(`/api/admin/orders/${order._id}`, { data: { status: 'ready' } })
  const promised = new Date(`${date}T00:00:00Z`)
  promised.setUTCDate(promised.getUTCDate() + 2)
  await page.goto(`/admin/today?date=${promised.toISOString().slice(0, 10)}`)
  const card = stopRow(page, 'Delivery', order)
  await expect(card).toBeVisible()
  await openStop(page, order)
  await expect(card).toContainText('Collect ₹240 in cash')
  await expectUsable(page)

  await card.getByRole('button', { name: 'Delivered and paid: ₹240 by UPI' }).click()
  const done = stopRow(page, 'Delivered', order)
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Collect ₹240 in cash')
  expect(await readOrderStatus(page, order)).toBe('ready')

  // Unpaid it asks first, in place of completing: one more tap.
  await card.getByRole('button', { name: 'Delivered, not paid' }).click()
  const question = page.getByRole('dialog', { name: `Complete ${order.number}?` })
  await expect(question).toContainText('₹240 is unpaid and stays due.')
  await expect(question).toContainText('An invoice is issued for ₹240.')
  await expectUsable(page)
  expect(await readOrderStatus(page, order)).toBe('ready')
  await question.getByRole('button', { name: 'Delivered, not paid' }).click()
  await expect(done).toContainText('₹240 not paid yet')
  // At once, while the stop before is still shown where it was.
  const isSaved = page.waitForResponse(/\/delivery$/)
  await done.getByRole('button', { name: 'Paid in cash' }).click()
  await isSaved
  await expect(page.getByText('Saving…')).toHaveCount(0)
  expect(await done.allInnerTexts()).toEqual([expect.not.stringContaining('not paid yet')])
  await expectUsable(page)
  expect(await readOrderStatus(page, order)).toBe('completed')
  await page.goto(`/admin/orders/${order._id}`)
  await expect(page.getByRole('list', { name: 'Payments' })).toContainText('₹240 paid in cash')
})

test('the customer sees the rider’s note and photo @phone', async ({ page, server }) => {
  const { order } = await openSheetWithOrders(page, server.url)
  await stopRow(page, 'Pickup', order)
    .getByRole('button', { name: /^Add bags, a note/ })
    .click()
  const dialog = page.getByRole('dialog')
  const create = { width: 300, height: 400, channels: 3, background: '#1f40a4' } as const
  await dialog.getByLabel('Take a photo').setInputFiles({
    name: 'door.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg().toBuffer(),
  })
  await expect(dialog.getByRole('img', { name: 'What you photographed' })).toBeVisible()
  await dialog.getByRole('button', { name: 'One more: Bags' }).click()
  await dialog.getByRole('button', { name: 'One more: Bags' }).click()
  await dialog.getByLabel('What they weigh together').fill('4.2')
  await dialog.getByText('The guard', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Bag was at the gate')
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Picked up' }).click()
  await expect(stopRow(page, 'Picked up', order)).toBeVisible()

  await page.goto(`/track-order?orderId=${order._id}`)
  const proofs = page.getByRole('region', { name: 'From our driver' })
  await expect(proofs).toContainText('2 bags, 4.2 kg')
  await expect(proofs).toContainText('From the guard')
  const clothes = page.getByRole('region', { name: 'Where your clothes are' })
  await expect(clothes).toContainText('With our rider: 2 bags, 4.2 kg')
  await expect(proofs).toContainText('Bag was at the gate')
  // The photo stands once, where the clothes are.
  await expect(proofs.getByRole('img')).toHaveCount(0)
  const width = () =>
    clothes.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await expectUsable(page)
})

test('a rider moves through the days, and prints the sheet @desktop', async ({
  page,
  server,
}, info) => {
  await signInAs(page.context(), server.url, 'admin')
  await page.goto('/admin/today')
  await expect(page.getByRole('heading', { level: 1, name: 'Run sheet' })).toBeVisible()
  await expect(page.getByRole('listitem', { name: /^(Pickup|Delivery) LC-/ }).first()).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/date=20/)
  await expect(page.getByRole('listitem', { name: /^Pickup LC-/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(page).not.toHaveURL(/date=/)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^(Picked up|Delivered)/ }).first()).toBeHidden()
  const path = info.outputPath('run-sheet.pdf')
  await page.pdf({ path, preferCSSPageSize: true })
  expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
})
