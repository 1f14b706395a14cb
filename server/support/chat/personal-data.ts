/** A person's chat with the help desk: exported, and erased with the account. */
import { pictureFilesOf } from '../pictures/pictures-of.ts'
import { jsonExportFile, type PersonalData, lockRowsOfUser } from '../../platform/personal-data.ts'

/** So that a talkative customer is exported without holding all of it in memory. */
const MESSAGES_PER_FILE = 1000

export const chatData: PersonalData = {
  tables: ['chats', 'chat_messages'],
  async *collect({ db }, { id }) {
    let after = 0
    for (let part = 1; ; part += 1) {
      const rows = await db
        .selectFrom('chat_messages')
        .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
        .select([
          'chat_messages.id',
          'chat_messages.author',
          'chat_messages.body as text',
          'chat_messages.created_at as createdAt',
        ])
        .select(pictureFilesOf('chat_messages').as('pictures'))
        .where('chats.user_id', '=', id)
        .where('chat_messages.id', '>', after)
        .orderBy('chat_messages.id')
        .limit(MESSAGES_PER_FILE)
        .execute()
      yield* jsonExportFile(`chat${part === 1 ? '' : `-${part}`}.json`, rows)
      if (rows.length < MESSAGES_PER_FILE) return
      after = rows.at(-1)!.id
    }
  },
  // The chat is locked before its customer is notified of an answer.
  lock: (tx, { id }) => lockRowsOfUser(tx, 'chats', id),
  async erase(tx, _, { id }) {
    await tx.deleteFrom('chats').where('user_id', '=', id).execute()
  },
}
