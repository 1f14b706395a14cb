/** Shares a proposal's link with its customer: by WhatsApp, or copied. */
import { branchOfOrder } from '#domain/base/branch.ts'
import type { AnswerOf } from '#contract/base/call.ts'
import type { shareProposal as call } from '#contract/orders/proposals.ts'
import type { LinkWay } from '#domain/orders/price-proposals.ts'
import { lockOrder } from '../../order/locked-order.ts'
import { orderEvent } from '../../order/order-event.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { readOrder } from '../orders/record/read-order.ts'
import { isProposalOutdated } from './is-proposal-outdated.ts'
import { proposalLink } from './link.ts'
import { findLastProposal } from './store.ts'
import { whatsAppNumber } from './whatsapp-number.ts'

/**
 * The link shows the proposal that is open, as long as the one in the mail does. Staff have it in their hands, so it is
 * answered only by its customer who is signed in. Who asked for it is written down, the link itself is not.
 * @throws AppError `order_not_found`, `nothing_to_ask` where no answer is waited for, `phone_needed` where the customer
 *   has no mobile number that WhatsApp could be opened with
 */
export async function shareProposal(
  deps: Deps,
  staff: Person,
  orderId: string,
  way: LinkWay,
): Promise<AnswerOf<typeof call>> {
  const settings = await deps.laundry(branchOfOrder({ id: orderId })).settings.current()
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, orderId)
    const order = await readOrder(tx, orderId)
    const proposal = await findLastProposal(tx, orderId)
    const waits =
      proposal?.ended_at === null &&
      now < proposal.answer_until &&
      !(await isProposalOutdated(tx, proposal, order.status))
    if (!waits) throw new AppError('nothing_to_ask', say('nothingWaitsForAnswer'))
    const number = await whatsAppNumber(tx, order)
    if (way === 'whatsapp' && number === null)
      throw new AppError('phone_needed', say('noMobileNumber'))
    const path = proposalLink({ orderId, proposalId: proposal.id, came: 'shared' }, deps.config)
    const link = `${deps.config.baseUrl}${path}`
    const words = await wordsOfUser(tx, deps, order.user_id)
    const text = words.approvalByWhatsApp({
      laundry: settings.name,
      number: order.number,
      fromPaise: proposal.is_bag ? null : order.total_paise,
      toPaise: proposal.total_paise,
      until: { at: proposal.answer_until.toISOString(), timeZone: settings.timeZone },
      link,
    })
    const data = { proposalId: proposal.id, way }
    await emit(tx, deps, orderEvent('order.approval_link_taken', order, staff.id, now, data))
    const digits = number?.slice(1)
    const whatsapp = `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
    return { link, whatsapp: way === 'whatsapp' ? whatsapp : null }
  })
}
