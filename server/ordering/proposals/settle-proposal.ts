/** End of a proposal within a transaction: the order changes as answered, or stays unchanged. */
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Catalogue } from '#domain/settings/catalogue-values.ts'
import { areLinesEqual } from '#domain/orders/changed-lines.ts'
import { sumPaise, type Paise } from '#domain/base/money.ts'
import {
  agreedPriceAfterAnswers,
  linesAfterAnswers,
  extraPaiseOfLine,
  doAnswersChangeOrder,
} from '#domain/orders/price-proposals.ts'
import { isWithinTolerance } from '#domain/orders/price-tolerance.ts'
import { catalogueForBuyer } from '../../billing/companies/catalogue-for-buyer.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderEvent } from '../../order/order-event.ts'
import { chargeOrderWhenReady } from '../../billing/payments/charge-order-when-ready.ts'
import type { Tx } from '../../database/transaction.ts'
import { withdrawQuestion } from '../../notifications/outbox/withdraw-question.ts'
import type { NewEvent } from '../../events/event-types.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { moveDeliveryByWait } from '../orders/changing/move-delivery-by-wait.ts'
import { findDiscountsWhenCounting } from '../orders/pricing/discounts.ts'
import { orderedLinesOf, priceOrderChange } from '../orders/pricing/price-order-change.ts'
import type { readOrder } from '../orders/record/read-order.ts'
import { storeChangedLines } from '../orders/changing/store-changed-lines.ts'
import { endProposal, insertOrderUnchangedEntry, type ProposalRow } from './store.ts'
import { proposalDedupeKey } from './notify-of-proposals.ts'
import { answersByItem } from './view.ts'

/** What a proposal is settled with; the order is locked by the transaction. */
interface ProposalToSettle {
  proposal: ProposalRow
  locked: LockedOrder
  before: Awaited<ReturnType<typeof readOrder>>
  catalogue: Catalogue
  settings: BusinessSettings
}

/**
 * The order becomes what was answered, and its promise moves by the wait where the work goes on.
 * @param by who answered last; null where nobody did in time
 * @returns what happened, for the outermost verb to emit
 * @throws AppError `nothing_left` where all of the order would come back unwashed
 */
export async function settleProposalInTransaction(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords' | 'wordsFor'>,
  asked: ProposalToSettle,
  by: { id: string | null } | null,
  now: Date,
): Promise<NewEvent[]> {
  const { proposal, before, settings } = asked
  const { events, goesOn } = await followAnswers(tx, deps, asked, by, now)
  if (!goesOn) return events
  const waited = { from: proposal.asked_at, until: now }
  return [...events, ...(await moveDeliveryByWait(tx, settings, before.id, waited))]
}

/**
 * What was answered with yes is done at the price that was shown; a line without an answer stays as it was ordered.
 * Where prices or discounts moved since, so that it would cost more than was agreed to with these answers, the order stays.
 * A bag that is answered so is counted with it, and a card that waited for its price is charged.
 * @returns what happened, and whether there is something to do now: not with a bag that nobody agreed about
 * @throws AppError `nothing_left`
 */
async function followAnswers(
  tx: Tx,
  deps: Pick<Deps, 'jobs' | 'staffWords' | 'wordsFor'>,
  { proposal, locked, before, catalogue: offered, settings }: ProposalToSettle,
  by: { id: string | null } | null,
  now: Date,
): Promise<{ events: NewEvent[]; goesOn: boolean }> {
  const answers = answersByItem(proposal)
  const lines = linesAfterAnswers(proposal.lines, proposal.asked, answers)
  if (lines.length === 0 && by !== null)
    throw new AppError('nothing_left', say('nothingLeftOfOrder'))
  const actor = { id: by?.id ?? null, actor: by === null ? 'system' : 'customer' } as const
  const end = async (kept: boolean, settledPaise: Paise | null) => {
    await withdrawQuestion(tx, before.user_id, proposalDedupeKey(before.id, proposal.id))
    const outcome = by === null ? 'lapsed' : 'answered'
    return endProposal(tx, proposal, { outcome, kept, settledPaise }, now)
  }
  const keep = async () => {
    const totalPaise = before.counted ? before.total_paise : null
    await end(true, totalPaise)
    await insertOrderUnchangedEntry(tx, before, actor, now)
    const data = { proposalId: proposal.id, lapsed: by === null, totalPaise }
    const isStuck = doAnswersChangeOrder(answers)
    const kept = { ...data, ...(isStuck && { stuck: true as const }) }
    return {
      events: [orderEvent('order.kept_as_ordered', before, actor.id, now, kept)],
      goesOn: before.counted && !isStuck,
    }
  }
  if (lines.length === 0 || areLinesEqual(orderedLinesOf(before), lines)) return keep()
  const open = await findDiscountsWhenCounting(tx, before, {
    now,
    lock: true,
    timeZone: settings.timeZone,
  })
  const catalogue = await catalogueForBuyer(tx, offered, before)
  const changed = priceOrderChange(
    { catalogue, settings, by: 'staff' },
    before,
    lines,
    open.discounts,
    proposal.asked,
  )
  const agreedPaise = agreedPriceAfterAnswers(
    { agreedPaise: before.agreed_paise, totalPaise: paidAnyway(before, proposal) },
    proposal.asked,
    answers,
  )
  const terms = { agreedPaise, tolerancePaise: before.tolerance_paise }
  if (!isWithinTolerance(terms, changed.quote.totalPaise)) return keep()
  const entry = { by: actor, reason: proposal.reason, parts: null, at: now }
  const data = await storeChangedLines(
    tx,
    deps,
    { locked, before, settings },
    changed,
    open,
    entry,
    {
      agreed_paise: agreedPaise,
    },
  )
  await end(false, data.toPaise)
  const changedLines = orderEvent('order.lines_changed', before, actor.id, now, {
    ...data,
    ...(by !== null && { agreed: true }),
  })
  if (before.counted) return { events: [changedLines], goesOn: true }
  const first = { ...locked, counted: true, total_paise: data.toPaise }
  const charged = await chargeOrderWhenReady(tx, deps, first, now)
  return { events: [changedLines, ...charged], goesOn: true }
}

/** What is paid whatever is answered: what the order cost or, of a bag, what its lines don't say, such as express. */
function paidAnyway(
  before: Pick<ProposalToSettle['before'], 'counted' | 'total_paise'>,
  { asked, total_paise: proposedPaise }: ProposalRow,
): Paise {
  if (before.counted) return before.total_paise
  return Math.max(0, proposedPaise - sumPaise(asked.map(extraPaiseOfLine)))
}
