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
import {
  compressBody,
  ownBuffer,
  type WrittenBody,
} from '../../../http/answers/make-cached-body.ts'
import { toJson } from '../../../http/answers/written-json.ts'
import type { OrderVersion } from '../record/order-version.ts'
import { findOrdersById, type OrderRow } from '../record/orders-store.ts'
import { ownOrderView, staffOrderView, trackedOrderView } from './view.ts'

/** Who an order is answered to. */
export type Viewer = 'owner' | 'staff' | 'visitor'

/** Room for the latest 20 orders of some 500 customers, at two kilobytes an order. */
const MOST_BYTES = 24 * 1024 * 1024
/** Memory of an entry beside its bytes and its key. */
const ENTRY_BYTES = 200

interface Reader {
  viewer: Viewer
  words: Words
  key: string
  countLevels: CountLevels
}

export interface KeptOrders {
  /** The JSON of an order; null when it is gone. */
  one(viewer: Viewer, words: Words, version: OrderVersion): Promise<WrittenBody | null>
  /** The JSON of a list of orders, in the order given; without those that are gone. */
  list(
    branch: BranchId,
    viewer: Viewer,
    words: Words,
    versions: readonly OrderVersion[],
  ): Promise<WrittenBody>
}

export function cacheOrders({
  db,
  clock,
  laundry,
}: Pick<Deps, 'db' | 'clock' | 'laundry'>): KeptOrders {
  /** The JSON of each order, and what is sent compressed: an order or a list. A list is joined each time. */
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes, key) => bytes.length + key.length + ENTRY_BYTES,
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
    const partOf = new Map<string, Buffer>()
    const missing: OrderVersion[] = []
    for (const each of versions) {
      const bytes = kept.get(keyOf(reader, each))
      if (bytes) partOf.set(each.id, bytes)
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
        const bytes = ownBuffer(text)
        partOf.set(each.id, bytes)
        if (lasts) kept.set(keyOf(reader, each), bytes)
        else allLast = false
      }
    }
    return { parts: versions.flatMap(({ id }) => partOf.get(id) ?? []), allLast }
  }

  /** @param key what its compressed copies are kept by; null where they are not */
  function bodyOf(key: string | null, length: number, write: () => Buffer): WrittenBody {
    return {
      length,
      get body() {
        return write()
      },
      async compressed(encoding) {
        const known = key && kept.get(`${key} ${encoding}`)
        if (known) return known
        const made = ownBuffer(await compressBody(write(), encoding, 5))
        if (key) kept.set(`${key} ${encoding}`, made)
        return made
      },
    }
  }

  return {
    async one(viewer, words, version) {
      const reader = await readerOf(branchOfOrder(version), viewer, words)
      const { parts, allLast } = await find(reader, [version])
      const [order] = parts
      return order
        ? bodyOf(allLast ? keyOf(reader, version) : null, order.length, () => order)
        : null
    },
    async list(branch, viewer, words, versions) {
      const reader = await readerOf(branch, viewer, words)
      const { parts, allLast } = await find(reader, versions)
      const key = `${reader.key} list ${versions.map(({ id, version }) => `${id} ${version}`).join()}`
      const length = parts.reduce((sum, part) => sum + part.length + 1, 1)
      return bodyOf(allLast ? key : null, length, () => joinList(parts))
    },
  }
}

function keyOf({ key }: Reader, { id, version }: OrderVersion): string {
  return `${key} ${id} ${version}`
}

const [OPENS, COMMA, CLOSES] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [
  Buffer,
  Buffer,
  Buffer,
]

function joinList(parts: readonly Buffer[]): Buffer {
  const joined = parts.flatMap((part, index) => (index > 0 ? [COMMA, part] : [part]))
  return Buffer.concat([OPENS, ...joined, CLOSES])
}
