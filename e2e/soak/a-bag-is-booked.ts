// A customer's part before pickup: a shirt added to the wardrobe, and a bag booked.
import type { Page } from '@playwright/test'
import { fillAddress, LAVELLE_ROAD } from '../steps/fill-address.ts'
import { makePhoto } from '../steps/sign-in-four-people.ts'
import { expect } from '../test.ts'

/** A silk shirt that may be neither bleached nor tumble-dried. */
export async function addSilkShirt(customer: Page): Promise<void> {
  await customer.goto('/garments')
  await customer.getByRole('button', { name: 'Add your first garment' }).click()
  const dialog = customer.getByRole('dialog', { name: 'Add Garment' })
  await dialog.getByLabel('Name').fill('Silk shirt')
  await dialog.getByLabel('Category').selectOption('Shirts')
  await dialog.getByRole('checkbox', { name: 'Tumble-drying' }).check()
  await dialog.getByRole('checkbox', { name: 'Bleach' }).check()
  await dialog.getByLabel(/^Choose (a picture|another)$/).setInputFiles(await makePhoto('#d9c7e8'))
  await dialog.getByRole('button', { name: 'Add Garment' }).click()
  await expect(customer.getByText('Garment has been successfully added.')).toBeVisible()
}

export interface Booked {
  _id: string
  number: string
  pickupDate: string
}

/** “Just send a bag” on a day, of which so much may be charged without asking. */
export async function bookABag(customer: Page, date: string, most: string): Promise<Booked> {
  await customer.goto('/new-order')
  await customer.getByRole('checkbox', { name: 'Just send a bag' }).check()
  const bag = customer.getByRole('region', { name: 'Just send a bag' })
  await expect(bag).toContainText(/Most orders like this cost between ₹\d+ and ₹[\d,]+/)
  await customer.getByRole('button', { name: 'Next' }).click()
  await customer.locator(`label:has(input[value="${date}"])`).click()
  const times = customer.getByRole('group', { name: /^Pickup time/ })
  await times.getByRole('radio').first().check()
  await customer.getByRole('button', { name: 'Next' }).click()
  await fillAddress(customer, LAVELLE_ROAD)
  await customer.getByRole('button', { name: 'Next' }).click()
  const limit = customer.getByRole('textbox', { name: 'Charge without asking me, up to (₹)' })
  await expect(limit).not.toHaveValue('')
  await limit.fill(most)
  await limit.blur()
  await expect(customer.getByText(`We charge up to ₹${most} for what we count`)).toBeVisible()
  await customer.getByRole('button', { name: 'Place order' }).click()
  await expect(customer).toHaveURL(/\/my-orders$/)
  const card = customer.getByRole('listitem').filter({ hasText: 'Wash & Fold, to be counted' })
  const number = await card.getByRole('heading').first().innerText()
  const details = await customer.request.get(`/api/orders/details/${number}`)
  return (await details.json()) as Booked
}
