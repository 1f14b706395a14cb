/** Decides the amount given for a claim. */
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { decideClaim as call } from '#contract/help/claims.ts'
import { awardNeedsReason, proposedAwardPaise } from '#domain/help/claims.ts'
import { fromRupees } from '#domain/base/money.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockClaim } from './lock-claim.ts'
import { insertClaimEvent } from './store.ts'

/**
 * A decision can be replaced until it is settled. The sum is compared with what the laundry's table proposes.
 * @throws AppError `reason_needed` where it is less than that, or nothing, without a reason; `changed_meanwhile` also
 *   where the useful life was removed; and as `lockClaim` does
 */
export async function decideClaim(
  deps: Deps,
  staff: Person,
  id: string,
  input: z.output<typeof call.body>,
): Promise<void> {
  const { usefulLives } = await deps.laundry(branchOfPerson(staff)).settings.current()
  const life = usefulLives.find(({ name }) => name === input.life)
  if (!life) throw new AppError('changed_meanwhile', say('lifeGone', { name: input.life }))
  const at = deps.clock()
  const value = {
    pricePaise: fromRupees(input.price),
    ageMonths: input.ageMonths,
    proven: input.proven,
    chargedPaise: fromRupees(input.charged),
  }
  const whole = { ...value, lifeMonths: life.months }
  const proposed = proposedAwardPaise(whole)
  const awardPaise = fromRupees(input.award)
  const reason = input.reason || null
  if (reason === null && awardNeedsReason(awardPaise, whole))
    throw new AppError('reason_needed', say('claimReasonNeeded', { proposedPaise: proposed }))
  await inTransaction(deps.db, async (tx) => {
    const { claim, order } = await lockClaim(tx, id, input.revision)
    await insertClaimEvent(tx, id, {
      kind: 'decided',
      content: { ...value, life, proposedPaise: proposed, awardPaise },
      actorId: staff.id,
      at,
      reason,
      status: awardPaise === 0 ? 'declined' : 'decided',
    })
    await emit(tx, deps, {
      type: 'claim.decided',
      subject: { kind: 'claim', id },
      actor: staff.id,
      data: {
        ticket: claim.ticket_number,
        userId: order.user_id,
        orderId: order.id,
        order: order.number,
        awardPaise,
        proposedPaise: proposed,
        revision: input.revision + 1,
      },
      at,
    })
  })
}
