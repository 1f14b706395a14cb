/** How somebody likes their clothes to be finished, as orders take and answer it. */
import * as z from 'zod/mini'
import { FINISHES, STARCHES } from '#domain/care-preferences.ts'

export const carePreferences = z.object({
  starch: z.enum(STARCHES),
  finish: z.enum(FINISHES),
  fragranceFree: z.boolean(),
})
