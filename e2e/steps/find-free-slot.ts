// A pickup slot with room: tests of one server share its slots, which fill up.
import type { APIRequestContext } from '@playwright/test'

interface FreeSlot {
  date: string
  pickupTime: string
}

/**
 * @param url of the server
 * @param options.count how many orders it has room for
 * @param options.when whether it is of the last day with such a slot or of the next one
 */
export async function findFreeSlot(
  request: APIRequestContext,
  url: string,
  { count = 1, when = 'last' }: { count?: number; when?: 'last' | 'next' } = {},
): Promise<FreeSlot> {
  const { dates } = (await (await request.get(`${url}/api/slots?days=20`)).json()) as {
    dates: { date: string; slots: { pickupTime: string; placesLeft: number }[] }[]
  }
  const free = dates.flatMap(({ date, slots }) => {
    const slot = slots.find(({ placesLeft }) => placesLeft >= count)
    return slot ? [{ date, pickupTime: slot.pickupTime }] : []
  })
  const chosen = free.at(when === 'last' ? -1 : 0)
  if (!chosen) throw new Error(`No day has a slot with room for ${count} orders.`)
  return chosen
}
