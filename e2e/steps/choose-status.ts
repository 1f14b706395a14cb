// Sets an order's status from its menu, in the list and on its page.
import type { Page } from '@playwright/test'

/** @param status as the menu calls it */
export async function chooseStatus(staff: Page, number: string, status: string): Promise<void> {
  await staff.getByRole('button', { name: `More for order ${number}` }).click()
  await staff.getByRole('menuitem', { name: status, exact: true }).click()
}
