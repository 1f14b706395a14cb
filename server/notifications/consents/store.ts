/** SQL of consents, and of the switches that they stand behind. */
import type { Selectable } from 'kysely'
import type { ConsentPlace, ConsentSubject } from '#domain/messages/consents.ts'
import {
  NOTIFICATION_SWITCHES,
  type NotificationSettings,
} from '#domain/messages/notification-settings.ts'
import type { ConsentsTable } from '../../database/tables.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'

export type ConsentRow = Selectable<ConsentsTable>

/** The newest first. */
export function selectConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .orderBy('subject')
    .execute()
}

/** A consent that holds already stays as it is. */
export async function insertConsents(
  tx: Tx,
  userId: string,
  given: readonly { subject: ConsentSubject; wording: string }[],
  { at, place, language }: { at: Date; place: ConsentPlace; language: string },
): Promise<void> {
  if (given.length === 0) return
  await tx
    .insertInto('consents')
    .values(
      given.map(({ subject, wording }) => ({
        id: newId(at),
        user_id: userId,
        subject,
        given_at: at,
        given_by: place,
        language,
        wording,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'subject']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute()
}

export async function updateConsentsWithdrawn(
  tx: Tx,
  userId: string,
  subjects: readonly ConsentSubject[],
  { at, place }: { at: Date; place: ConsentPlace },
): Promise<void> {
  if (subjects.length === 0) return
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: at, withdrawn_by: place })
    .where('user_id', '=', userId)
    .where('subject', 'in', subjects)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Stores the switches that are named; the others stay as they are. */
export async function storeNotificationChoices(
  tx: Tx,
  userId: string,
  change: Partial<NotificationSettings>,
  now: Date,
): Promise<void> {
  const choices = NOTIFICATION_SWITCHES.flatMap(({ name, category, channel }) => {
    const isOn = change[name]
    return isOn === undefined
      ? []
      : [{ user_id: userId, category, channel, is_on: isOn, chosen_at: now }]
  })
  if (choices.length === 0) return
  await tx
    .insertInto('notification_choices')
    .values(choices)
    .onConflict((conflict) =>
      conflict.constraint('notification_choices_once').doUpdateSet((eb) => ({
        is_on: eb.ref('excluded.is_on'),
        chosen_at: eb.ref('excluded.chosen_at'),
      })),
    )
    .execute()
}

/** @returns false for a person who was erased, or is unknown */
export async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}
