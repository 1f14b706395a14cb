// Asks a customer about more than they ordered, as staff at the counter do, without their screens.
import type { BrowserContext } from '@playwright/test'
import type { Proposal } from '#contract/orders/proposals.ts'

/** What is found in the bag of an order of 3 kg for ₹210: 4 kg and a suit, for ₹480. */
const FOUND = [
  { itemId: 'wash-fold', quantity: 4 },
  { itemId: 'dry-cleaning-suit', quantity: 1 },
]

/** @param staff signed in as staff */
export async function proposeMoreAs(
  { request }: BrowserContext,
  url: string,
  orderId: string,
): Promise<Proposal> {
  const order = `${url}/api/admin/orders/${orderId}`
  const quoted = await request.post(`${order}/quote`, { data: { lines: FOUND } })
  const { quote } = (await quoted.json()) as { quote: { total: number } }
  const reasons = { 'dry-cleaning-suit': 'A suit was in the bag' }
  const asked = await request.post(`${order}/proposals`, {
    data: {
      lines: FOUND,
      reason: '3 kg turned out to be 4 kg',
      reasons,
      total: quote.total,
      revision: 0,
    },
  })
  if (asked.status() !== 201) throw new Error(`Asking failed: ${await asked.text()}`)
  return (await asked.json()) as Proposal
}
