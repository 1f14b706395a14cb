/** SQL for saved addresses, saved cards and notification settings. */
import type { Insertable, Selectable, UpdateObject } from 'kysely'
import type { AddressesTable, CardsTable, Tables } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'

export type AddressRow = Selectable<AddressesTable>
export type CardRow = Selectable<CardsTable>

/** What has one default among several of a person. */
type Saved = 'addresses' | 'cards'

/**
 * Locks what a person has saved until `tx` ends, so that two requests never both see no default.
 * @returns false when there is no such person
 */
export async function lockProfileOwner(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function countSavedEntries(tx: Tx, table: Saved, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a person has saved an address in these words. */
export async function hasSavedAddress(db: Db, userId: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the default off whatever has it. */
export async function clearDefaultEntry(tx: Tx, table: Saved, userId: string): Promise<void> {
  await tx
    .updateTable(table)
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
}

/** Deletes one unless it is the default; tells which of the two happened. */
export async function deleteNonDefaultEntry(
  tx: Tx,
  table: Saved,
  userId: string,
  id: string,
): Promise<'deleted' | 'default' | 'missing'> {
  const row = await tx
    .selectFrom(table)
    .select('is_default')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return 'missing'
  if (row.is_default) return 'default'
  await tx.deleteFrom(table).where('id', '=', id).execute()
  return 'deleted'
}

export function selectAddresses(db: Db, userId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
}

export function insertAddress(tx: Tx, row: Insertable<AddressesTable>): Promise<AddressRow> {
  return tx.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Changes an address of a person; undefined when they have no such one. */
export function updateAddress(
  tx: Tx,
  userId: string,
  id: string,
  change: UpdateObject<Tables, 'addresses'>,
): Promise<AddressRow | undefined> {
  return tx
    .updateTable('addresses')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export function selectCards(db: Db, userId: string): Promise<CardRow[]> {
  return db
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
}

export function insertCard(tx: Tx, row: Insertable<CardsTable>): Promise<CardRow> {
  return tx.insertInto('cards').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Makes a card of a person the default; undefined when they have no such one. */
export function updateDefaultCard(
  tx: Tx,
  userId: string,
  id: string,
): Promise<CardRow | undefined> {
  return tx
    .updateTable('cards')
    .set({ is_default: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** A card of a person, the default when none is named; it stays until `tx` ends. */
export function selectCardToCharge(
  tx: Tx,
  userId: string,
  cardId: string | null,
): Promise<CardRow | undefined> {
  return tx
    .selectFrom('cards')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(cardId !== null, (query) => query.where('id', '=', cardId!))
    .$if(cardId === null, (query) => query.where('is_default', '=', true))
    .forKeyShare()
    .executeTakeFirst()
}

export async function updateCardToken(tx: Tx, cardId: string, token: string): Promise<void> {
  await tx.updateTable('cards').set({ token }).where('id', '=', cardId).execute()
}

/** The switches that a person has set. */
export function selectNotificationChoices(db: Db, userId: string) {
  return db
    .selectFrom('notification_choices')
    .select(['category', 'channel', 'is_on'])
    .where('user_id', '=', userId)
    .execute()
}

/** What stands for a saved card at the payment service. */
export async function findCardToken(
  tx: Tx,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const card = await tx
    .selectFrom('cards')
    .select('token')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return card?.token
}
