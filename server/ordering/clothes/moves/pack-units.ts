/** Packs an order's bags and items, and unpacks them for another cleaning. */
import type { Unit, UnitPlace } from '#domain/clothes/custody.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { otherOrderOfTagError, readTags, refuseTagOfOtherOrder } from '../record/read-tags.ts'
import { refuseUnitsAtVendors } from './refuse-units-at-vendors.ts'
import { insertOtherOrderScan } from '../record/clothes-store.ts'
import { recordHandOver } from '../chain/write-hand-over.ts'

interface Seen {
  tags?: readonly string[] | undefined
  units?: readonly number[] | undefined
  /** What all of it weighs, packed. */
  grams?: number | undefined
}

/**
 * Says what was seen: what of it is packed already stays so, and is not written once more; what was looked for is
 * found. A tag of another order is kept as a trace of what may be mixed up.
 * @throws AppError those of `recordHandOver`; `tag_in_use` for a tag of another order, `unknown_tag` for one on nothing,
 *   `no_longer_changeable` for what is with a laundry outside, `invalid_input` for a number that the order doesn't have
 */
export async function packUnits(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: Seen,
  key: string | null,
): Promise<void> {
  await recordHandOver(
    deps,
    staff,
    { orderId, key, body },
    async ({ tx, order, ...atHand }, at) => {
      const { number } = order
      if (atHand.standing.units.length === 0)
        throw new AppError('no_longer_changeable', say('nothingReceived', { number }))
      const tags = await readTags(tx, body.tags ?? [])
      const scanned = tags.map((tag) => {
        refuseTagOfOtherOrder(tag, order.id)
        if (tag.unit === null) throw new AppError('unknown_tag', say('tagOfNobody', tag))
        return tag.unit
      })
      const seen = [...scanned, ...(body.units ?? [])]
      await refuseUnitsAtVendors(
        tx,
        order,
        atHand.standing.units.filter((unit) => seen.includes(unit.number)),
      )
      const missing = unitsAt(atHand.standing.units, seen, 'missing', order)
      const units = [...unitsAt(atHand.standing.units, seen, 'plant', order), ...missing]
      const { grams } = body
      if (units.length === 0 && grams === undefined) return []
      const packed = { kind: 'packed', units, ...(grams !== undefined && { grams }) } as const
      await atHand.write([
        ...(missing.length > 0 ? [{ content: { kind: 'found', units: missing } as const }] : []),
        { content: packed },
      ])
      const data = { units: units.length, grams: grams ?? null }
      return [
        ...missing.map((unit) => orderEvent('order.piece_found', order, staff.id, at, { unit })),
        orderEvent('order.packed', order, staff.id, at, data),
      ]
    },
  ).catch(async (error: unknown) => {
    const foreignId = otherOrderOfTagError(error)
    if (foreignId) await insertOtherOrderScan(deps.db, { orderId, foreignId, at: deps.clock() })
    throw error
  })
}

/**
 * The order stays until they are packed again. What isn't packed is left as it is.
 * @throws AppError those of `recordHandOver`; `invalid_input` for a number that the order doesn't have
 */
export async function unpackUnits(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: { units: readonly number[] },
  key: string | null,
): Promise<void> {
  await recordHandOver(deps, staff, { orderId, key, body }, async ({ order, ...atHand }, at) => {
    const units = unitsAt(atHand.standing.units, body.units, 'packed', order)
    if (units.length === 0) return []
    await atHand.write([{ content: { kind: 'returned', units, to: 'plant' } }])
    return [orderEvent('order.unpacked', order, staff.id, at, { units: units.length })]
  })
}

/** Those of the numbers that are at a place, each once. */
function unitsAt(
  units: readonly Unit[],
  numbers: readonly number[],
  place: UnitPlace,
  order: { number: string },
): number[] {
  return [...new Set(numbers)].filter((number) => {
    const unit = units[number - 1]
    if (!unit)
      throw new AppError('invalid_input', say('noSuchUnit', { number: order.number, unit: number }))
    return unit.place === place
  })
}
