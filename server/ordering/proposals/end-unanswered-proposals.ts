/** Ends unanswered proposals after their deadline: the order stays unchanged. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import { findAndLockOrder } from '../../order/locked-order.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { processEachItem } from '../../platform/one-by-one.ts'
import { readOrder } from '../orders/record/read-order.ts'
import { isProposalOutdated } from './is-proposal-outdated.ts'
import { settleProposalInTransaction } from './settle-proposal.ts'
import { endProposal, findLastProposal, selectOverdueProposals } from './store.ts'

/**
 * Ends each in its own transaction; a second run ends nothing more.
 * @throws Error after trying all, when one could not be ended
 */
export async function endUnansweredProposals(deps: Deps): Promise<void> {
  const now = deps.clock()
  const overdue = await selectOverdueProposals(deps.db, now)
  if (overdue.length === 0) return
  const laundry = deps.laundry(MAIN_BRANCH)
  const [catalogue, settings] = await Promise.all([
    laundry.catalogue.current(),
    laundry.settings.current(),
  ])
  await processEachItem(
    overdue,
    ({ id, order_id: orderId }) =>
      inTransaction(deps.db, async (tx) => {
        const locked = await findAndLockOrder(tx, orderId)
        const proposal = locked && (await findLastProposal(tx, orderId))
        if (!locked || !proposal || proposal.id !== id || proposal.ended_at !== null) return
        if (await isProposalOutdated(tx, proposal, locked.status)) {
          const end = { outcome: 'outdated', kept: null, settledPaise: null } as const
          return endProposal(tx, proposal, end, now)
        }
        const before = await readOrder(tx, orderId)
        const order = { proposal, locked, before, catalogue, settings }
        await emit(tx, deps, ...(await settleProposalInTransaction(tx, deps, order, null, now)))
      }),
    ({ id, order_id: orderId }, error) =>
      deps.log.error({ err: error, proposalId: id, orderId }, 'a proposal could not be ended'),
  )
}
