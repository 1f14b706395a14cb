/** An order's clothes in API answers. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type { CustodyOrder, orderClothes } from '#contract/clothes/custody.ts'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { unitsAsOrdered, type CountState, uncountedNoticeOf } from '#domain/orders/count-levels.ts'
import type { CustodyContent } from '#domain/clothes/custody.ts'
import { weightsOfUnits } from '#domain/clothes/custody-weights.ts'
import { can } from '#domain/people/permissions.ts'
import { countOrderedPieces } from '../../order/order-item-texts.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { countStateOfOrder, countLevelOfOrder } from './record/counting-of-orders.ts'
import {
  doorPhotoView,
  handedInClothesView,
  handedInEntryView,
} from './record/handed-in-clothes-view.ts'
import { chainEntriesOf } from './chain/read-chain.ts'
import { firstName } from './record/read-tags.ts'
import { type CustodyRow, findOrderCustody } from './record/clothes-store.ts'
import { placeOfUnitView, unitView } from './record/unit-view.ts'

/** How much of a hash is shown: enough to compare by eye. */
const SHOWN_DIGITS = 12

type Reading = Pick<Deps, 'db' | 'laundry'>

function stateOf({ units, hand_overs: handOvers }: CustodyRow): CountState {
  const isSkipped = handOvers.some(({ content }) => content.kind === 'skipped')
  return countStateOfOrder({ has_units: units.length > 0, is_skipped: isSkipped })
}

/** @throws AppError `order_not_found` */
export async function readCustody({ db, laundry }: Reading, id: string): Promise<CustodyOrder> {
  const order = await findOrderCustody(db, id)
  if (!order) throw orderNotFound()
  const { counting: countLevels } = await laundry(branchOfOrder(order)).settings.current()
  const { items } = await laundry(branchOfOrder(order)).catalogue.current()
  const { units, hand_overs: handOvers } = order
  const lines = order.lines.map(lineView)
  return {
    orderId: order.id,
    number: order.number,
    status: order.status,
    name: firstName(order.name),
    pieces: countOrderedPieces(order.lines),
    counting: {
      level: countLevelOfOrder(countLevels, order),
      state: stateOf(order),
      asOrdered: unitsAsOrdered(countLevels, lines),
    },
    lines,
    units: units.map((unit) => ({
      ...unitView(unit),
      tag: unit.tag,
      countedAs: countedAs(unit, lines, items),
      spot: placeOfUnitView(unit),
      since: new Date(unit.since).toISOString(),
      vendor: unit.vendor && { name: unit.vendor.name, expected: unit.vendor.expected },
    })),
    weights: weightsOfUnits(handOvers.map(({ content }) => content)),
    handedIn: handedInClothesView(order),
    doorPhoto: doorPhotoView(order),
    events: handOvers.map(({ seq, at, content, note, name }) => ({
      seq,
      kind: content.kind,
      units: content.units.length,
      handedIn: handedInEntryView(content),
      vendor: isOfVendor(content),
      at: new Date(at).toISOString(),
      by: name,
      note,
      why: (content.kind === 'skipped' && content.why) || null,
      onPaper: content.kind === 'received' && content.from === 'paper',
    })),
    head: handOvers.at(-1)?.hash.slice(0, SHOWN_DIGITS) ?? null,
  }
}

function lineView(line: CustodyRow['lines'][number]): CustodyOrder['lines'][number] {
  const { item_id: itemId, service, name, unit, quantity } = line
  return { itemId, service, name, unit, quantity }
}

/** Null where nobody said it, and for an item that there isn't any more. */
function countedAs(
  { item_id: id, line }: CustodyRow['units'][number],
  lines: CustodyOrder['lines'],
  items: readonly CatalogueItem[],
): CustodyOrder['units'][number]['countedAs'] {
  const item =
    lines.find(({ itemId }) => itemId === id) ??
    items.map((each) => ({ ...each, itemId: each.id })).find(({ itemId }) => itemId === id)
  if (!item) return null
  const { itemId, service, name, unit } = item
  return { itemId, service, name, unit, isOrdered: line !== null }
}

/** Whether something was given to a laundry outside, or came back from there. */
function isOfVendor(content: CustodyContent): boolean {
  return (
    (content.kind === 'handed_out' && content.to === 'vendor') ||
    (content.kind === 'returned' && content.from === 'vendor')
  )
}

/**
 * What its owner and staff see of an order's clothes, with all that is hashed.
 * @throws AppError `order_not_found`, also for somebody else's
 */
export async function readClothes(
  { db, laundry }: Reading,
  person: Person,
  id: string,
): Promise<AnswerOf<typeof orderClothes>> {
  const order = await findOrderCustody(db, id)
  if (!order || !can(person, 'orders', order.user_id)) throw orderNotFound()
  const { counting: countLevels } = await laundry(branchOfOrder(order)).settings.current()
  return {
    uncounted: uncountedNoticeOf(countLevelOfOrder(countLevels, order), stateOf(order), order),
    units: order.units.map(unitView),
    weights: weightsOfUnits(order.hand_overs.map(({ content }) => content)),
    handedIn: handedInClothesView(order),
    doorPhoto: doorPhotoView(order),
    handOvers: chainEntriesOf(order),
  }
}
