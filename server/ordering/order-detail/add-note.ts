/** Adds a staff note to an order. */
import type { StaffNote } from '#contract/accounts/staff-notes.ts'
import { orderNotFound } from '../../http/answers/not-found.ts'
import type { Answer } from '../../http/route.ts'
import type { Person } from '../../http/callers/session.ts'
import { addStaffNote } from '../../identity/staff-notes/add-staff-note.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockOrderForShare } from './store.ts'

/** @throws AppError `order_not_found`, `key_reused` */
export function addOrderNote(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  id: string,
  note: { text: string; key: string | null },
): Promise<Answer<StaffNote>> {
  return addStaffNote(deps, staff, { type: 'order', id }, note, async (tx, noteId) => {
    const order = await lockOrderForShare(tx, id)
    if (!order) throw orderNotFound()
    return { type: 'order.noted', data: { noteId, number: order.number } }
  })
}
