// Shared steps of an owner’s day: creating its first orders, finding the list and a change's Undo, and following
// numbers to their lists.
import type { APIRequestContext, Page } from '@playwright/test'
import type { Placed } from './sheet-of.ts'
import { expect } from '../test.ts'

export interface Booked extends Placed {
  pickupDate: string
  estimatedDelivery: string
}

export interface Day {
  page: Page
  customer: Page
  url: string
  /** The one that is brought through its whole life. */
  order: Booked
  orders: readonly Booked[]
}

/** Three orders for one day, and two for a later one that will be closed. */
export async function placeBookings(
  client: APIRequestContext,
  url: string,
): Promise<{ orders: Booked[]; late: Booked[] }> {
  const { dates } = (await (await client.get(`${url}/api/slots?days=20`)).json()) as {
    dates: { date: string; slots: { pickupTime: string; placesLeft: number }[] }[]
  }
  const free = dates
    .slice(1)
    .flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date })))
    .filter(({ placesLeft }) => placesLeft > 4)
  // Orders of one door are one stop.
  let house = 10
  const book = async ({ date, pickupTime }: { date: string; pickupTime: string }) => {
    house += 2
    const answer = await client.post(`${url}/api/orders`, {
      data: {
        lines: [{ itemId: 'wash-fold', quantity: 3 }],
        pickupDate: date,
        pickupTime,
        address: `${house} Lavelle Road, Bengaluru 560001`,
      },
    })
    if (!answer.ok()) throw new Error(`The order was refused: ${await answer.text()}`)
    return (await answer.json()) as Booked
  }
  const first = free[0]!
  // The later ones move to the day of the first, at the time that they have.
  const times = dates.find(({ date }) => date === first.date)!.slots.map((slot) => slot.pickupTime)
  const last = free.findLast(({ pickupTime }) => times.includes(pickupTime))!
  return {
    orders: [await book(first), await book(first), await book(first)],
    late: [await book(last), await book(last)],
  }
}

export const ordersHeading = (page: Page, count: number | string) =>
  page.getByRole('heading', { name: `Orders ${count}`, exact: true })

export const undoRegion = (page: Page) =>
  page.getByRole('region', { name: 'Changes that can be undone' })

/** As it is typed where a tag can't be scanned. */
export async function typeTagCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Scan a tag, or type its 8 characters')
  await expect(field).toBeVisible()
  await field.fill(code)
  await field.press('Enter')
}

/** Each number of Now is the number of orders in the list that it leads to, and a sum leads to the orders that were paid. */
export async function expectCountsMatchLists({ page, order }: Day): Promise<void> {
  await page.goto('/admin/now')
  const figures = page.getByRole('link', { name: /: all \d+$/ })
  await expect(figures.first()).toBeVisible()
  const links = await figures.evaluateAll((all) =>
    all.map((link) => ({
      to: link.getAttribute('href')!,
      count: /\d+$/.exec(link.getAttribute('aria-label')!)![0],
    })),
  )
  const lists = links.filter(({ to }) => to.startsWith('/admin/dashboard'))
  expect(lists.length).toBeGreaterThan(1)
  for (const { to, count } of lists) {
    await page.goto(to)
    await expect(ordersHeading(page, count)).toBeVisible()
    await expect(page.getByRole('button', { name: /: show all orders$/ })).toBeVisible()
  }
  await page.goto('/admin/now')
  await page.locator('a[href$="taken=upi"]').click()
  await expect(page.locator(`[data-order="${order._id}"]`)).toBeVisible()
  await page.getByRole('button', { name: 'Paid by UPI today: show all orders' }).click()
}
