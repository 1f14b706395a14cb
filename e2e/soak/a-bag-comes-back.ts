// Return of a bag: packed with a sock that was missing, loaded, handed over, checked and claimed.
import type { Page } from '@playwright/test'
import type { Booked } from './a-bag-is-booked.ts'
import { makePhoto, scanWithKeyboardScanner } from '../steps/sign-in-four-people.ts'
import { openStop, stopRow } from '../steps/sheet-of.ts'
import { expect } from '../test.ts'

/** One large press on the plant's list. */
export async function pressPlantButton(
  plant: Page,
  word: 'Start' | 'Ready',
  order: Booked,
): Promise<void> {
  await plant.goto('/admin/plant')
  await plant.getByRole('button', { name: `${word} of order ${order.number}` }).click()
  await expect(
    plant.getByText(new RegExp(`${order.number} is (ready|being processed)`)),
  ).toBeVisible()
}

/** Things are scanned one after the other, each with the place that it is put into. */
export async function scanIntoPlace(
  plant: Page,
  { code, name }: { code: string; name: string },
  ...things: string[]
): Promise<void> {
  await plant.goto('/admin/places')
  for (const thing of things) {
    await scanWithKeyboardScanner(plant, thing)
    await expect(plant.getByText('In your hand')).toBeVisible()
    await scanWithKeyboardScanner(plant, code)
    await expect(plant.getByText(`is at ${name} now.`)).toBeVisible()
  }
}

/** Shirt and bag are scanned; a sock of the bag isn't there. */
export async function packWithoutASock(
  plant: Page,
  order: Booked,
  { bag, shirt }: { bag: string; shirt: string },
): Promise<void> {
  await plant.goto(`/admin/clothes/${order._id}`)
  await scanWithKeyboardScanner(plant, shirt)
  await expect(plant.getByText('1 of 2 packed')).toBeVisible()
  await plant.getByRole('button', { name: 'Something is missing' }).click()
  const missing = plant.getByRole('dialog', { name: 'Something is missing' })
  await missing.getByLabel('From which bag or item').selectOption('Bag 1')
  await missing.getByLabel('What is missing').fill('Grey sock')
  await missing.getByRole('button', { name: 'Report it missing' }).click()
  await scanWithKeyboardScanner(plant, bag)
  await expect(plant.getByText('2 of 3 packed')).toBeVisible()
}

/** Lost and found says where to look first, and there it is. */
export async function findAmongSuspects(
  plant: Page,
  order: Booked,
  suspect: string,
): Promise<void> {
  await plant.getByRole('link', { name: 'Lost and found' }).first().click()
  const sock = plant.getByRole('listitem').filter({ hasText: 'Grey sock' }).first()
  await expect(sock).toContainText(order.number)
  const first = sock.getByRole('listitem').first()
  await expect(first).toContainText(suspect)
  await expect(first).toContainText('in the same machine within the hour')
  await first.getByRole('link').click()
  await expect(plant.getByRole('heading', { name: `Clothes of ${suspect}` })).toBeVisible()
  await plant.getByRole('link', { name: 'Lost and found' }).first().click()
  await sock.getByRole('button', { name: 'Found' }).click()
  await expect(plant.getByText('Nothing is missing')).toBeVisible()
}

/** The last piece, and what all of it weighs. */
export async function packTheRest(plant: Page, order: Booked, weight: string): Promise<void> {
  await plant.goto(`/admin/clothes/${order._id}`)
  await plant.getByRole('button', { name: /^Item 3/ }).click()
  await expect(plant.getByText('All 3 in')).toBeVisible()
  await plant.getByLabel('Weight, packed').fill(weight)
  await plant.getByRole('button', { name: 'Save the weight' }).click()
  await expect(plant.getByText(`In: 4.35 kg, out: ${weight} kg`)).toBeVisible()
}

