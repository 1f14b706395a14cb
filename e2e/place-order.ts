// Owns placing an order for whoever is signed in, without going through the wizard.
import type { BrowserContext } from '@playwright/test'

interface PlacedOrder {
  _id: string
  number: string
  pickupDate: string
}

/** Places an order of 3 kg for the last bookable day, or the next one. */
export async function placeOrderAs(
  { request }: BrowserContext,
  url: string,
  when: 'last' | 'next' = 'last',
): Promise<PlacedOrder> {
  const slots = (await (await request.get(`${url}/api/slots?days=20`)).json()) as {
    dates: { date: string; slots: { pickupTime: string }[] }[]
  }
  const days = slots.dates.filter((each) => each.slots.length > 0)
  const day = days.at(when === 'last' ? -1 : 0)!
  const answer = await request.post(`${url}/api/orders`, {
    data: {
      items: ['3 kg Wash & Fold'],
      pickupDate: day.date,
      pickupTime: day.slots[0]!.pickupTime,
      address: '12 Church Street, Bengaluru 560001',
    },
  })
  if (!answer.ok()) throw new Error(`Placing an order failed: ${await answer.text()}`)
  return (await answer.json()) as PlacedOrder
}
