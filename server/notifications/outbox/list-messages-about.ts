/** A person's messages on one topic, and single messages that link to its page. */
import type { Words } from '#words/words.ts'
import type { Db } from '../../database/transaction.ts'
import { selectMessagesAbout as selectAbout } from './outbox-store.ts'
import { outboxMessageView } from './outbox-view.ts'
import { textOfParts } from './wording/text-of-parts.ts'

/** The newest first, at most 50. */
export async function listMessagesAbout(
  db: Db,
  words: Words,
  about: { userId: string; topic: string; link: string },
) {
  const rows = await selectAbout(db, about)
  return rows.map((row) => {
    const { _id, channel, state, subject, createdAt, sentAt, leavesAt } = outboxMessageView(
      words,
      row,
    )
    const text = textOfParts(words, row.parts).message
    return { _id, channel, state, subject, createdAt, sentAt, leavesAt, text }
  })
}
