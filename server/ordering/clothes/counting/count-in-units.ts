/** Counts in an order's bags and items, with tags and weight. */
import { branchOfOrder } from '#domain/base/branch.ts'
import { MOST_UNITS, type UnitKind } from '#domain/clothes/custody.ts'
import { weightsOfUnits } from '#domain/clothes/custody-weights.ts'
import { listWeighings, type WeighedItem } from '#domain/orders/list-weighings.ts'
import { orderEvent } from '../../../order/order-event.ts'
import type { Person } from '../../../http/callers/session.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { describeUnitsInTransaction } from '../pieces/describe-units.ts'
import { refuseUncountableItems } from '../record/paying-lines.ts'
import { upsertGarmentTags } from '../pieces/pieces-store.ts'
import { readTags, refuseTagOfOtherOrder, refuseTagOfOtherGarment } from '../record/read-tags.ts'
import { recordHandOver } from '../chain/write-hand-over.ts'

interface ReceivedUnit {
  kind: UnitKind
  pieces?: number | undefined
  tag?: string | undefined
  name?: string | undefined
  /** Left out: that of its tag. */
  garment?: string | undefined
  /** What it is counted as, by the item of the price list. */
  item?: string | undefined
  /** Whether the tag stays with the garment. */
  stays?: boolean | undefined
  pictures?: readonly string[] | undefined
}

interface Received {
  units: readonly ReceivedUnit[]
  grams?: number | undefined
  /** What of it was weighed by itself. */
  weighed?: readonly WeighedItem[] | undefined
  /** Whether they were counted on paper before. */
  onPaper?: boolean | undefined
  /** How many units the order had when somebody looked. */
  seen: number
}

/**
 * They get the next numbers, those first that were weighed by themselves: each weighing is an entry of its own. What is
 * found later is counted in beside the first.
 * @throws AppError those of `recordHandOver`, `refuseUncountableItems` and `describeUnitsInTransaction`; `changed_meanwhile`; `unknown_tag`, `tag_in_use`, `invalid_input` for a tag that
 *   can't be on it, and for weights that can't be
 */
export async function countInUnits(
  deps: Deps,
  staff: Person,
  orderId: string,
  body: Received,
  key: string | null,
): Promise<void> {
  const catalogue = await deps.laundry(branchOfOrder({ id: orderId })).catalogue.current()
  await recordHandOver(
    deps,
    staff,
    { orderId, key, body },
    async ({ tx, order, ...atHand }, at) => {
      const { number } = order
      const { units: before } = atHand.standing
      if (before.length !== body.seen)
        throw new AppError('changed_meanwhile', say('unitsSince', { number, units: before.length }))
      if (before.length + body.units.length > MOST_UNITS)
        throw new AppError('invalid_input', say('manyUnits', { number, most: MOST_UNITS }))
      const { grams = null, weighed = [], onPaper } = body
      const weighings = listWeighings(body.units, { grams, weighed })
      if (!weighings.ok)
        throw new AppError('invalid_input', say('weighedApart', { problem: weighings.error }))
      const came = weighings.value.flatMap((each) => each.units)
      const units = came.map(({ kind, pieces = kind === 'item' ? 1 : 0 }, index) => ({
        number: before.length + index + 1,
        kind,
        pieces,
      }))
      const tagged = came.flatMap(({ tag, ...unit }, index) =>
        tag === undefined ? [] : [{ tag, ...unit, number: units[index]!.number }],
      )
      const tags = await readTags(
        tx,
        tagged.map(({ tag }) => tag),
      )
      const bound = tags.map((tag, index) => {
        const { code, garment_id: known } = tag
        const { garment = known } = tagged[index]!
        refuseTagOfOtherOrder(tag, order.id)
        refuseTagOfOtherGarment(tag, {
          ownerId: order.user_id,
          garmentId: garment?.toLowerCase() ?? null,
        })
        if (tag.orderId !== null) throw new AppError('tag_in_use', say('tagHere', { code, number }))
        const wanted = tagged[index]!.kind
        if (tag.kind !== wanted)
          throw new AppError(
            'invalid_input',
            say('tagOfOtherKind', { code, kind: tag.kind, wanted }),
          )
        if (tagged[index]!.stays && garment === null)
          throw new AppError('invalid_input', say('tagStaysWithNothing', { code }))
        return { code, number: tagged[index]!.number, garment, stays: tagged[index]!.stays }
      })
      const garmentOf = new Map(bound.map((tag) => [tag.number, tag.garment ?? undefined]))
      const said = came.map(({ name, garment, item, pictures }, index) => {
        const unit = units[index]!.number
        return { number: unit, name, garment: garment ?? garmentOf.get(unit), item, pictures }
      })
      await refuseUncountableItems(
        tx,
        catalogue,
        order.id,
        said.map(({ item }) => item),
      )
      const described = await describeUnitsInTransaction(tx, order, staff, said, 'intake')
      const received = weighings.value.map((each) => ({
        content: {
          kind: 'received' as const,
          units: units.filter((_, index) => each.units.includes(came[index]!)),
          ...(each.grams !== null && { grams: each.grams }),
          ...(onPaper && { from: 'paper' as const }),
        },
      }))
      await atHand.write(
        [...received, ...(described?.writes ?? [])],
        bound.map((tag) => ({ code: tag.code, number: tag.number })),
      )
      await described?.store()
      await upsertGarmentTags(
        tx,
        bound.flatMap(({ code, garment, stays }) =>
          stays && garment ? [{ code, garmentId: garment.toLowerCase() }] : [],
        ),
      )
      const { in: all } = weightsOfUnits(received.map(({ content }) => content))
      const data = { units: units.length, grams: all }
      return [orderEvent('order.received', order, staff.id, at, data)]
    },
  )
}
