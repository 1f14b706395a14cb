// Places an order for the signed-in person, without the wizard.
import type { BrowserContext } from '@playwright/test'
import { findFreeSlot } from './find-free-slot.ts'

interface PlacedOrder {
  _id: string
  number: string
  pickupDate: string
  pickupTime: string
}

/** Places an order, of 3 kg unless `items` says so, for the last day with a free slot, or the next one. */
export async function placeOrderAs(
  { request }: BrowserContext,
  url: string,
  when: 'last' | 'next' = 'last',
  items: readonly string[] = ['3 kg Wash & Fold'],
): Promise<PlacedOrder> {
  const { date, pickupTime } = await findFreeSlot(request, url, { when })
  const answer = await request.post(`${url}/api/orders`, {
    data: {
      items,
      pickupDate: date,
      pickupTime,
      address: '12 Church Street, Bengaluru 560001',
    },
  })
  if (!answer.ok()) throw new Error(`Placing an order failed: ${await answer.text()}`)
  return (await answer.json()) as PlacedOrder
}
