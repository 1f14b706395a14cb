/** Bags and items of an order are counted in, with their tags and their weight. */
import { MOST_UNITS, type UnitKind } from '#domain/custody.ts'
import { orderEvent } from '../../billing/order-event.ts'
import type { Person } from '../../http/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { readTags, refuseForeign } from './read-tags.ts'
import { bindTags } from './store.ts'
import { handOver } from './write-hand-over.ts'

interface Received {
  units: readonly { kind: UnitKind; pieces?: number | undefined; tag?: string | undefined }[]
  grams?: number | undefined
  /** How many units the order had when somebody looked. */
  seen: number
}

/**
 * They get the next numbers. What is found later is counted in beside the first.
 * @throws AppError those of `handOver`; `changed_meanwhile`; `unknown_tag`, `tag_in_use`, `invalid_input` for a tag that
 *   can't be on it
 */
export async function receiveUnits(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: Received,
  key: string | null,
): Promise<void> {
  await handOver(deps, staff, { orderId, key, body }, async ({ tx, order, ...atHand }, at) => {
    const { number } = order
    const { units: before } = atHand.standing
    if (before.length !== body.seen)
      throw new AppError('changed_meanwhile', say('unitsSince', { number, units: before.length }))
    if (before.length + body.units.length > MOST_UNITS)
      throw new AppError('invalid_input', say('manyUnits', { number, most: MOST_UNITS }))
    const units = body.units.map(({ kind, pieces = kind === 'item' ? 1 : 0 }, index) => ({
      number: before.length + index + 1,
      kind,
      pieces,
    }))
    const tagged = body.units.flatMap(({ tag, kind }, index) =>
      tag === undefined ? [] : [{ tag, kind, number: units[index]!.number }],
    )
    const tags = await readTags(
      tx,
      tagged.map(({ tag }) => tag),
    )
    const bound = tags.map((tag, index) => {
      const { code } = tag
      refuseForeign(tag, order.id)
      if (tag.orderId !== null) throw new AppError('tag_in_use', say('tagHere', { code, number }))
      if (tag.kind !== tagged[index]!.kind)
        throw new AppError('invalid_input', say('tagOfOtherKind', { code, kind: tag.kind }))
      return { code, number: tagged[index]!.number }
    })
    const { grams } = body
    await atHand.write({
      content: { kind: 'received', units, ...(grams !== undefined && { grams }) },
    })
    await bindTags(tx, order.id, bound)
    const data = { units: units.length, grams: grams ?? null }
    return [orderEvent('order.received', order, staff.id, at, data)]
  })
}
