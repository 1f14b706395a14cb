/** Begins to tell customers of a promo code; a job tells them, a few at a time. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Person } from '../../http/callers/session.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { findAudience } from './find-audience.ts'
import { insertTelling } from './telling-store.ts'

/**
 * Who was told before isn't told again. Begun twice at the same time it is begun once.
 * @throws AppError `not_found`; `discount_refused` for a code that can't be used, or that there is no one to tell of
 */
export async function tellCustomers(
  deps: Pick<Deps, 'db' | 'laundry' | 'clock' | 'events' | 'jobs'>,
  staff: Person,
  codeId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { code, counts, refusal } = await findAudience(tx, deps, codeId)
    if (refusal) throw new AppError('discount_refused', refusal)
    const at = deps.clock()
    if (!(await insertTelling(tx, code.id, at))) return
    if (counts.toTell === 0)
      throw new AppError('discount_refused', say('offerToNobody', { code: code.code }))
    await deps.jobs.enqueue(tx, 'tell-of-offer', { codeId: code.id, after: null })
    await emit(tx, deps, {
      type: 'promo_code.offered',
      subject: { kind: 'promo_code', id: code.id },
      actor: staff.id,
      data: { promoCode: code.code, customers: counts.toTell },
      at,
    })
  })
}
