/** Wire fields that several calls share. */
import * as z from 'zod/mini'
import { PHONE, PHONE_INVALID } from '#domain/phone.ts'
import { isCalendarDate } from '#domain/time-zone.ts'

/** A sum in rupees with at most two decimals, such as 350 or 29.99. */
export const rupees = z.number()

/** An instant as ISO 8601 text in UTC. */
export const instant = z.string()

/** A record's id (UUID). */
export const id = z.uuid({ error: 'This id is not valid.' })

/** A calendar date in the laundry's time zone, `YYYY-MM-DD`. */
export const calendarDate = z.string({ error: 'Please give a date.' }).check(
  z.refine(isCalendarDate, {
    error: 'Please give a real date as YYYY-MM-DD.',
  }),
)

/** Control characters but tab, line feed and carriage return, and halves of surrogate pairs. */
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u

/** What ends a line for some program: a spreadsheet, a mail server, a browser. */
const LINE_BREAKS = /[\t\r\n\u0080-\u009f\u2028\u2029]/

/**
 * Whether every part of the product can hold a text: the database stores no null byte, JSON in it no
 * half of a surrogate pair, and no other control character means anything to a reader.
 */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Text a person typed: trimmed, without control characters except line breaks, of bounded length. */
export function typedText(name: string, max: number, min = 0) {
  return z.string({ error: `${name} must be text.` }).check(
    z.trim(),
    z.minLength(min, { error: `${name} is required.` }),
    z.maxLength(max, {
      error: `${name} can be at most ${max} characters long.`,
    }),
    z.refine(isStorableText, { error: unstorable(name) }),
  )
}

/** What is said of a text that `isStorableText` refuses. */
export function unstorable(name: string): string {
  return `${name} contains characters that can't be stored.`
}

/**
 * Text that stands on one line wherever it is shown, such as a name: a line break in it could begin
 * another header of a mail, or another cell of a spreadsheet.
 */
export function oneLine(name: string, max: number, min = 1) {
  return typedText(name, max, min).check(
    z.refine((text) => !LINE_BREAKS.test(text), {
      error: `${name} must be on one line.`,
    }),
  )
}

/** What a card is called, which is never its number: no twelve digits in a row, whatever stands between them. */
export function cardLabel(name: string, max: number, min = 1) {
  return oneLine(name, max, min).check(
    z.refine((text) => !/(?:\p{Nd}[^\p{L}\p{Nd}]*){12}/u.test(text), {
      error: `${name} can’t be a number.`,
    }),
  )
}

/** An email address, in lower case as it is stored. */
export const email = z
  .string({ error: 'Please enter your email.' })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'Please enter your email.' }),
    z.maxLength(254, { error: 'Please enter a valid email address.' }),
    z.email({ error: 'Please enter a valid email address.' }),
  )

/** A phone number as people write it; empty when there is none. */
export const phone = z
  .string({ error: 'Phone must be text.' })
  .check(z.trim(), z.regex(PHONE, { error: PHONE_INVALID }))

/** The headers of a call that does its work once, however often the same key is sent. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z.optional(
    z.string().check(
      z.regex(/^[\x21-\x7e]{8,200}$/, {
        error: 'Idempotency-Key must be 8 to 200 visible characters.',
      }),
    ),
  ),
})

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
