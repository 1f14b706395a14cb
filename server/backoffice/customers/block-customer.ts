/** Blocks a customer, for a reason shown to the customer. */
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { endRenewal } from '../../billing/club/changes/end-renewal.ts'
import { hashContacts } from '../../identity/blocks/hash-contacts.ts'
import {
  findProvenContactsOf,
  insertBlock,
  insertContactBlocks,
  updateBlockReason,
} from '../../identity/blocks/block-rows.ts'
import { insertStaffNote } from '../../identity/staff-notes/insert-staff-note.ts'
import { lockUserRole } from './store.ts'

/**
 * Orders under way go on and sessions stay. A running subscription is not renewed, so that nobody is
 * charged for what they can't use. Blocking again with another reason replaces the reason.
 * @throws AppError `not_found`, and `forbidden` for staff
 */
export async function blockCustomer(
  deps: Deps,
  staff: Person,
  id: string,
  reason: string,
): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    const role = await lockUserRole(tx, id)
    if (!role) throw notFound('customer')
    if (role !== 'customer') throw new AppError('forbidden', say('staffNotBlocked'))
    if (!(await insertBlock(tx, { userId: id, reason, by: staff.id, at })))
      return updateBlockReason(tx, id, reason)
    const hashes = hashContacts(deps.config.authSecret, await findProvenContactsOf(tx, id))
    await insertContactBlocks(tx, { userId: id, hashes, reason, at })
    // The audit log outlives the customer, so the reason stands in the notes that go with them.
    const text = deps.staffWords.people.notes.blocked({ reason })
    await insertStaffNote(
      tx,
      { type: 'customer', id },
      { id: newId(at), authorId: staff.id, text, key: null, at },
    )
    await emit(tx, deps, {
      type: 'customer.blocked',
      subject: { kind: 'customer', id },
      actor: staff.id,
      data: { userId: id },
      at,
    })
  })
  await endRenewal(deps, id)
}
