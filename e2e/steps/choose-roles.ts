// Ticks the roles of a person in the open dialog, and no others.
import type { Page } from '@playwright/test'

/** @param roles by name, such as 'Counter' and 'Rider' */
export async function chooseRoles(page: Page, ...roles: string[]): Promise<void> {
  const boxes = page.getByRole('group', { name: 'Roles' })
  for (const role of roles) await boxes.getByRole('checkbox', { name: role }).check()
  for (const other of ['Owner', 'Manager', 'Counter', 'Plant', 'Rider'])
    if (!roles.includes(other)) await boxes.getByRole('checkbox', { name: other }).uncheck()
}
