/** Records staff's changes to a person: author, new values and old values. */
import { isStaff } from '#domain/people/roles.ts'
import { emit, type EmitDeps } from '../../events/emit.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Person } from '../../http/callers/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { insertStaffNote } from '../staff-notes/insert-staff-note.ts'

const FIELDS = ['name', 'phone', 'gstin'] as const

/**
 * Events and the audit log outlive the customer, so they say what changed; from what to what stands in the notes
 * that go with them. Nothing is kept where nothing changed.
 */
export async function recordChangeByStaff(
  tx: Tx,
  deps: EmitDeps & Pick<Deps, 'staffWords'>,
  staff: Person,
  before: Person,
  after: Person,
  at: Date,
): Promise<void> {
  const valueOf = (person: Person, field: (typeof FIELDS)[number]) => person[field] ?? ''
  const changed = FIELDS.filter((field) => valueOf(before, field) !== valueOf(after, field))
  if (changed.length === 0) return
  const isCustomer = !isStaff(before)
  const { notes } = deps.staffWords.people
  if (isCustomer)
    await insertStaffNote(
      tx,
      { type: 'customer', id: before.id },
      {
        id: newId(at),
        authorId: staff.id,
        text: changed
          .map((field) =>
            notes.changed({
              field: notes[field],
              from: valueOf(before, field),
              to: valueOf(after, field),
            }),
          )
          .join('\n'),
        key: null,
        at,
      },
    )
  await emit(tx, deps, {
    type: isCustomer ? 'customer.changed' : 'staff.changed',
    subject: { kind: isCustomer ? 'customer' : 'user', id: before.id },
    actor: staff.id,
    data: { userId: before.id, fields: changed },
    at,
  })
}
