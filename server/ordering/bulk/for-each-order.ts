/** Applies one change to several orders, each in its own transaction, and reports each result. */
import type { BulkResult } from '#contract/orders/order-bulk.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeOrdersOneByOne } from '../orders/status/change-orders-one-by-one.ts'
import { selectNamedOrders, type NamedOrder } from './store.ts'

/** What became of an order, and what people read of it. */
type Became = 'done' | 'unchanged' | { unchanged: string } | { failed: string }

/**
 * @param orders what is named; an order that is named twice counts once, as it is named first
 * @param act given the order as it was before anything was done; what it throws is said of that order alone
 * @returns what became of each, in the order they are named
 * @throws DatabaseUnavailable when nothing was done yet
 */
export async function forEachOrder<Named extends { id: string }>(
  deps: Pick<Deps, 'db' | 'log' | 'staffWords'>,
  orders: readonly Named[],
  act: (order: NamedOrder, named: Named) => Promise<Became>,
): Promise<BulkResult[]> {
  const named = new Map<string, Named>()
  for (const order of orders) {
    const id = order.id.toLowerCase()
    if (!named.has(id)) named.set(id, order)
  }
  const ids = [...named.keys()]
  const rows = new Map((await selectNamedOrders(deps.db, ids)).map((row) => [row.id, row]))
  const numberOf = (id: string) => rows.get(id)?.number ?? null
  return changeOrdersOneByOne<BulkResult>(
    deps,
    ids,
    async (id) => {
      const row = rows.get(id)
      if (!row) throw orderNotFound()
      const became = await act(row, named.get(id)!)
      return { id, number: numberOf(id), ...said(became) }
    },
    (id, message) => ({ id, number: numberOf(id), outcome: 'failed', message }),
  )
}

function said(became: Became): Pick<BulkResult, 'outcome' | 'message'> {
  if (typeof became === 'string') return { outcome: became, message: null }
  return 'failed' in became
    ? { outcome: 'failed', message: became.failed }
    : { outcome: 'unchanged', message: became.unchanged }
}
