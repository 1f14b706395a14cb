// A day’s run sheet for browser tests: its orders, their stops, and each order's progress.
import type { Page } from '@playwright/test'
import { findFreeSlot } from './find-free-slot.ts'
import { signUpAs } from './new-customer.ts'
import { signInAs } from '../sign-in.ts'
import { expect } from '../test.ts'

/** The list is put in order again after so long without a touch. */
export const LEFT_ALONE_MS = 8_000

export interface Placed {
  _id: string
  number: string
}

/** Places orders of a new customer, each at a door of its own, for the last day with room for them, or the next, and opens that day's sheet as staff. */
export async function openSheetWithOrders(
  page: Page,
  url: string,
  count = 1,
  when: 'last' | 'next' = 'last',
): Promise<{ order: Placed; orders: Placed[]; date: string; pickupTime: string }> {
  const customer = page.context().request
  await signUpAs(page.context(), url, 'Sheet Person')
  const { date, pickupTime } = await findFreeSlot(customer, url, { count, when })
  const orders: Placed[] = []
  while (orders.length < count) {
    const answer = await customer.post(`${url}/api/orders`, {
      data: {
        items: ['3 kg Wash & Fold', '2 × Shirt (Dry Cleaning)'],
        pickupDate: date,
        pickupTime,
        // Orders of one door are one stop.
        address: `${12 + 2 * orders.length} Church Street, Bengaluru 560001`,
        specialInstructions: 'Ring twice, the bell is broken',
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    orders.push((await answer.json()) as Placed)
  }
  const order = orders[0]!
  await signInAs(page.context(), url, 'admin')
  await page.goto(`/admin/today?date=${date}`)
  await expect(page.getByRole('listitem', { name: `Pickup ${order.number}` })).toBeVisible()
  await openStop(page, order)
  return { order, orders, date, pickupTime }
}

export const stopRow = (page: Page, words: string, { number }: Placed) =>
  page.getByRole('listitem', { name: `${words} ${number}` })

/** Opens a stop where it is closed, as all but one are on a phone. */
export async function openStop(page: Page, order: Pick<Placed, 'number'>): Promise<void> {
  const card = page.getByRole('listitem', {
    name: new RegExp(`^(Pickup|Delivery) ${order.number}(,|$)`),
  })
  await expect(card).toBeVisible()
  const toggle = card.getByRole('button', { name: /stop LC-/ })
  if (!(await toggle.isVisible())) return
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
}

export async function readOrderStatus(page: Page, { _id }: Placed): Promise<string> {
  const answer = await page.request.get(`/api/orders/details/${_id}`)
  return ((await answer.json()) as { status: string }).status
}
