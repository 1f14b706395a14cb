/** Wire fields that several calls share. */
import * as z from 'zod/mini'
import { isCalendarDate } from '#domain/time-zone.ts'

/** A sum in rupees with at most two decimals, such as 350 or 29.99. */
export const rupees = z.number()

/** An instant as ISO 8601 text in UTC. */
export const instant = z.string()

/** A record's id (UUID). */
export const id = z.uuid({ error: 'This id is not valid.' })

/** A calendar date in the laundry's time zone, `YYYY-MM-DD`. */
export const calendarDate = z
  .string({ error: 'Please give a date.' })
  .check(z.refine(isCalendarDate, { error: 'Please give a real date as YYYY-MM-DD.' }))

/** Text a person typed: trimmed, without control characters except line breaks, of bounded length. */
export function typedText(name: string, max: number, min = 0) {
  return z.string({ error: `${name} must be text.` }).check(
    z.trim(),
    z.minLength(min, { error: `${name} is required.` }),
    z.maxLength(max, { error: `${name} can be at most ${max} characters long.` }),
    z.refine((text) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text), {
      error: `${name} contains characters that can't be stored.`,
    }),
  )
}

/** Paging of a list: how many, and after which cursor. The next page's address is in the Link header. */
export const pageQuery = {
  limit: z.optional(
    z.coerce
      .number({ error: 'limit must be a number.' })
      .check(
        z.int(),
        z.minimum(1, { error: 'limit must be at least 1.' }),
        z.maximum(200, { error: 'limit can be at most 200.' }),
      ),
  ),
  cursor: z.optional(id),
}
