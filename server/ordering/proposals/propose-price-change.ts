/** Proposes a higher price to a customer, when it exceeds their order's price terms. */
import type * as z from 'zod/mini'
import { branchOfOrder } from '#domain/base/branch.ts'
import type { Proposal, propose as call } from '#contract/orders/proposals.ts'
import { proposalDeadline, linesToPropose } from '#domain/orders/price-proposals.ts'
import { isWithinTolerance } from '#domain/orders/price-tolerance.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { orderEvent } from '../../order/order-event.ts'
import { catalogueForBuyer } from '../../billing/companies/catalogue-for-buyer.ts'
import { requireAccountLimitOrDecision } from '../../billing/companies/require-account-limit.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { assignPhotosToOrder } from '../clothes/pieces/assign-photos-to-order.ts'
import { requireSeenVersion } from '../orders/changing/require-seen-version.ts'
import { findDiscountsWhenCounting } from '../orders/pricing/discounts.ts'
import { orderedLinesOf, priceOrderChange } from '../orders/pricing/price-order-change.ts'
import { priceTerms } from '../orders/pricing/price-terms.ts'
import { quoteView } from '../orders/pricing/quote-view.ts'
import { readOrder } from '../orders/record/read-order.ts'
import { insertPhotos, insertProposal, findLastProposal } from './store.ts'
import { proposalView } from './view.ts'

/**
 * Nothing of the order changes: the customer is notified, and their answer is waited for (answer-proposal.ts). A proposal
 * that is open already is replaced.
 * @throws AppError `order_not_found`, `no_longer_changeable`, `changed_meanwhile`, `price_changed`, `not_on_account` beyond its
 *   company's limit where staff didn't decide so, `nothing_to_ask` where
 *   it may be charged as it is or no line is more than was ordered, `not_found` for a photo as `assignPhotosToOrder` does, and the
 *   refusals of a selection
 */
export async function proposePriceChange(
  deps: Deps,
  staff: Person,
  id: string,
  asked: z.output<typeof call.body>,
): Promise<Proposal> {
  const laundry = deps.laundry(branchOfOrder({ id }))
  const [offered, settings] = await Promise.all([
    laundry.catalogue.current(),
    laundry.settings.current(),
  ])
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, id)
    const before = await readOrder(tx, id)
    const catalogue = await catalogueForBuyer(tx, offered, before)
    const { timeZone } = settings
    const open = await findDiscountsWhenCounting(tx, before, { now, lock: true, timeZone })
    const { quote } = priceOrderChange(
      { catalogue, settings, by: 'staff' },
      before,
      asked.lines,
      open.discounts,
    )
    const { totalPaise } = quote
    await requireSeenVersion(tx, id, asked, {
      totalPaise,
      view: (words) => quoteView(words, quote),
    })
    const more = linesToPropose(orderedLinesOf(before), quote.lines)
    if (more.length === 0 || isWithinTolerance(priceTerms(before), totalPaise))
      throw new AppError('nothing_to_ask', say('nothingToAsk'))
    await requireAccountLimitOrDecision(tx, before, totalPaise, asked.beyondLimit ?? false, {
      now,
      timeZone,
    })
    const photos = photosOf(more, asked.photos ?? {})
    await assignPhotosToOrder(tx, id, staff.id, [...photos.values()])
    const until = proposalDeadline(now, settings)
    const proposalId = newId(now)
    await insertProposal(
      tx,
      {
        id: proposalId,
        order_id: id,
        revision: asked.revision,
        lines: JSON.stringify(quote.lines.map(({ itemId, quantity }) => ({ itemId, quantity }))),
        asked: JSON.stringify(
          more.map((line) => ({
            itemId: line.itemId,
            service: line.service,
            name: line.name,
            unit: line.unit,
            quantity: line.quantity,
            listPricePaise: line.listPricePaise,
            unitPricePaise: line.unitPricePaise,
            before: line.before,
            reason: asked.reasons?.[line.itemId] || asked.reason,
          })),
        ),
        total_paise: quote.totalPaise,
        reason: asked.reason,
        asked_by: staff.id,
        asked_at: now,
        answer_until: until,
        is_bag: !before.counted,
      },
      before.status,
    )
    await insertPhotos(tx, proposalId, photos)
    const data = {
      proposalId,
      fromPaise: before.counted ? before.total_paise : null,
      toPaise: quote.totalPaise,
      items: more.map(({ service, name, unit, quantity }) => ({ service, name, unit, quantity })),
      until: until.toISOString(),
    }
    await emit(tx, deps, orderEvent('order.more_proposed', before, staff.id, now, data))
    return proposalView(tx, (await findLastProposal(tx, id))!, before, now)
  })
}

/** The photos of what is asked, by item; those of other items are of nothing. */
function photosOf(
  more: readonly { readonly itemId: string }[],
  photos: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    more.flatMap(({ itemId }) => {
      const photo = photos[itemId]?.toLowerCase()
      return photo === undefined ? [] : [[itemId, photo] as const]
    }),
  )
}
