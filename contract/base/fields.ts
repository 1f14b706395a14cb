/** Wire fields that several calls share. */
import * as z from 'zod/mini'
import {
  CODE_LENGTH,
  extractDigitCode,
  cleanEmail,
  cleanPhone,
  cleanText,
} from '#domain/base/pasted.ts'
import { looksLikeIndianMobile, PHONE } from '#domain/accounts/phone.ts'
import { isCalendarDate } from '#domain/base/time-zone.ts'
import { cleanPinCode, isPinCode } from '#domain/slots/coverage.ts'
import { codeNeeded, codeNotSixDigits, mobileNeeded } from '#words/en/fields/account.ts'
import {
  badEmail,
  badId,
  badIdempotencyKey,
  badPhone,
  dateNeeded,
  emailNeeded,
  fieldIsNumber,
  fieldNeeded,
  fieldNotOneLine,
  fieldNotText,
  fieldTooLong,
  fieldUnstorable,
  limitNotNumber,
  limitTooLarge,
  limitTooSmall,
  phoneNotText,
  realDateNeeded,
} from '#words/en/fields/shared.ts'
import { badPin, pinNotText } from '#words/en/fields/settings.ts'

/** A sum in rupees with at most two decimals, such as 350 or 29.99. */
export const rupees = z.number()

/** An instant as ISO 8601 text in UTC. */
export const instant = z.string()

/** A record's id, a UUID: of version 7, or of any where it was made otherwise, as the demo's payments are. */
export const id = z.guid({ error: badId })

/** A calendar date in the laundry's time zone, `YYYY-MM-DD`. */
export const calendarDate = z.string({ error: dateNeeded }).check(
  z.refine(isCalendarDate, {
    error: realDateNeeded,
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

/** Text a person typed: cleaned, without control characters except line breaks, of bounded length. */
export function textField(name: string, max: number, min = 0) {
  return z.string({ error: fieldNotText({ name }) }).check(
    z.overwrite(cleanText),
    z.minLength(min, { error: fieldNeeded({ name }) }),
    z.maxLength(max, {
      error: fieldTooLong({ name, most: max }),
    }),
    z.refine(isStorableText, { error: fieldUnstorable({ name }) }),
  )
}

/** A PIN code as India writes them, however it is typed. */
export const pinCode = z
  .string({ error: pinNotText })
  .check(z.overwrite(cleanPinCode), z.refine(isPinCode, { error: badPin }))

/**
 * Text that stands on one line wherever it is shown, such as a name: a line break in it could begin
 * another header of a mail, or another cell of a spreadsheet.
 */
export function oneLineField(name: string, max: number, min = 1) {
  return textField(name, max, min).check(
    z.refine((text) => !LINE_BREAKS.test(text), {
      error: fieldNotOneLine({ name }),
    }),
  )
}

/** What a card is called, which is never its number: no twelve digits in a row, whatever stands between them. */
export function cardLabelField(name: string, max: number, min = 1) {
  return oneLineField(name, max, min).check(
    z.refine((text) => !/(?:\p{Nd}[^\p{L}\p{Nd}]*){12}/u.test(text), {
      error: fieldIsNumber({ name }),
    }),
  )
}

/** An email address, in lower case as it is stored. */
export const email = z
  .string({ error: emailNeeded })
  .check(
    z.overwrite(cleanEmail),
    z.minLength(1, { error: emailNeeded }),
    z.maxLength(254, { error: badEmail }),
    z.email({ error: badEmail }),
  )

/** A phone number as people write it; empty when there is none. */
export const phone = z
  .string({ error: phoneNotText })
  .check(z.overwrite(cleanPhone), z.regex(PHONE, { error: badPhone }))

/** A number that texts can go to; which of these are landlines, the server knows. */
export const mobile = z
  .string({ error: mobileNeeded })
  .check(
    z.maxLength(60, { error: mobileNeeded }),
    z.overwrite(cleanPhone),
    z.refine(looksLikeIndianMobile, { error: mobileNeeded }),
  )

/** Asked where a number's range has mobiles and landlines (`maybe_landline`): whether it is a mobile. */
export const isMobile = z.optional(z.boolean())

/** A code by SMS or of an app, alone or in the text that brought it. */
export const sixDigitCode = z.string({ error: codeNeeded }).check(
  z.maxLength(300, { error: codeNotSixDigits }),
  z.overwrite((text) => extractDigitCode(text, CODE_LENGTH)),
  z.regex(/^\d{6}$/, { error: codeNotSixDigits }),
)

/** A field for each name, all of one schema. */
export function fieldPerName<Name extends string, Schema extends z.core.$ZodType>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
}

/** The headers of a call that does its work once, however often the same key is sent. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z.optional(
    z.string().check(
      z.regex(/^[\x21-\x7e]{8,200}$/, {
        error: badIdempotencyKey,
      }),
    ),
  ),
})

/** Paging of a list: how many, and after which cursor. The next page's address is in the Link header. */
export const pageQuery = {
  limit: z.optional(
    z.coerce
      .number({ error: limitNotNumber })
      .check(
        z.int(),
        z.minimum(1, { error: limitTooSmall }),
        z.maximum(200, { error: limitTooLarge }),
      ),
  ),
  cursor: z.optional(id),
}
