// Realistic orders, made through the product's own calls from the wizard to the cash at the door.
import type { Product } from '#server/boot.ts'
import { newId } from '#server/platform/ids.ts'
import { orderInputs } from '../orders/order-inputs.ts'

export type Ask = (method: 'POST' | 'PUT' | 'GET', url: string, body?: object) => Promise<unknown>

const LINES = [
  { itemId: 'wash-fold', quantity: 4 },
  { itemId: 'dry-cleaning-shirt', quantity: 2 },
]

/** How far an order can be brought: placed, picked up, counted in, washing, packed, ready, out for delivery, delivered. */
export const STAGES = 8

/** Signs in, and gives what asks as that person. */
export async function signInForBench({ app }: Pick<Product, 'app'>, payload: object): Promise<Ask> {
  const { cookies } = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
  const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return async (method, url, body) => {
    const headers = { cookie, 'idempotency-key': newId(new Date()) }
    const answer = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    if (answer.statusCode > 201) throw new Error(`${url} answered ${answer.body}`)
    return answer.json()
  }
}

/**
 * One bag and two tagged shirts, paid in cash at the door.
 * @param options.stages how many of the stages it goes through; all of them if left out
 */
export async function runOrderToEnd(
  customer: Ask,
  staff: Ask,
  { isRated = false, stages = STAGES }: { isRated?: boolean; stages?: number } = {},
): Promise<void> {
  const placed = await customer('POST', '/api/orders', {
    ...orderInputs(new Date())[0],
    lines: LINES,
  })
  const { _id: id } = placed as { _id: string }
  const order = `/api/admin/orders/${id}`
  const stop = (kind: string) => `/api/admin/run-sheet/${id}/${kind}`
  const clothes = `/api/admin/custody/orders/${id}`
  const tagsOf = async (kind: string, made: number) =>
    (await staff('POST', '/api/admin/custody/tags', { kind, count: made })) as string[]
  const [bags, items] = [await tagsOf('bag', 1), await tagsOf('item', 2)]
  const at = () => new Date().toISOString()
  const shirts = items.map((tag) => ({ kind: 'item', tag, item: LINES[1]!.itemId }))
  const units = [{ kind: 'bag', tag: bags[0] }, ...shirts]

  const following: (() => Promise<unknown>)[] = [
    () => staff('PUT', stop('pickup'), { at: at(), bags: 1 }),
    () => staff('POST', `${clothes}/received`, { units, grams: 4350, seen: 0 }),
    () => staff('PUT', order, { status: 'washing' }),
    () => staff('POST', `${clothes}/packed`, { tags: [...bags, ...items], grams: 4300 }),
    () => staff('PUT', order, { status: 'ready' }),
    () => staff('PUT', order, { status: 'out_for_delivery' }),
    async () => {
      const { amountDue } = (await staff('GET', order)) as { amountDue: number }
      return staff('PUT', stop('delivery'), { at: at(), collected: 'cash', amount: amountDue })
    },
  ]
  for (const step of following.slice(0, stages - 1)) await step()
  if (isRated) await customer('PUT', `/api/orders/${id}/rating`, { rating: 5 })
}
