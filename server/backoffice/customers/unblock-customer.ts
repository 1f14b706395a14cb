/** Unblocks a customer. */
import { notFound } from '../../http/answers/not-found.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { hashContacts } from '../../identity/blocks/hash-contacts.ts'
import {
  deleteBlock,
  findProvenContactsOf,
  deleteContactBlocks,
} from '../../identity/blocks/block-rows.ts'
import { insertStaffNote } from '../../identity/staff-notes/insert-staff-note.ts'
import { lockUserRole } from './store.ts'

/**
 * Unblocking who is not blocked changes nothing.
 * @throws AppError `not_found`
 */
export async function unblockCustomer(deps: Deps, staff: Person, id: string): Promise<void> {
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    if ((await lockUserRole(tx, id)) !== 'customer') throw notFound('customer')
    if ((await deleteBlock(tx, id)) === undefined) return
    const hashes = hashContacts(deps.config.authSecret, await findProvenContactsOf(tx, id))
    await deleteContactBlocks(tx, id, hashes)
    const text = deps.staffWords.people.notes.unblocked
    const note = { id: newId(at), authorId: staff.id, text, key: null, at }
    await insertStaffNote(tx, { type: 'customer', id }, note)
    await emit(tx, deps, {
      type: 'customer.unblocked',
      subject: { kind: 'customer', id },
      actor: staff.id,
      data: { userId: id },
      at,
    })
  })
}
