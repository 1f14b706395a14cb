/** A notification that all staff share who have the permission and chose its topic, and alarms to those who chose them. */
import type { StaffCategory } from '#domain/messages/notification-settings.ts'
import type { Message } from '#words/message.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { SendableMessage } from '../message-kinds.ts'
import { notify } from '../notifications/notify.ts'
import { hearsStaffKind, staffCategoryOf, type StaffKind } from '../staff-kinds.ts'
import { insertStaffNotifications, selectBellRecipients } from './store.ts'

/** Something that staff hear of. */
export type Ring = Extract<Message, { kind: StaffKind }> & {
  /** Staff hear once of one key. */
  dedupeKey: string
  /** The page of the console that shows it. */
  link: string
  at: Date
}

/**
 * Reads once who hears of what and stores all of it at once, however many rings there are. Who has it as a message, too,
 * has a notification of their own, which their messages belong to.
 */
export async function ringStaff(
  tx: Tx,
  rings: readonly Ring[],
  deps: Pick<Deps, 'jobs' | 'staffWords' | 'config'>,
): Promise<void> {
  const staff = await selectBellRecipients(tx)
  const shared = []
  for (const ring of rings) {
    const { kind, params, link, at } = ring
    const category = staffCategoryOf(kind)
    const dedupeKey = `staff:${ring.dedupeKey}`
    const listeners: string[] = []
    for (const person of staff.filter((each) => hearsStaffKind(each, kind, each)))
      if (category === null || !person.chosen.includes(category)) listeners.push(person.id)
      else await notify(tx, deps, messageOf(ring, { userId: person.id, dedupeKey }, category))
    if (listeners.length === 0) continue
    shared.push({
      id: newId(at),
      heard_by: listeners,
      dedupe_key: dedupeKey,
      kind,
      params: params ?? {},
      link,
      created_at: at,
    })
  }
  await insertStaffNotifications(tx, shared)
}

/** Of one category within minutes, all of it is one message. */
function messageOf(ring: Ring, to: { userId: string; dedupeKey: string }, category: StaffCategory) {
  return { ...(ring as Ring & SendableMessage), ...to, topic: `staff:${category}` }
}
