/**
 * Orders as they are answered, kept for as long as nothing in them changes: lists are read again and again, and
 * reading the versions of their orders takes a fraction of reading and writing these.
 */
import {
  order as ownSchema,
  staffOrder as staffSchema,
  trackedOrder as trackedSchema,
} from '#contract/orders.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeJson } from '../../http/written-json.ts'
import { findOrdersById, type OrderRow, type OrderVersion } from './store.ts'
import { ownOrder, staffOrder, trackedOrder } from './view.ts'

/** Who an order is answered to. */
export type Viewer = 'owner' | 'staff' | 'visitor'

/** Of some two kilobytes each. */
const MOST_KEPT = 2000

export interface KeptOrders {
  /** The JSON of each order, in the order given; without those that are gone. */
  write(viewer: Viewer, versions: readonly OrderVersion[]): Promise<string[]>
}

export function keepOrders({ db, words, clock }: Pick<Deps, 'db' | 'words' | 'clock'>): KeptOrders {
  const kept = new Map<string, string>()

  /** Its JSON, and whether that changes with its version alone. */
  function written(viewer: Viewer, row: OrderRow): { text: string; lasts: boolean } {
    // Garments have names that are changed without the order.
    const lasts = row.garments.length === 0
    if (viewer === 'visitor')
      return { text: writeJson(trackedSchema, trackedOrder(words, row)), lasts }
    if (viewer === 'owner') return { text: writeJson(ownSchema, ownOrder(words, row)), lasts }
    const view = staffOrder(words, row, clock())
    // So have staff, who stand beside payments; and what can be taken back says for how many seconds.
    const isOfNow = row.payments.length > 0 || view.undo !== null
    return { text: writeJson(staffSchema, view), lasts: lasts && !isOfNow }
  }

  function keep(key: string, text: string): void {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(key, text)
  }

  return {
    async write(viewer, versions) {
      const keyOf = ({ id, version }: OrderVersion) => `${viewer} ${id} ${version}`
      const texts = new Map<string, string>()
      const missing: OrderVersion[] = []
      for (const each of versions) {
        const text = kept.get(keyOf(each))
        if (text === undefined) missing.push(each)
        else texts.set(each.id, text)
      }
      if (missing.length > 0) {
        const rows = await findOrdersById(
          db,
          missing.map(({ id }) => id),
        )
        const rowOf = new Map(rows.map((row) => [row.id, row]))
        for (const each of missing) {
          const row = rowOf.get(each.id)
          if (!row) continue
          const { text, lasts } = written(viewer, row)
          texts.set(each.id, text)
          if (lasts) keep(keyOf(each), text)
        }
      }
      return versions.flatMap(({ id }) => texts.get(id) ?? [])
    },
  }
}
