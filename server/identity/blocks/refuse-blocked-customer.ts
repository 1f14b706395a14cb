/** Refuses forbidden actions to a blocked customer. */
import { branchOfPerson } from '#domain/base/branch.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { hashContacts } from './hash-contacts.ts'
import { findBlock, findProvenContactsOf, insertBlock, insertContactBlocks } from './block-rows.ts'
import { insertStaffNote } from '../staff-notes/insert-staff-note.ts'

/**
 * To be asked before an order, a subscription or a ticket is stored. A block from before is found by contacts that the
 * person has proven, so nobody learns whether another's is blocked, nor why. Sessions stay, and so does
 * everything else: a blocked customer sees their orders, gets what is under way, and can write to us.
 * @throws AppError `customer_blocked`, which says why and how to reach the laundry
 */
export async function refuseBlockedCustomer(
  {
    db,
    laundry,
    config,
    clock,
    staffWords,
  }: Pick<Deps, 'db' | 'laundry' | 'config' | 'clock' | 'staffWords'>,
  person: Person,
): Promise<void> {
  const { id: userId } = person
  const hashesOf = (contacts: { email: string; phone: string }) =>
    hashContacts(config.authSecret, contacts)
  const block = await findBlock(db, {
    userId,
    email: hashesOf({ email: person.email, phone: '' }),
    phone: hashesOf({ email: '', phone: person.phone }),
  })
  if (!block) return
  const { reason } = block
  // Staff see it on the new account, too, and can end it there.
  if (block.isKept)
    await inTransaction(db, async (tx) => {
      const at = clock()
      if (!(await insertBlock(tx, { userId, reason, by: null, at }))) return
      const hashes = hashesOf(await findProvenContactsOf(tx, userId))
      await insertContactBlocks(tx, { userId, hashes, reason, at })
      const text = staffWords.people.notes.blockedAsBefore({ reason })
      await insertStaffNote(
        tx,
        { type: 'customer', id: userId },
        { id: newId(at), authorId: null, text, key: null, at },
      )
    })
  const { phone, email } = await laundry(branchOfPerson(person)).settings.current()
  throw new AppError('customer_blocked', say('blocked', { reason, phone, email }))
}
