/** Adds a staff note to an order or a customer. */
import type { StaffNote } from '#contract/accounts/staff-notes.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { EventData } from '../../events/event-types.ts'
import { Answer } from '../../http/route.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { runOnceByKey } from '../../platform/run-once-by-key.ts'
import { insertStaffNote } from './insert-staff-note.ts'
import { findStaffNoteByKey, type Noted, type NoteRow } from './store.ts'
import { staffNoteView } from './view.ts'

/** The event of a note, as the verb that locks the record says it. */
type NotedEvent = {
  [T in 'customer.noted' | 'order.noted']: { type: T; data: EventData[T] }
}['customer.noted' | 'order.noted']

/**
 * Notes are added and never changed. The audit log says that there is one, not what it says.
 * @param note.key the request's Idempotency-Key: the same key and text are one note
 * @param lock locks the record and says what happened
 * @returns the note, 201 where this call made it and 200 where an earlier one did
 * @throws AppError `key_reused`, and what `lock` throws
 */
export async function addStaffNote(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  staff: Person,
  about: Noted,
  { text, key }: { text: string; key: string | null },
  lock: (tx: Tx, noteId: string) => Promise<NotedEvent>,
): Promise<Answer<StaffNote>> {
  const { db, clock } = deps
  const at = clock()
  const id = newId(at)
  const { made, isNew } = await runOnceByKey<NoteRow>(
    {
      key,
      constraint: `${about.type}_notes_idempotency`,
      find: (used) => findStaffNoteByKey(db, about, staff.id, used),
      isSame: (earlier) => earlier.text === text,
      what: 'note',
    },
    () =>
      inTransaction(db, async (tx) => {
        const noted = await lock(tx, id)
        await insertStaffNote(tx, about, { id, authorId: staff.id, text, key, at })
        const subject = { kind: about.type, id: about.id }
        await emit(tx, deps, { ...noted, subject, actor: staff.id, at })
        return { id, text, created_at: at, name: staff.name }
      }),
  )
  return new Answer(staffNoteView(made), { status: isNew ? 201 : 200 })
}
