/**
 * Cached order answers, valid while their version is unchanged: reading versions takes a fraction of building the
 * answers.
 */
import { LRUCache } from 'lru-cache'
import { type BranchId, branchOfOrder } from '#domain/base/branch.ts'
import {
  order as ownSchema,
  staffOrder as staffSchema,
  trackedOrder as trackedSchema,
} from '#contract/orders/orders.ts'
import type { CountLevels } from '#domain/orders/count-levels.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { JSON_TYPE, makeCachedBody, type KeptBody } from '../../../http/answers/make-cached-body.ts'
import { toJson } from '../../../http/answers/written-json.ts'
import type { OrderVersion } from '../record/order-version.ts'
import { findOrdersById, type OrderRow } from '../record/orders-store.ts'
import { ownOrderView, staffOrderView, trackedOrderView } from './view.ts'

/** Who an order is answered to. */
export type Viewer = 'owner' | 'staff' | 'visitor'

/** Room for the latest 20 orders of some 300 customers, at two kilobytes an order, each alone and in its list. */
const MOST_BYTES = 24 * 1024 * 1024
/** Longer lists are made from their orders each time; this is more than a page of 20. */
const MOST_LIST_BYTES = 80 * 1024

interface Reader {
  viewer: Viewer
  words: Words
  key: string
  countLevels: CountLevels
}

export interface KeptOrders {
  /** The JSON of an order; null when it is gone. */
  one(viewer: Viewer, words: Words, version: OrderVersion): Promise<KeptBody | null>
  /** The JSON of a list of orders, in the order given; without those that are gone. */
  list(
    branch: BranchId,
    viewer: Viewer,
    words: Words,
    versions: readonly OrderVersion[],
  ): Promise<KeptBody>
}

export function cacheOrders({
  db,
  clock,
  laundry,
}: Pick<Deps, 'db' | 'clock' | 'laundry'>): KeptOrders {
  const bodies = new LRUCache<string, KeptBody>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length,
  })

  /** What is kept for whom: staff read what is to be counted in, which follows the laundry's setting. */
  async function readerOf(branch: BranchId, viewer: Viewer, words: Words): Promise<Reader> {
    const { counting: countLevels } = await laundry(branch).settings.current()
    const seen = viewer === 'staff' ? `staff ${JSON.stringify(countLevels)}` : viewer
    return { viewer, words, key: `${words.language} ${seen}`, countLevels }
  }

  /** Its JSON, and whether that changes with its version alone. */
  function written(
    { viewer, words, countLevels }: Reader,
    row: OrderRow,
  ): { text: string; lasts: boolean } {
    // Garments have names that are changed without the order.
    const lasts = row.garments.length === 0
    if (viewer === 'visitor')
      return { text: toJson(trackedSchema, trackedOrderView(words, row)), lasts }
    if (viewer === 'owner') return { text: toJson(ownSchema, ownOrderView(words, row)), lasts }
    const view = staffOrderView(words, row, { now: clock(), countLevels })
    // So have staff, who stand beside payments; and what can be taken back says for how many seconds.
    const isOfNow = row.payments.length > 0 || view.undo !== null
    return { text: toJson(staffSchema, view), lasts: lasts && !isOfNow }
  }

  /** Each of some orders that is there, and whether all of them are kept. */
  async function find(reader: Reader, versions: readonly OrderVersion[]) {
    const keyOf = ({ id, version }: OrderVersion) => `${reader.key} ${id} ${version}`
    const parts = new Map<string, KeptBody>()
    const missing: OrderVersion[] = []
    for (const each of versions) {
      const body = bodies.get(keyOf(each))
      if (body) parts.set(each.id, body)
      else missing.push(each)
    }
    let allLast = true
    if (missing.length > 0) {
      const rows = await findOrdersById(
        db,
        missing.map(({ id }) => id),
      )
      const rowOf = new Map(rows.map((row) => [row.id, row]))
      for (const each of missing) {
        const row = rowOf.get(each.id)
        if (!row) continue
        const { text, lasts } = written(reader, row)
        const body = makeCachedBody(text, JSON_TYPE, 5)
        parts.set(each.id, body)
        if (lasts) bodies.set(keyOf(each), body)
        else allLast = false
      }
    }
    return { found: versions.flatMap(({ id }) => parts.get(id) ?? []), allLast }
  }

  return {
    async one(viewer, words, version) {
      const { found } = await find(await readerOf(branchOfOrder(version), viewer, words), [version])
      return found[0] ?? null
    },
    async list(branch, viewer, words, versions) {
      const reader = await readerOf(branch, viewer, words)
      const key = `${reader.key} list ${versions.map(({ id, version }) => `${id} ${version}`).join()}`
      const known = bodies.get(key)
      if (known) return known
      const { found, allLast } = await find(reader, versions)
      const list = makeCachedBody(listOf(found), JSON_TYPE, 5)
      if (allLast && list.body.length <= MOST_LIST_BYTES) bodies.set(key, list)
      return list
    },
  }
}

const [OPENS, COMMA, CLOSES] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [
  Buffer,
  Buffer,
  Buffer,
]

function listOf(bodies: readonly KeptBody[]): Buffer {
  const parts = bodies.flatMap(({ body }, index) => (index > 0 ? [COMMA, body] : [body]))
  return Buffer.concat([OPENS, ...parts, CLOSES])
}
