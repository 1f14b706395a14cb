/** Rings the bell of everybody who works here, may see what it is about and wants to hear of it. */
import { bellKindsOf, type BellKind } from '#domain/staff-bell.ts'
import type { Message } from '#words/message.ts'
import type { Tx } from '../../database/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { insertRung, selectListeners } from './store.ts'

type Rung = Extract<Message, { kind: `staff.${string}` }> & {
  /** Somebody hears once of one key. */
  dedupeKey: string
  /** The page of the console that shows it. */
  link: string
  at: Date
}

export async function ringStaff(
  tx: Tx,
  about: BellKind,
  { kind, params, dedupeKey, link, at }: Rung,
): Promise<void> {
  const staff = await selectListeners(tx, about)
  await insertRung(
    tx,
    staff
      .filter((person) => bellKindsOf(person).includes(about))
      .map(({ id }) => ({
        id: newId(at),
        user_id: id,
        dedupe_key: `staff:${dedupeKey}`,
        kind,
        params: JSON.stringify(params ?? {}),
        link,
        created_at: at,
      })),
  )
}
