// A bag at the laundry: collected by the rider, weighed, asked about, washed and packed.
import type { Page } from '@playwright/test'
import { makeTags, placeCounterOrder } from '../steps/clothes.ts'
import type { Booked } from './a-bag-is-booked.ts'
import { makePhoto, scanWithKeyboardScanner } from '../steps/sign-in-four-people.ts'
import { openStop, stopRow } from '../steps/sheet-of.ts'
import { expect } from '../test.ts'

/** Somebody with everybody's run gives a stop to the rider. */
export async function assignStopTo(
  manager: Page,
  order: Booked,
  { kind, date, rider }: { kind: 'Pickup' | 'Delivery'; date: string; rider: string },
): Promise<void> {
  await manager.goto(`/admin/today?date=${date}`)
  const card = stopRow(manager, kind, order)
  await card.getByLabel('Rider').selectOption({ label: rider })
  await expect(card.getByLabel('Rider')).toBeEnabled()
}

/** The rider finds the stop on their own run, takes the bags at the door, counts, weighs and photographs them. */
export async function collectBag(
  rider: Page,
  order: Booked,
  { bags, weight }: { bags: number; weight: string },
): Promise<void> {
  await rider.goto(`/admin/today?date=${order.pickupDate}`)
  await openStop(rider, order)
  const card = stopRow(rider, 'Pickup', order)
  await card.getByRole('button', { name: /^Add bags, a note/ }).click()
  const dialog = rider.getByRole('dialog')
  for (let bag = 0; bag < bags; bag += 1)
    await dialog.getByRole('button', { name: 'One more: Bags' }).click()
  await dialog.getByLabel(/^What (it weighs|they weigh together)/).fill(weight)
  await dialog.getByLabel('Take a photo').setInputFiles(await makePhoto('#2f6b5a'))
  await expect(dialog.getByRole('img', { name: 'What you photographed' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Picked up' }).click()
  await expect(stopRow(rider, 'Picked up', order)).toBeVisible()
}

/** The tags of a sheet that is printed at the plant. */
export async function printTags(plant: Page, kind: 'Bags' | 'Single items'): Promise<string[]> {
  await plant.goto('/admin/clothes')
  await plant.getByLabel('For', { exact: true }).selectOption({ label: kind })
  await plant.getByRole('button', { name: 'Make 24 tags' }).click()
  const sheet = plant.getByRole('link', { name: 'Print on a sheet' })
  const href = (await sheet.getAttribute('href'))!
  return new URLSearchParams(href.split('?')[1]).get('codes')!.split(',')
}

/** A washing machine, by the code of its tag. */
export async function addWasher(plant: Page, name: string): Promise<string> {
  await plant.goto('/admin/places')
  await plant.getByLabel('What it is').selectOption({ label: 'Machine' })
  await plant.getByLabel('Name').fill(name)
  await plant.getByRole('button', { name: 'Add' }).click()
  const row = plant.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('empty')
  return /[0-9A-Z]{8}/.exec(await row.innerText())![0]
}

/** Another customer's bag that is at the plant too. */
export async function makeBagOfOtherCustomer(
  counter: Page,
  plant: Page,
  url: string,
): Promise<{ number: string; tag: string }> {
  const people = await counter.request.get(`${url}/api/admin/customers?q=Imran`)
  const [imran] = (await people.json()) as { _id: string }[]
  const order = await placeCounterOrder(counter.request, url, imran!._id)
  const [tag] = await makeTags(plant.request, url, 1)
  const data = { units: [{ kind: 'bag', tag }], seen: 0 }
  await plant.request.post(`${url}/api/admin/custody/orders/${order._id}/received`, { data })
  return { number: order.number, tag: tag! }
}

/** Bag and shirt are scanned, the bag's pieces counted, the shirt known and photographed, and all of it weighed. */
export async function countInBag(
  plant: Page,
  order: Booked,
  { bag, shirt, pieces, weight }: { bag: string; shirt: string; pieces: number; weight: string },
): Promise<void> {
  await plant.goto(`/admin/clothes/${order._id}`)
  await scanWithKeyboardScanner(plant, bag)
  const bagCard = plant.getByRole('listitem').filter({ hasText: bag })
  await bagCard.getByText('Name, photo, garment').click()
  await bagCard.getByRole('textbox', { name: 'Pieces in it' }).fill(String(pieces))
  await scanWithKeyboardScanner(plant, shirt)
  const shirtCard = plant.getByRole('listitem').filter({ hasText: shirt })
  await shirtCard.getByText('Name, photo, garment').click()
  await shirtCard.getByLabel('Which garment it is').selectOption('Silk shirt')
  await expect(shirtCard).toContainText('No tumble-drying')
  await shirtCard.getByRole('checkbox', { name: /^The tag stays on it/ }).check()
  await shirtCard.getByLabel('Add pictures').setInputFiles(await makePhoto('#d9c7e8', '#5a3410'))
  await plant.getByLabel('Weight').fill(weight)
  await plant.getByRole('button', { name: 'Count in', exact: true }).click()
  await expect(plant.getByText('0 of 2 packed')).toBeVisible()
}

/** The counter counts what came: so many kilograms, and a shirt for which the customer is asked. */
export async function askCustomerAboutShirt(counter: Page, order: Booked): Promise<void> {
  await counter.goto('/admin/plant')
  await counter.getByRole('link', { name: `Count the clothes of order ${order.number}` }).click()
  const count = counter.getByRole('dialog', { name: 'Count the clothes' })
  // Every full 100 g of the 4.35 kg is charged.
  await expect(count.getByRole('textbox', { name: 'Wash & Fold, kg' })).toHaveValue('4.3')
  await expect(count).toContainText('Total ₹301')
  await count.getByLabel('Add an item').selectOption({ label: 'Shirt, ₹15' })
  await expect(count).toContainText('Total ₹316')
  await expect(count).toContainText('₹316 is more than the ₹250 you may charge without asking')
  await count.getByLabel(/^Why .*Shirt/).fill('A stain on silk: it can’t be washed with the rest')
  await count.getByLabel('Note for the customer').fill('4.35 kg came in')
  await count.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(count).toHaveCount(0)
}
