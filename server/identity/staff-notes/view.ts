/** A staff note in API answers. */
import type { StaffNote } from '#contract/accounts/staff-notes.ts'
import type { NoteRow } from './store.ts'

export function staffNoteView(row: NoteRow): StaffNote {
  return {
    _id: row.id,
    text: row.text,
    by: row.name,
    at: row.created_at.toISOString(),
  }
}
