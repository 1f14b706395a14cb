/** Differences between ordered and counted clothes: charging them, or asking the customer first. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type {
  Differences,
  followDifferences as call,
  readDifferences as readCall,
} from '#contract/clothes/differences.ts'
import type * as z from 'zod/mini'
import type { CatalogueItem } from '#domain/catalogue/catalogue.ts'
import { areLinesEqual, type OrderedLine } from '#domain/orders/changed-lines.ts'
import {
  differencesBetweenLines,
  linesAsCounted,
  linesNotCounted,
} from '#domain/clothes/counted-as.ts'
import { toRupees } from '#domain/base/money.ts'
import { canSeePrices } from '#domain/people/permissions.ts'
import { countsAsRevision } from '#domain/orders/record/order-lifecycle.ts'
import { isWithinTolerance, chargeLimitPaise } from '#domain/orders/price-tolerance.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { uncountedView } from '../../order/order-item-texts.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Counted, readIntake } from '../clothes/record/read-intake.ts'
import { unitPhotoView } from '../clothes/record/unit-photos.ts'
import { changeLines } from '../orders/changing/change-lines.ts'
import { previewOrderChange } from '../orders/changing/preview-order-change.ts'
import { areLinesChangeable, orderedLinesOf } from '../orders/pricing/price-order-change.ts'
import { priceTerms } from '../orders/pricing/price-terms.ts'
import { readOrder } from '../orders/record/read-order.ts'
import { proposePriceChange } from './propose-price-change.ts'
import { findLastProposal } from './store.ts'
import { proposalView } from './view.ts'

type Reading = Pick<Deps, 'db' | 'laundry' | 'clock'>
type Order = Awaited<ReturnType<typeof readOrder>>

interface CountedLines {
  /** Null where they are what was ordered, or can't be changed. */
  lines: OrderLine[] | null
  counted: Counted
  /** What nothing was counted of. */
  none: OrderedLine[]
}

/**
 * The lines as they were counted.
 * @param isAll whether all that came is counted: what nothing was counted of is taken out
 */
async function countedLines(
  { db, laundry }: Reading,
  order: Order,
  isAll: boolean,
): Promise<CountedLines> {
  const counted = await readIntake(db, order.id)
  if (!areLinesChangeable(order)) return { lines: null, counted, none: [] }
  const { items } = await laundry(branchOfOrder(order)).catalogue.current()
  const ordered = orderedLinesOf(order)
  const sold = new Map([
    ...items.map(({ id, unit }) => [id, unit] as const),
    ...ordered.map(({ itemId, unit }) => [itemId, unit] as const),
  ])
  const only = order.counted ? null : onlyItemOf(order, items)
  const units = counted.units.map((unit) => ({
    ...unit,
    item: unit.item ?? (unit.kind === 'bag' ? only : null),
  }))
  const unitOf = (id: string) => sold.get(id) ?? 'piece'
  const lines = linesAsCounted(ordered, { ...counted, units, unitOf, isAll })
  const isSame = order.counted && areLinesEqual(ordered, lines)
  return {
    lines: lines.length === 0 || isSame ? null : lines,
    counted,
    none: linesNotCounted(ordered, units),
  }
}

/** What is in a bag that was sent without a list: the one item by the kilogram that it was sent for. */
function onlyItemOf(
  { bag_services: services }: Order,
  items: readonly CatalogueItem[],
): string | null {
  const [item, another] = items.filter(
    ({ service, unit }) => unit === 'kg' && services.includes(service),
  )
  return item && !another ? item.id : null
}

/**
 * @param staff who asks; without the right to prices they get no sums
 * @param isAll whether all that came is counted; where the customer was asked about just that, it is so by itself
 * @throws AppError `order_not_found`, and the refusals of a selection
 */
export async function readDifferences(
  deps: Reading,
  staff: Person,
  id: string,
  isAll: boolean,
): Promise<AnswerOf<typeof readCall>> {
  const order = await readOrder(deps.db, id)
  const all = await countedLines(deps, order, true)
  const asked = all.lines && (await askedAbout(deps, order, all.lines))
  const { lines, counted } = isAll || asked ? all : await countedLines(deps, order, false)
  const none = all.none.map(({ itemId, service, name, unit, quantity }) => ({
    itemId,
    service,
    name,
    unit,
    quantity,
  }))
  if (!lines) return { differences: null, notCounted: none }
  const { quote } = await previewOrderChange(deps, order.id, lines, 'staff')
  const ordered = orderedLinesOf(order)
  const lineOf = new Map([...ordered, ...quote.lines].map((line) => [line.itemId, line]))
  const terms = priceTerms(order)
  const most = chargeLimitPaise(terms)
  return {
    notCounted: asked ? [] : none,
    differences: {
      lines: differencesBetweenLines(order.counted ? ordered : [], lines).map((line) => {
        const { service, name, unit } = lineOf.get(line.itemId)!
        const photo = counted.photos.get(line.itemId)
        return { ...line, service, name, unit, photo: photo ? unitPhotoView(photo) : null }
      }),
      ...uncountedView(order),
      ...(canSeePrices(staff) && {
        totalNow: toRupees(order.total_paise),
        total: toRupees(quote.totalPaise),
        most: most === null ? null : toRupees(most),
      }),
      asks: !isWithinTolerance(terms, quote.totalPaise),
      revision: order.history.filter(({ event }) => countsAsRevision(event)).length,
      asked: asked ?? (await askedAbout(deps, order, lines)),
    },
  }
}

/** How far the question about just these lines is; null where none was asked, or it was about another order. */
async function askedAbout(
  { db, clock }: Reading,
  order: Order,
  lines: readonly OrderLine[],
): Promise<Differences['asked']> {
  const last = await findLastProposal(db, order.id)
  if (!last || !areLinesEqual(last.lines, lines)) return null
  const { standing, answerUntil } = await proposalView(db, last, order, clock())
  return standing === 'outdated' ? null : { standing, until: answerUntil }
}

/**
 * What the customer is asked shows how it looked when it came in, where somebody took a photo then.
 * @throws AppError `nothing_to_ask` where what was counted is what was ordered; what `changeLines` and `propose` throw
 */
export async function chargeOrProposeDifferences(
  deps: Deps,
  staff: Person,
  id: string,
  asked: z.output<typeof call.body>,
): Promise<AnswerOf<typeof call>> {
  const order = await readOrder(deps.db, id)
  const { all = false, beyondLimit = false, ...seen } = asked
  const { lines, counted } = await countedLines(deps, order, all)
  if (!lines) throw new AppError('nothing_to_ask', say('nothingDiffers', { number: order.number }))
  const { quote } = await previewOrderChange(deps, order.id, lines, 'staff')
  const total = toRupees(quote.totalPaise)
  // Who sees no prices has seen no sum that could be another by now.
  const said = {
    ...seen,
    total: seen.total ?? total,
    beyondLimit: beyondLimit && canSeePrices(staff),
  }
  const asks = !isWithinTolerance(priceTerms(order), quote.totalPaise)
  if (asks) {
    const photos = Object.fromEntries(counted.photos)
    await proposePriceChange(deps, staff, order.id, { ...said, lines, photos })
  } else await changeLines(deps, staff, order.id, { ...said, lines })
  return { number: order.number, ...(canSeePrices(staff) && { total }), asked: asks }
}
