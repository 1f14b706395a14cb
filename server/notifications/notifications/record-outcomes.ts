/** Makes known what changes brought with them: to whom they concern in one message, and in the audit log. */
import { recordAudit, type AuditEntryInput } from '../../audit/record-audit.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { NotificationInput } from './notification-input.ts'
import { notify } from './notify.ts'

/** What the inner form of a verb leaves to be said by the outermost one. */
export interface Outcome {
  notification?: NotificationInput
  audit?: AuditEntryInput
}

/**
 * In the transaction of the changes, once all of them are made. Notifications that wait, or don't, leave
 * in one message.
 * @param outcomes of one order's changes, in their order
 */
export async function recordOutcomes(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  const notifications = outcomes.flatMap(({ notification }) => notification ?? [])
  for (const isHeld of [true, false]) {
    const [first, ...along] = notifications.filter(({ heldAbout }) => Boolean(heldAbout) === isHeld)
    if (first) await notify(tx, deps, first, ...along)
  }
  await recordAudit(tx, ...outcomes.flatMap(({ audit }) => audit ?? []))
}
