/** SQL of registered texts. */
import type { Kysely, Selectable } from 'kysely'
import type { TextChannel } from '#domain/messages/templates/registration.ts'
import type { RegisteredTextsTable, Tables } from '../../database/tables.ts'
import type { Tx } from '../../database/transaction.ts'

export type RegisteredText = Selectable<RegisteredTextsTable>

/** A text by its channel, language and name. */
export interface TextKey {
  channel: TextChannel
  language: string
  name: string
}

export function selectRegisteredTexts(
  db: Kysely<Tables>,
  channel: TextChannel,
): Promise<RegisteredText[]> {
  return db.selectFrom('registered_texts').selectAll().where('channel', '=', channel).execute()
}

export function findRegisteredText(
  db: Kysely<Tables>,
  { channel, language, name }: TextKey,
): Promise<RegisteredText | undefined> {
  return db
    .selectFrom('registered_texts')
    .selectAll()
    .where('channel', '=', channel)
    .where('language', '=', language)
    .where('name', '=', name)
    .executeTakeFirst()
}

export async function saveRegisteredText(
  tx: Tx,
  text: Omit<RegisteredText, 'template'> & { template: string },
): Promise<void> {
  const { channel: _channel, language: _language, name: _name, ...changes } = text
  await tx
    .insertInto('registered_texts')
    .values(text)
    .onConflict((at) => at.columns(['channel', 'language', 'name']).doUpdateSet(changes))
    .execute()
}

export async function deleteRegisteredText(
  tx: Tx,
  { channel, language, name }: TextKey,
): Promise<void> {
  await tx
    .deleteFrom('registered_texts')
    .where('channel', '=', channel)
    .where('language', '=', language)
    .where('name', '=', name)
    .execute()
}
