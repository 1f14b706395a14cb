/** Settles a claim as decided. */
import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { settleClaim as call } from '#contract/help/claims.ts'
import { isSettlementExact } from '#domain/help/claims.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { orderMoney } from '#domain/orders/order-money.ts'
import { encodeBase32Digits } from '#domain/base/typed-number.ts'
import { giveGoodwillInTransaction } from '../../billing/payments/give-goodwill.ts'
import { settleRefundsNow } from '../../billing/payments/settle-refunds-now.ts'
import { createVoucherCode } from '../../billing/promo-codes/save-code.ts'
import { requireWithinRefundCap } from '../../billing/refund-cap.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { LockedOrder } from '../../order/locked-order.ts'
import { orderAmountsFromRow } from '../../order/select-order-money.ts'
import type { Person } from '../../http/callers/session.ts'
import { wordsOfUser } from '../../identity/words-of-user.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockClaim } from './lock-claim.ts'
import { insertClaimEvent, type ClaimRow } from './store.ts'
import { decisionOf } from './view.ts'

/**
 * Once: what comes off the order goes as goodwill with its credit note, a voucher is a code that works once, and a
 * transfer is noted with its reference. All of it is stored together or nothing is.
 * @throws AppError `claim_over` where it is settled or nothing is given for it, `not_the_award` where the parts come to
 *   another sum or a transfer has no reference, `changed_meanwhile` where the order costs less by now than the award has
 *   for its cleaning, `not_refundable` where more would come off the order than it costs or
 *   than staff may give back in a day, `payment_unavailable` (then the refund is tried again automatically); and as
 *   `lockClaim` does
 */
export async function settleClaim(
  deps: Deps,
  staff: Person,
  id: string,
  input: z.output<typeof call.body>,
): Promise<void> {
  const now = deps.clock()
  const { timeZone } = await deps.laundry(branchOfPerson(staff)).settings.current()
  const reference = input.reference || null
  const parts = {
    refundPaise: fromRupees(input.refund),
    voucherPaise: fromRupees(input.voucher),
    transferPaise: fromRupees(input.transfer),
  }
  const refundIds = await inTransaction(deps.db, async (tx) => {
    const { claim, order } = await lockClaim(tx, id, input.revision)
    if (claim.status !== 'decided') throw new AppError('claim_over', say('claimUndecided'))
    const awardPaise = claim.award_paise!
    if (!isSettlementExact(parts, awardPaise))
      throw new AppError('not_the_award', say('notTheAward', { awardPaise }))
    if (parts.transferPaise > 0 && reference === null)
      throw new AppError('not_the_award', say('transferReference'))
    refuseCleaningGivenBack(claim, order)

    const ticket = claim.ticket_number
    const { claims } = await wordsOfUser(tx, deps, order.user_id)
    const reason = claims.goodwillReason({ ticket, piece: claim.piece })
    const refunds =
      parts.refundPaise > 0
        ? await giveGoodwillInTransaction(
            tx,
            deps,
            staff,
            order,
            { amount: toRupees(parts.refundPaise), reason },
            { now, timeZone },
          )
        : []
    const restPaise = parts.voucherPaise + parts.transferPaise
    if (restPaise > 0) await requireWithinRefundCap(tx, staff, restPaise, { now, timeZone })
    const voucherCode =
      parts.voucherPaise > 0
        ? await createVoucherCode(tx, deps, staff, {
            code: `CLAIM-${encodeBase32Digits(randomBytes(5), 8)}`,
            paise: parts.voucherPaise,
            at: now,
          })
        : null
    await insertClaimEvent(tx, id, {
      kind: 'settled',
      content: { ...parts, voucherCode, reference },
      actorId: staff.id,
      at: now,
      reason: null,
      status: 'settled',
    })
    await emit(tx, deps, {
      type: 'claim.settled',
      subject: { kind: 'claim', id },
      actor: staff.id,
      data: {
        ticket,
        userId: order.user_id,
        orderId: order.id,
        order: order.number,
        ...parts,
        voucherCode,
        reference,
      },
      at: now,
    })
    return refunds
  })
  await settleRefundsNow(deps, refundIds)
}

/** The cleaning of an order that was cancelled or lowered since the decision isn't given back a second time. */
function refuseCleaningGivenBack(claim: ClaimRow, order: LockedOrder): void {
  const cleaningPaise = decisionOf(claim)!.content.chargedPaise
  const { chargedPaise: costsPaise } = orderMoney(orderAmountsFromRow(order))
  if (cleaningPaise > costsPaise)
    throw new AppError('changed_meanwhile', say('cleaningGivenBack', { cleaningPaise, costsPaise }))
}
