// Something wrong? on an order: a ticket with all details and a picture, also offline; a claim that is settled.
// @phone @translated
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { signUpAs } from '../steps/new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'
import { openStaffWindowAt } from '../steps/open-staff-window-at.ts'
import { openPrivateWindow } from '../steps/open-private-window.ts'

test('a problem reported offline becomes a ticket with its picture once there is a network', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signUpAs(context, server.url, 'Lakshmi Rao')
  const { _id, number } = await placeOrder(page)
  await page.goto(`/track-order?orderId=${_id}`)
  await page.getByRole('button', { name: /^Something wrong/ }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send to the laundry' })
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Which piece?').selectOption({ index: 1 })
  await dialog.getByRole('radio', { name: 'Something is missing' }).check()
  await expect(dialog.getByRole('radio', { name: 'Clean it again' })).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'A stain is still there' }).check()
  await dialog.getByLabel('Tell us more').fill('On the collar.')
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#c43', noise: grain },
  })
  await dialog.getByLabel('Add pictures').setInputFiles({
    name: 'collar.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo.jpeg().toBuffer(),
  })
  await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Clean it again' }).check()
  await expectUsable(page)

  await expect(dialog.getByText(/^Kept on this device/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Something wrong/ }).click()
  await expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('On the collar.')
  await expect(dialog.getByRole('radio', { name: 'Clean it again' })).toBeChecked()

  await context.setOffline(true)
  await send.click()
  await expect(dialog.getByText(/^You’re offline\. We’ll send this/)).toBeVisible()
  await expect(page.getByText('You’re offline. We’ll send this when you’re back.')).toBeAttached()
  await context.setOffline(false)
  await expect(dialog.getByText(/Your ticket is HD-/)).toBeVisible()
  await expectUsable(page)
  await dialog.getByRole('link', { name: /See ticket HD-/ }).click()
  const thread = page.getByRole('list', { name: 'Messages' })
  await expect(thread).toContainText('On the collar.')
  const thumbnail = thread.getByRole('img', { name: /^Picture 1/ })
  const width = () => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)

  const staff = await openStaffWindowAt(browser, server.url, '/admin/help-desk?tab=tickets')
  await staff.getByRole('searchbox', { name: 'Search tickets' }).fill('lakshmi')
  await staff.getByRole('link', { name: /A stain is still there/ }).click()
  const facts = staff.getByRole('main')
  await expect(facts.getByText('Clean it again')).toBeVisible()
  await expect(facts.getByText(number)).toBeVisible()
  await expect(staff.getByRole('img', { name: /^Picture 1/ })).toBeVisible()
  await expectUsable(staff)
  await staff.context().close()

  // The chat begins with the order's number.
  await page.goto(`/help?chat=open&order=${number}`)
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(`About my order ${number}: `)
  await expect(page.getByRole('log')).toContainText('Hello Lakshmi, how can we help?')
})

test('a customer claims a spoilt piece in three taps, and staff decide by its age and settle it', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signUpAs(context, server.url, 'Sarala Menon')
  const { _id, number } = await placeOrder(page)
  const staff = await openPrivateWindow(browser, server.url)
  await signInAs(staff.context(), server.url, 'admin')
  const completed = await staff.request.put(`${server.url}/api/admin/orders/${_id}`, {
    data: { status: 'completed' },
  })
  expect(completed.ok()).toBe(true)

  await page.goto(`/track-order?orderId=${_id}`)
  await page.getByRole('button', { name: /^Something wrong/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Which piece?').selectOption({ index: 1 })
  await dialog.getByRole('radio', { name: 'Something is damaged' }).check()
  await dialog.getByLabel('Add pictures').setInputFiles({
    name: 'hole.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 90, height: 120, channels: 3, background: '#c43' } })
      .png()
      .toBuffer(),
  })
  await expectUsable(page)
  await dialog.getByRole('button', { name: 'Send to the laundry' }).click()
  await expect(dialog.getByText(/Your ticket is HD-/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const claims = page.getByRole('region', { name: 'Your claims' })
  await expect(claims.getByText('Being looked at')).toBeVisible()

  await staff.goto(`${server.url}/admin/claims`)
  await expectUsable(staff)
  await staff.goto(`${server.url}/admin/orders/${number}`)
  const ofOrder = staff.getByRole('region', { name: 'Claims' })
  await expect(ofOrder).toContainText('Being looked at')
  await ofOrder.getByRole('link', { name: /^Shirt/ }).click()
  const photos = staff.getByRole('region', { name: 'Photos' })
  await expect(photos.getByRole('img', { name: /^From the customer/ })).toBeVisible()
  await staff.getByLabel('Price when new').fill('1000')
  await staff.getByLabel('Age in months').fill('6')
  await staff.getByLabel('Charged for cleaning it').fill('15')
  await expect(staff.getByText('Proposed: ₹1,015')).toBeVisible()
  await staff.getByLabel('Approved, ₹').fill('500')
  const decide = staff.getByRole('button', { name: 'Decide: ₹500' })
  await expect(decide).toBeDisabled()
  await staff.getByLabel('Approved, ₹').fill('')
  await expectUsable(staff)
  await staff.getByRole('button', { name: 'Decide: ₹1,015' }).click()
  await staff.getByRole('radio', { name: /^Transfer/ }).check()
  await staff.getByLabel('Reference of the transfer').fill('UTR 8112')
  await expectUsable(staff)
  await staff.getByRole('button', { name: 'Settle the claim' }).click()
  await expect(staff.getByText('Settled', { exact: true })).toBeVisible()

  await page.reload()
  await expect(claims.getByText('Settled', { exact: true })).toBeVisible()
  await expect(claims).toContainText('reference UTR 8112')
  await expectUsable(page)
  const evidence = page.waitForEvent('download')
  await claims.getByRole('link', { name: /^Evidence \(PDF\)/ }).click()
  expect((await evidence).suggestedFilename()).toMatch(/^evidence-HD-.*\.pdf$/)
})

/** Places an order on the last day but a few. */
async function placeOrder(page: Page): Promise<{ _id: string; number: string }> {
  const slots = await page.request.get('/api/slots?days=5')
  const { dates } = (await slots.json()) as {
    dates: { date: string; slots: { pickupTime: string }[] }[]
  }
  const { date, slots: times } = dates.at(-1)!
  const answer = await page.request.post('/api/orders', {
    data: {
      items: ['2 × Shirt (Dry Cleaning)'],
      pickupDate: date,
      pickupTime: times[0]!.pickupTime,
      address: '12 Church Street, Bengaluru 560001',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as { _id: string; number: string }
}
