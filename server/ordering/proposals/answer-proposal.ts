/** Answers a proposal, or a line of it, by the customer: signed in, or by the link sent to them. */
import type * as z from 'zod/mini'
import { branchOfOrder } from '#domain/base/branch.ts'
import type { answerProposal as call, Proposal } from '#contract/orders/proposals.ts'
import { isRecordOwner } from '#domain/people/permissions.ts'
import { isStaff } from '#domain/people/roles.ts'
import { findAndLockOrder } from '../../order/locked-order.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { readOrder } from '../orders/record/read-order.ts'
import { isProposalOutdated } from './is-proposal-outdated.ts'
import { channelOfLinkKey, proposalPhotoKey } from './link.ts'
import { settleProposalInTransaction } from './settle-proposal.ts'
import { insertAnswers, isProposalAbout, findLastProposal, type ProposalRow } from './store.ts'
import { answersByItem, proposalView } from './view.ts'

/**
 * With the last line's answer the proposal is settled.
 * @throws AppError `order_not_found` for anybody else's, `forbidden` for staff who come by a link, and for the link
 *   that staff handed on, `already_answered`, `answer_too_late`, `changed_meanwhile` when
 *   the order is another than it was asked about, and what settling it throws
 */
export async function answerProposal(
  deps: Deps,
  person: Person | null,
  orderId: string,
  asked: z.output<typeof call.body>,
): Promise<Proposal> {
  const laundry = deps.laundry(branchOfOrder({ id: orderId }))
  const [catalogue, settings] = await Promise.all([
    laundry.catalogue.current(),
    laundry.settings.current(),
  ])
  const now = deps.clock()
  return inTransaction(deps.db, async (tx) => {
    const locked = await findAndLockOrder(tx, orderId)
    const proposal = locked && (await findLastProposal(tx, orderId))
    if (!locked || !proposal) throw orderNotFound()
    const isTheirs = person !== null && isRecordOwner(person, locked.user_id)
    if (!isTheirs) requireOwnLink(deps, person, asked)
    if (!(await isProposalAbout(tx, orderId, asked.proposalId))) throw orderNotFound()
    if (proposal.id !== asked.proposalId)
      throw new AppError('changed_meanwhile', say('proposalOutdated'))
    const items = itemsToAnswer(proposal, asked.itemId)
    if (items.length === 0) throw new AppError('already_answered', say('alreadyAnswered'))
    if (
      proposal.outcome === 'lapsed' ||
      (proposal.ended_at === null && proposal.answer_until <= now)
    )
      throw new AppError('answer_too_late', say('answerTooLate'))
    if (proposal.outcome !== null || (await isProposalOutdated(tx, proposal, locked.status)))
      throw new AppError('changed_meanwhile', say('proposalOutdated'))
    if (!proposal.asked.some(({ itemId }) => items.includes(itemId))) throw orderNotFound()
    const by = { id: isTheirs ? person.id : null }
    const { answer } = asked
    const said = { proposal_id: proposal.id, answer, answered_by: by.id, at: now }
    await insertAnswers(
      tx,
      items.map((item_id) => ({ ...said, item_id })),
    )
    const answered = (await findLastProposal(tx, orderId))!
    if (answered.answers.length === answered.asked.length) {
      const before = await readOrder(tx, orderId)
      const order = { proposal: answered, locked, before, catalogue, settings }
      await emit(tx, deps, ...(await settleProposalInTransaction(tx, deps, order, by, now)))
    }
    const after = (await findLastProposal(tx, orderId))!
    const key = isTheirs ? null : proposalPhotoKey(after.id, deps.config)
    return proposalView(tx, after, await readOrder(tx, orderId), now, key)
  })
}

/** The line that is answered, or each that has no answer yet where none is named; empty where that is answered. */
function itemsToAnswer(proposal: ProposalRow, itemId: string | undefined): string[] {
  const answers = answersByItem(proposal)
  const named = itemId === undefined ? proposal.asked.map((line) => line.itemId) : [itemId]
  return named.filter((each) => !answers.has(each))
}

/**
 * A link that was mailed stands for its customer. One that staff took is only to be looked at without signing in, and
 * staff answer by no link.
 * @throws AppError `order_not_found`, `forbidden`
 */
function requireOwnLink(
  { config }: Pick<Deps, 'config'>,
  person: Person | null,
  { proposalId, key = '' }: z.output<typeof call.body>,
): void {
  const came = channelOfLinkKey(proposalId, key, config)
  if (came === null) throw orderNotFound()
  if (person !== null && isStaff(person)) throw new AppError('forbidden', say('customersAnswer'))
  if (came === 'shared') throw new AppError('forbidden', say('logInToAnswer'))
}
