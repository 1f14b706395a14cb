/** A customer's care preferences, as orders take and answer them. */
import * as z from 'zod/mini'
import { CARE_NOTE_MAX_LENGTH, FINISHES, STARCHES } from '#domain/catalogue/care-preferences.ts'
import * as names from '#words/en/fields/names.ts'
import { textField } from '../base/fields.ts'

export const carePreferences = z.object({
  starch: z.enum(STARCHES),
  finish: z.enum(FINISHES),
  fragranceFree: z.boolean(),
  /** Anything else about the care of the clothes; left out where there is nothing. */
  notes: z.optional(textField(names.careNotes, CARE_NOTE_MAX_LENGTH)),
})
