// Fills in an address: the three fields of every form, and the order form's.
import type { Locator, Page } from '@playwright/test'

type Parts = { flat: string; street: string; pin: string }

/** @param form the page, or the part of it that holds one address */
export async function fillAddress(
  form: Page | Locator,
  { flat, street, pin }: Parts,
): Promise<void> {
  await form.getByRole('textbox', { name: 'Flat, house or building' }).fill(flat)
  await form.getByRole('textbox', { name: 'Street and area' }).fill(street)
  await form.getByRole('textbox', { name: 'PIN code' }).fill(pin)
}

/** Takes a customer through a new order up to where its address is asked for. */
export async function orderUpToAddress(page: Page): Promise<void> {
  await page.goto('/new-order')
  await page.getByRole('textbox', { name: 'Wash & Fold, kg' }).fill('3')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('group', { name: /date/i }).locator('label').nth(1).click()
  await page.getByRole('radio', { name: /^9-11 AM/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
}

/** An address that is served, for tests that need any. */
export const LAVELLE_ROAD: Parts = {
  flat: 'Flat 4B, Rosewood Court',
  street: '12 Lavelle Road',
  pin: '560001',
}
