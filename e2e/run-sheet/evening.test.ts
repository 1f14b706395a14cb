// The evening: a rider hands in their cash by notes and coins, and the laundry counts it and confirms their UPI.
import { assignTwoStops, joinAsRider, openOwnRun, openOwnStop } from '../steps/own-run.ts'
import { expect, expectUsable, test } from '../test.ts'

test('a rider’s cash is counted by notes and coins, their UPI is confirmed, and both stay readable', async ({
  page,
  browser,
  server,
}) => {
  const rider = await joinAsRider({ page, browser, server }, 'Esha Menon')
  const { delivery } = await assignTwoStops(page, server, rider)
  const app = await openOwnRun(rider)
  const card = await openOwnStop(app, 'Delivery', delivery)
  await card.getByLabel('Cash given, ₹').fill('100')
  await card.getByRole('button', { name: /^₹100 cash \+ ₹\d+ UPI/ }).click()
  await expect(app.getByText('All sent')).toBeVisible()
  await expect(app.getByRole('region', { name: 'Cash to hand in' })).toContainText('₹100')

  await test.step('the rider hands in ₹90 of it', async () => {
    await app.getByRole('link', { name: 'Hand in' }).click()
    await app.getByRole('button', { name: 'Hand in', exact: true }).click()
    const dialog = app.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Count notes and coins' }).click()
    await dialog.getByLabel('₹50 ×').fill('1')
    await dialog.getByLabel('₹20 ×').fill('2')
    await expect(dialog.getByText('₹10 less than expected')).toBeVisible()
    await dialog.getByLabel('Why is the amount different?').fill('Gave change')
    await expectUsable(app)
    await dialog.getByRole('button', { name: 'Hand in ₹90' }).click()
    await expect(app.getByText(/^₹90 handed in on .*, waiting to be counted/)).toBeVisible()
  })

  await page.goto('/admin/cash')
  const person = page
    .getByRole('region', { name: 'The day by person' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Esha Menon' }) })
  await test.step('the laundry sees the doors, the hand-in and its reason', async () => {
    await expect(person).toContainText('₹100 not handed in')
    await expect(person).toContainText('Expected ₹100. Gave change')
    await expect(person).toContainText('1 × ₹50 · 2 × ₹20')
    await person.getByText('Cash at 1 door: ₹100').click()
    await expect(person.getByRole('link', { name: delivery.number }).first()).toBeVisible()
    await expectUsable(page)
  })

  await test.step('the laundry counts it, and corrects the count', async () => {
    await page.getByRole('button', { name: 'Count Esha Menon' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Count notes and coins' }).click()
    await dialog.getByLabel('₹50 ×').fill('1')
    await dialog.getByLabel('₹20 ×').fill('2')
    await dialog.getByRole('button', { name: 'Accept ₹90' }).click()
    await expect(person).toContainText('All cash handed in')
    await expect(person).toContainText('Difference -₹10')
    await page.getByText('Recently counted').click()
    await page.getByRole('button', { name: 'Correct Esha Menon' }).click()
    await expect(dialog.getByLabel('₹20 ×')).toHaveValue('2')
    await dialog.getByLabel('₹20 ×').fill('1')
    await dialog.getByLabel('Why is the amount different?').fill('Counted twice')
    await dialog.getByRole('button', { name: 'Accept ₹70' }).click()
    await expect(person).toContainText('Difference -₹30')
    await expect(person).toContainText('1 × ₹50 · 1 × ₹20')
  })

  await test.step('the laundry confirms what came by UPI', async () => {
    await person.getByRole('button', { name: `Confirm ${delivery.number}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(dialog.getByText('Please enter the reference.')).toBeVisible()
    await expectUsable(page)
    await dialog.getByLabel('UPI reference (UTR)').fill(`5123 ${Date.now()}`)
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(person.getByRole('button', { name: /^Confirm/ })).toHaveCount(0)
    await person.getByText(/^UPI at 1 door/).click()
    await expect(person).toContainText(/Confirmed by .*, 5123\d+/)
    await expectUsable(page)
  })
  await rider.phone.close()
})
