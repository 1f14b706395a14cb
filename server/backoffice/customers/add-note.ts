/** Adds a staff note to a customer. */
import type { StaffNote } from '#contract/accounts/staff-notes.ts'
import { notFound } from '../../http/answers/not-found.ts'
import type { Answer } from '../../http/route.ts'
import type { Person } from '../../http/callers/session.ts'
import { addStaffNote } from '../../identity/staff-notes/add-staff-note.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockUserRole } from './store.ts'

/** @throws AppError `not_found`, `key_reused` */
export function addCustomerNote(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  id: string,
  note: { text: string; key: string | null },
): Promise<Answer<StaffNote>> {
  return addStaffNote(deps, staff, { type: 'customer', id }, note, async (tx, noteId) => {
    if ((await lockUserRole(tx, id)) !== 'customer') throw notFound('customer')
    return { type: 'customer.noted', data: { noteId } }
  })
}
