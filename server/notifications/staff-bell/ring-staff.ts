/** A notification that all staff share who have the permission and chose its topic. */
import { bellKindsForPermissions, type BellKind } from '#domain/people/staff-bell.ts'
import type { Message } from '#words/message.ts'
import type { Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { insertStaffNotifications, selectBellRecipients } from './store.ts'

/** Something that staff hear of. */
export type Ring = Extract<Message, { kind: `staff.${string}` }> & {
  about: BellKind
  /** Staff hear once of one key. */
  dedupeKey: string
  /** The page of the console that shows it. */
  link: string
  at: Date
}

/** Reads once who hears of what and stores all of it at once, however many rings there are. */
export async function ringStaff(tx: Tx, rings: readonly Ring[]): Promise<void> {
  const staff = (await selectBellRecipients(tx)).map((person) => ({
    id: person.id,
    hears: bellKindsForPermissions(person).filter((kind) => !person.muted.includes(kind)),
  }))
  await insertStaffNotifications(
    tx,
    rings.flatMap(({ about, kind, params, dedupeKey, link, at }) => {
      const listeners = staff.filter(({ hears }) => hears.includes(about)).map(({ id }) => id)
      if (listeners.length === 0) return []
      return [
        {
          id: newId(at),
          heard_by: listeners,
          dedupe_key: `staff:${dedupeKey}`,
          kind,
          params: params ?? {},
          link,
          created_at: at,
        },
      ]
    }),
  )
}
