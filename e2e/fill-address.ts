// Owns how an address is filled in: the three fields that every form of an address asks for.
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

/** An address that is served, for tests that need any. */
export const LAVELLE_ROAD: Parts = {
  flat: 'Flat 4B, Rosewood Court',
  street: '12 Lavelle Road',
  pin: '560001',
}
