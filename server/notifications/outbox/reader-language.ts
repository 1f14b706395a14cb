/** SQL for the language that the reader of an outbox message reads. */
import { sql } from 'kysely'

/**
 * In a query that joins `users` as `outbox_messages.user_id`: the language of the user at its address, who needn't be
 * the user it is about; null for the laundry's, also at an address without a user. A message with an address for
 * answers goes to the laundry.
 */
export const readerLanguage = sql<string | null>`case
    when outbox_messages.user_id is null or outbox_messages.reply_to_address is not null then
      (select readers.language from users readers
        where readers.email = outbox_messages.recipient and readers.email <> '')
    else users.language
  end`.as('language')
