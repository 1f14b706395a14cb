// Orders and tags for browser tests that count in and pack.
import { type APIRequestContext, expect } from '@playwright/test'

/** An order that was taken at the counter, so its clothes are here. */
export async function placeCounterOrder(
  staff: APIRequestContext,
  url: string,
  userId: string,
  lines: readonly object[] = [{ itemId: 'wash-fold', quantity: 4 }],
): Promise<{ _id: string; number: string }> {
  const taken = await staff.post(`${url}/api/admin/counter/orders`, {
    data: {
      userId,
      lines,
      deliveryHandOver: 'home',
      deliveryAddress: '12 Church Street, Bengaluru 560001',
    },
  })
  expect(taken.ok()).toBe(true)
  return (await taken.json()) as { _id: string; number: string }
}

/** Codes of tags for bags. */
export async function makeTags(
  staff: APIRequestContext,
  url: string,
  count: number,
): Promise<string[]> {
  const made = await staff.post(`${url}/api/admin/custody/tags`, { data: { kind: 'bag', count } })
  return (await made.json()) as string[]
}
