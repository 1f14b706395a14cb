/** Staff's internal notes about a customer or an order: append-only. */
import * as z from 'zod/mini'
import { instant, textField } from '../base/fields.ts'
import * as names from '#words/en/fields/names.ts'

export const NOTE_MAX_LENGTH = 2000

export const newStaffNote = z.object({
  text: textField(names.note, NOTE_MAX_LENGTH, 1),
})

export const staffNote = z.object({
  _id: z.string(),
  text: z.string(),
  /** Null when its writer is no longer with the laundry. */
  by: z.nullable(z.string()),
  at: instant,
})
export type StaffNote = z.output<typeof staffNote>
