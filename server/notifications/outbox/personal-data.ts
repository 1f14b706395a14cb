/** Messages to a person, and messages that quote them: exported, and erased with the account. */
import { sql } from 'kysely'
import { jsonExportFile, type PersonalData } from '../../platform/personal-data.ts'
import { textOfParts } from './wording/text-of-parts.ts'

export const outboxData: PersonalData = {
  tables: ['outbox_messages', 'erasures'],
  async *collect({ db, wordsFor }, { id, language }) {
    const words = wordsFor({ language })
    const rows = await db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    yield* jsonExportFile(
      'letters.json',
      rows.map((row) => {
        const { title, message } = textOfParts(words, row.parts)
        return {
          id: row.id,
          channel: row.channel,
          recipient: row.recipient,
          subject: title,
          body: message,
          status: row.status,
          createdAt: row.created_at,
          sentAt: row.sent_at,
          deliveredAt: row.delivered_at,
          readAt: row.read_at,
        }
      }),
    )
  },
  /** What may lie in the outbox folder is written down for the job that removes it. */
  async erase(tx, { jobs }, { id, email, isEmailProven }, now) {
    const gone = await tx
      .deleteFrom('outbox_messages')
      .where((eb) =>
        eb.or([
          eb('user_id', '=', id),
          // An unproven email may be a stranger's, and so is what was written to it.
          ...(isEmailProven
            ? [eb('recipient', '=', email), eb('reply_to_address', '=', email)]
            : []),
        ]),
      )
      .returning('id')
      .execute()
    await tx
      .insertInto('erasures')
      .values({
        user_id: id,
        message_ids: JSON.stringify(gone.map((message) => message.id)),
        erased_at: now,
      })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    await jobs.enqueue(tx, 'erase-outbox', { userId: id })
    // A mail server's refusal names the address that it refused.
    await sql`
      delete from pgboss.job where output is not null and data ->> 'letterId' in
        (select jsonb_array_elements_text(${JSON.stringify(gone.map((message) => message.id))}::jsonb))`.execute(
      tx,
    )
    if (isEmailProven)
      await sql`delete from pgboss.job where position(${email} in output::text) > 0`.execute(tx)
  },
}
