/** Outbox messages with their text, for tests that read the table. */
import { english } from '#words/words.ts'
import type { MessagePart } from '../database/own-types.ts'
import { textOfParts } from '../notifications/outbox/wording/text-of-parts.ts'

/** @param rows with at least their `parts` */
export function wordedMessages<Row extends { parts: MessagePart[] }>(rows: readonly Row[]) {
  return rows.map(({ parts, ...row }) => {
    const { title: subject, message: body } = textOfParts(english, parts)
    return { ...row, subject, body }
  })
}