/** It is done before it was promised: the counter agrees on another day. */
export async function changePromise(counter: Page, order: Booked, date: string): Promise<void> {
  await counter.goto(`/admin/orders/${order.number}`)
  await counter.getByRole('button', { name: 'Reschedule delivery' }).click()
  const dialog = counter.getByRole('dialog', { name: 'Reschedule delivery' })
  await dialog.locator(`label:has(input[value="${date}"])`).click()
  await dialog
    .getByRole('radio', { name: /\b[AP]M\b/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Reschedule delivery' }).click()
  await expect(dialog).toHaveCount(0)
}

/** The rider scans what they take along. */
export async function loadUnits(rider: Page, date: string, ...codes: string[]): Promise<void> {
  await rider.goto(`/admin/today?date=${date}`)
  await rider.getByRole('button', { name: 'Load' }).click()
  const dialog = rider.getByRole('dialog', { name: 'Load' })
  for (const code of codes) {
    await dialog.getByLabel('Scan a bag').fill(code)
    await rider.keyboard.press('Enter')
    await expect(dialog.getByLabel('Scan a bag')).toHaveValue('')
  }
  await expect(dialog).toContainText('3 bags and items, all loaded')
  await dialog.getByRole('button', { name: 'Done' }).click()
}

/** The guard takes all of it, and pays. */
export async function handToGuard(rider: Page, order: Booked, guard: string): Promise<void> {
  await openStop(rider, order)
  const toOthers = stopRow(rider, 'Delivery', order).getByRole('button', {
    name: /^To someone else, in part/,
  })
  const dialog = rider.getByRole('dialog')
  // Right after another press a second one counts for nothing, and is made again.
  await expect(async () => {
    if (!(await dialog.isVisible())) await toOthers.click({ timeout: 2_000 })
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await dialog.getByText('The guard', { exact: true }).click()
  await dialog.getByLabel('Name').fill(guard)
  await dialog.getByRole('button', { name: 'Delivered and paid: ₹301 in cash' }).click()
  await expect(stopRow(rider, 'Delivered', order)).toBeVisible()
}

/** A shirt that came back torn, in three presses and a photo. */
export async function claimTheShirt(customer: Page): Promise<void> {
  const clothes = customer.getByRole('region', { name: 'Where your clothes are' })
  await clothes.getByRole('button', { name: 'Something wrong with it? Silk shirt' }).click()
  const dialog = customer.getByRole('dialog', { name: 'Something wrong?' })
  await dialog.getByRole('radio', { name: 'Something is damaged' }).check({ force: true })
  await dialog.getByLabel('Tell us more').fill('The collar is torn.')
  await dialog.getByLabel('Add pictures').setInputFiles(await makePhoto('#d9c7e8', '#ffffff'))
  await expect(dialog).toContainText('We’ll answer within 24 hours')
  await dialog.getByRole('button', { name: 'Send to the laundry' }).click()
  await expect(customer.getByRole('dialog', { name: 'We have it' })).toBeVisible()
  await customer.getByRole('button', { name: 'Done' }).click()
}

/** The counter sees how far the claim is, and gives no money back. */
export async function seeTheClaim(counter: Page, order: Booked): Promise<void> {
  await counter.goto(`/admin/orders/${order.number}`)
  const claims = counter.getByRole('region', { name: 'Claims' })
  await expect(claims).toContainText('Silk shirt')
  await expect(claims).toContainText('Being looked at')
  await expect(claims.getByRole('link')).toHaveCount(0)
  await expect(counter.getByRole('link', { name: 'Invoice' })).toBeVisible()
  await expect(counter.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
}

/** A shirt of ₹2,400 that is a year old: what the table of useful lives proposes is given, as much of it as may be off the order. */
export async function settleTheClaim(manager: Page, order: Booked): Promise<void> {
  await manager.goto('/admin/claims')
  await manager
    .getByRole('link', { name: /Silk shirt/ })
    .first()
    .click()
  await expect(manager.getByRole('link', { name: order.number })).toBeVisible()
  await expect(manager.getByText('The collar is torn.')).toBeVisible()
  await manager.getByLabel('Price when new, ₹').fill('2400')
  await manager.getByLabel('Age in months').fill('12')
  await manager
    .getByLabel('Kind of thing')
    .selectOption({ label: 'Shirt, blouse, kurta: 24 months' })
  await expect(manager.getByText('Proposed: ₹1,200')).toBeVisible()
  await manager.getByRole('button', { name: 'Decide: ₹1,200' }).click()
  await expect(manager.getByText('₹301 off the order, ₹899 by transfer')).toBeVisible()
  await manager.getByLabel('Reference of the transfer').fill('UTR 4711')
  await manager.getByRole('button', { name: 'Settle the claim' }).click()
  await expect(manager.getByText('Settled', { exact: true }).first()).toBeVisible()
}
